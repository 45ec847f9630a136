import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { toIsolatedName } from '@/components/shared/isolated-name';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { callFromBrowser } from '@/lib/client/browser';
import type { DeskMoneyWay } from '@/lib/contract/desk-enumerations';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { SecondAnswer } from '../second-answer';
import { useMayMake } from '../use-may-make';
import type { DeskOrder } from './desk-order';
import { MoneyDialog } from './money-dialog';
import { ReassignDialog } from './reassign-dialog';
import { WriteDialog } from './write-dialog';

const WAYS = [
  { way: 'refund', move: 'refundByOperator' },
  { way: 'goodwill', move: 'giveGoodwill' },
  { way: 'cancel', move: 'cancelByOperator' },
] as const;

const REASSIGNS: readonly string[] = ['takeBackByOperator', 'assignByOperator'];

interface CaseMovesProps {
  readonly order: DeskOrder;
  readonly onChange: (order: DeskOrder) => void;
}

/** The operator's moves for the order, by ORDER_MOVES. Money that waits for a second operator comes first. */
export function CaseMoves({ order, onChange }: CaseMovesProps) {
  const t = useTranslations('desk.case.act');
  const tReassign = useTranslations('desk.case.reassign');
  const [open, setOpen] = useState<DeskMoneyWay | 'write' | 'reassign' | null>(null);
  const mayMake = useMayMake();
  const mayReassign = mayMake('operator/reassign') && order.moves.some((move) => REASSIGNS.includes(move));
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
        {mayReassign && (
          <Button variant="secondary" onClick={() => setOpen('reassign')}>
            {tReassign('open')}
          </Button>
        )}
        {mayMake('operator/writetoorder') && (
          <Button variant="secondary" onClick={() => setOpen('write')}>
            {t('write')}
          </Button>
        )}
        {order.pending === null &&
          ways.map(({ way }) => (
            <Button key={way} variant="secondary" onClick={() => setOpen(way)}>
              {t(way)}
            </Button>
          ))}
      </div>
      {open === 'write' && <WriteDialog order={order} onDone={done} onClose={close} />}
      {open === 'reassign' && <ReassignDialog order={order} onDone={done} onClose={close} />}
      {open !== null && open !== 'write' && open !== 'reassign' && (
        <MoneyDialog order={order} way={open} onDone={done} onClose={close} />
      )}
    </Card>
  );
}

interface PendingProps extends CaseMovesProps {
  readonly pending: NonNullable<DeskOrder['pending']>;
}

function Pending({ order: { taskid }, pending, onChange }: PendingProps) {
  const t = useTranslations('desk.case.act');
  const locale = useLocale();
  const { way, rial, reason, isOwn } = pending;
  const answer = async (isconfirmed: boolean) =>
    onChange((await callFromBrowser('operator/confirmordermoney', { taskid, isconfirmed })).order);
  const question = t('pending', { way: t(way), amount: formatTomans(rial, locale), reason: toIsolatedName(reason) });
  return <SecondAnswer question={question} mayAnswer={!isOwn} answer={answer} />;
}
