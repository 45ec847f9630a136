import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { RIALS_A_TOMAN, TomanField } from '@/components/forms/fields/toman-field';
import { Button } from '@/components/ui/button';
import { ChoiceChips } from '@/components/ui/choice';
import { Notice } from '@/components/ui/notice';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import type { DeskMoneyWay } from '@/lib/contract/desk-enumerations';
import { formatTomans } from '@/lib/i18n/formats';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useLocale } from '@/lib/i18n/location';

import { DecisionDialog } from '../decision-dialog';
import { ShownPlan } from '../shown-plan';
import type { DeskOrder } from './desk-order';
import { MoneyPlanRows, type MoneyPlan } from './money-plan';
import { RefundLines, type LineSums } from './refund-lines';

interface MoneyDialogProps {
  readonly order: Pick<DeskOrder, 'taskid' | 'lstRefundLine'>;
  readonly way: DeskMoneyWay;
  readonly onDone: (order: DeskOrder) => void;
  readonly onClose: () => void;
}

interface Asked {
  readonly rial: number;
  readonly lines?: { readonly place: number; readonly rial: number }[];
}

const PARTS = ['lines', 'sum'] as const;

/** The typed values as a request; null while nothing is typed. */
function toAsked(way: DeskMoneyWay, tomans: number | null, sums: LineSums | null): Asked | null {
  if (way === 'cancel') return { rial: 0 };
  if (sums === null) return tomans === null ? null : { rial: tomans * RIALS_A_TOMAN };
  const lines = Object.entries(sums).flatMap(([place, typed]) =>
    typed ? [{ place: Number(place), rial: typed * RIALS_A_TOMAN }] : [],
  );
  return lines.length === 0 ? null : { rial: 0, lines };
}

/** Shows by account what would move, as the server computes it, and then asks why. Nothing moves that was not shown. */
export function MoneyDialog({ order, way, onDone, onClose }: MoneyDialogProps) {
  const t = useTranslations('desk.case.act');
  const toErrorText = useErrorText();
  const locale = useLocale();
  const [part, setPart] = useState<(typeof PARTS)[number]>(way === 'refund' ? 'lines' : 'sum');
  const [tomans, setTomans] = useState<number | null>(null);
  const [sums, setSums] = useState<LineSums>({});
  const [shown, setShown] = useState<{ readonly asked: string; readonly plan: MoneyPlan } | null>(null);
  const { isSending, failure, send } = useSending();
  const asked = toAsked(way, tomans, part === 'lines' ? sums : null);
  const plan = shown !== null && shown.asked === JSON.stringify(asked) ? shown.plan : null;
  const isSum = plan !== null && plan.rial <= plan.leftRial;

  const show = async () => {
    if (asked === null) return;
    const sent = await send(() => callFromBrowser('operator/planordermoney', { taskid: order.taskid, way, ...asked }));
    if (sent.ok) setShown({ asked: JSON.stringify(asked), plan: sent.answer.plan });
  };
  const move = async (reason: string) => {
    if (plan === null) return null;
    const sent = { taskid: order.taskid, way, rial: plan.rial, lines: asked?.lines, seenRial: plan.leftRial, reason };
    const moved = await callFromBrowser('operator/moveordermoney', sent);
    onDone(moved.order);
    return moved;
  };
  return (
    <DecisionDialog
      keptAs={`order-${order.taskid}-${way}`}
      title={t(way)}
      text={t('text')}
      sendLabel={t('send')}
      isAnswered={isSum}
      onSend={move}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          {way === 'refund' && (
            <ChoiceChips
              legend={t('part')}
              choices={PARTS.map((value) => ({ value, label: t(`parts.${value}`) }))}
              value={part}
              onValueChange={setPart}
            />
          )}
          {part === 'lines' && <RefundLines lines={order.lstRefundLine} sums={sums} onSumsChange={setSums} />}
          {part === 'sum' && way !== 'cancel' && (
            <TomanField
              label={t('sum')}
              tomans={tomans}
              onTomansChange={setTomans}
              error={plan !== null && !isSum ? t('sumWrong', { most: formatTomans(plan.leftRial, locale) }) : undefined}
            />
          )}
          {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
          {plan === null ? (
            <Button variant="secondary" disabled={asked === null} isLoading={isSending} onClick={() => void show()}>
              {t('show')}
            </Button>
          ) : (
            <ShownPlan>{isSum && <MoneyPlanRows plan={plan} />}</ShownPlan>
          )}
          {isTried && plan === null && <Notice tone="warning">{t('showFirst')}</Notice>}
        </>
      )}
    </DecisionDialog>
  );
}
