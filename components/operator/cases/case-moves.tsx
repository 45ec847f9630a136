import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import type { DeskMoneyWay } from '@/lib/contract/desk-enumerations';
import { formatTomans } from '@/lib/i18n/formats';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useLocale } from '@/lib/i18n/location';

import type { DeskOrder } from './desk-order';
import { MoneyDialog } from './money-dialog';
import { WriteDialog } from './write-dialog';

const WAYS = [
  { way: 'refund', move: 'refundByOperator' },
  { way: 'goodwill', move: 'giveGoodwill' },
  { way: 'cancel', move: 'cancelByOperator' },
] as const;

interface CaseMovesProps {
  readonly order: DeskOrder;
  readonly onChange: (order: DeskOrder) => void;
}

/** What an operator can do with the order, by ORDER_MOVES; money that waits for a second one comes first. */
export function CaseMoves({ order, onChange }: CaseMovesProps) {
  const t = useTranslations('desk.case.act');
  const [open, setOpen] = useState<DeskMoneyWay | 'write' | null>(null);
  const ways = WAYS.filter(({ move }) => order.moves.includes(move));
  const close = () => setOpen(null);
  const done = (changed: DeskOrder) => {
    close();
    onChange(changed);
  };
  return (
    <Card className="flex flex-col gap-3">
      <h3 id="moves" className="text-16 font-semibold">
        {t('moves')}
      </h3>
      {order.pending && <Pending order={order} pending={order.pending} onChange={onChange} />}
      <div className="flex flex-col items-stretch gap-2">
        <Button variant="secondary" onClick={() => setOpen('write')}>
          {t('write')}
        </Button>
        {order.pending === null &&
          ways.map(({ way }) => (
            <Button key={way} variant="secondary" onClick={() => setOpen(way)}>
              {t(way)}
            </Button>
          ))}
      </div>
      {open === 'write' && <WriteDialog order={order} onDone={done} onClose={close} />}
      {open !== null && open !== 'write' && (
        <MoneyDialog taskId={order.taskid} way={open} onDone={done} onClose={close} />
      )}
    </Card>
  );
}

interface PendingProps extends CaseMovesProps {
  readonly pending: NonNullable<DeskOrder['pending']>;
}

/** The first operator only reads it. */
function Pending({ order: { taskid }, pending, onChange }: PendingProps) {
  const t = useTranslations('desk.case.act');
  const toErrorText = useErrorText();
  const locale = useLocale();
  const { isSending, failure, send } = useSending();
  const answer = async (isconfirmed: boolean) => {
    const sent = await send(() => callFromBrowser('operator/confirmordermoney', { taskid, isconfirmed }));
    if (sent.ok) onChange(sent.answer.order);
  };
  const { way, rial, reason, isOwn } = pending;
  return (
    <>
      <Notice tone="warning">{t('pending', { way: t(way), amount: formatTomans(rial, locale), reason })}</Notice>
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      {!isOwn && (
        <div className="flex flex-wrap gap-3">
          <Button isLoading={isSending} onClick={() => void answer(true)}>
            {t('confirm')}
          </Button>
          <Button variant="secondary" isLoading={isSending} onClick={() => void answer(false)}>
            {t('refuse')}
          </Button>
        </div>
      )}
    </>
  );
}
