import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { RIALS_A_TOMAN, TomanField } from '@/components/forms/fields/toman-field';
import { SumRow } from '@/components/shared/sum-row';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import type { CallAnswer } from '@/lib/contract';
import type { DeskMoneyWay } from '@/lib/contract/desk-enumerations';
import { formatTomans } from '@/lib/i18n/formats';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useLocale } from '@/lib/i18n/location';

import { DecisionDialog } from '../decision-dialog';
import type { DeskOrder } from './desk-order';

type Plan = CallAnswer<'operator/planordermoney'>['plan'];

interface MoneyDialogProps {
  readonly taskId: number;
  readonly way: DeskMoneyWay;
  readonly onDone: (order: DeskOrder) => void;
  readonly onClose: () => void;
}

/** Shows by account what would move, as the server computes it, and then asks why. Nothing moves that was not shown. */
export function MoneyDialog({ taskId, way, onDone, onClose }: MoneyDialogProps) {
  const t = useTranslations('desk.case.act');
  const toErrorText = useErrorText();
  const locale = useLocale();
  const [tomans, setTomans] = useState<number | null>(null);
  const [shown, setShown] = useState<{ readonly asked: number; readonly plan: Plan } | null>(null);
  const { isSending, failure, send } = useSending();
  const isCancel = way === 'cancel';
  const asked = isCancel ? 0 : tomans === null ? null : tomans * RIALS_A_TOMAN;
  const plan = shown !== null && shown.asked === asked ? shown.plan : null;
  const rial = isCancel ? (plan?.leftRial ?? 0) : (asked ?? 0);
  const isSum = plan !== null && (isCancel || rial <= plan.leftRial);

  const show = async () => {
    if (asked === null) return;
    const sent = await send(() => callFromBrowser('operator/planordermoney', { taskid: taskId, way, rial: asked }));
    if (sent.ok) setShown({ asked, plan: sent.answer.plan });
  };
  const move = async (reason: string) => {
    if (plan === null) return;
    const sent = { taskid: taskId, way, rial, seenRial: plan.leftRial, reason };
    onDone((await callFromBrowser('operator/moveordermoney', sent)).order);
  };
  return (
    <DecisionDialog
      title={t(way)}
      text={t('text')}
      sendLabel={t('send')}
      isAnswered={isSum}
      onSend={move}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          {!isCancel && (
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
            isSum && <PlanRows plan={plan} />
          )}
          {isTried && plan === null && <Notice tone="warning">{t('showFirst')}</Notice>}
        </>
      )}
    </DecisionDialog>
  );
}

const ROWS = {
  gift: 'giftRial',
  wallet: 'walletRial',
  provider: 'providerRial',
  commission: 'commissionRial',
} as const;
const BEHIND = { debt: 'debtRial', borne: 'borneRial' } as const;

function PlanRows({ plan }: { plan: Plan }) {
  const t = useTranslations('desk.case.act');
  return (
    <>
      <dl className="flex flex-col gap-2">
        {(['gift', 'wallet', 'provider', 'commission'] as const).map((key) => (
          <SumRow key={key} label={t(key)} amount={plan[ROWS[key]]} />
        ))}
        {(['debt', 'borne'] as const).map(
          (key) => plan[BEHIND[key]] > 0 && <SumRow key={key} label={t(key)} amount={plan[BEHIND[key]]} />,
        )}
      </dl>
      {plan.needsSecond && <Notice tone="warning">{t('second')}</Notice>}
    </>
  );
}
