import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { toIsolatedName } from '@/components/shared/isolated-name';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { callFromBrowser } from '@/lib/client/browser';
import type { OrderAct } from '@/lib/domain/desk/likely-act';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { SecondAnswer } from '../second-answer';
import type { DeskOrder } from './desk-order';
import { ActDialog, useActWords, useOrderActs } from './order-acts';

interface CaseMovesProps {
  readonly order: DeskOrder;
  readonly onChange: (order: DeskOrder) => void;
}

/**
 * The operator's moves for the order beside the likely one, which stands in the head. Money that waits for a second
 * operator comes first.
 */
export function CaseMoves({ order, onChange }: CaseMovesProps) {
  const t = useTranslations('desk.case.act');
  const { others } = useOrderActs(order);
  const toWords = useActWords();
  const [open, setOpen] = useState<OrderAct | null>(null);
  const done = (changed: DeskOrder) => {
    setOpen(null);
    onChange(changed);
  };
  return (
    <Card className="flex flex-col gap-3">
      <h3 id="moves" className="text-16 font-semibold">
        {t('moves')}
      </h3>
      {order.pending && <Pending order={order} pending={order.pending} onChange={onChange} />}
      <div className="flex flex-col items-stretch gap-2">
        {others.map((act) => (
          <Button key={act} variant="secondary" onClick={() => setOpen(act)}>
            {toWords(act)}
          </Button>
        ))}
      </div>
      <ActDialog order={order} act={open} onDone={done} onClose={() => setOpen(null)} />
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
