import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type FormEvent } from 'react';

import { usePageKeys } from '@/components/shared/keys/use-page-keys';
import { RIALS_A_TOMAN, TomanField } from '@/components/forms/fields/toman-field';
import { toIsolatedName } from '@/components/shared/isolated-name';
import { SumRow } from '@/components/shared/sum-row';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import type { CallAnswer } from '@/lib/contract';
import { formatTomans } from '@/lib/i18n/formats';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useLocale } from '@/lib/i18n/location';

import { DecisionDialog } from '../decision-dialog';
import { SecondAnswer } from '../second-answer';
import type { Decidable } from './decidable';

type Plan = CallAnswer<'operator/plandispute'>['plan'];

interface DecideProps {
  readonly dispute: Decidable;
  readonly onChange: () => void;
}

/** The decision by sum: what it would move is shown first, then its reason is asked for. */
export function DecideDispute({ dispute, onChange }: DecideProps) {
  const t = useTranslations('dispute');
  const [isDeciding, setIsDeciding] = useState(false);
  const { turn, pending, mayJudge, judgeCount } = dispute;
  // A reason that is being written stays when somebody else decides first: its sending says what has happened.
  if (turn !== 'operator' && !isDeciding) return null;
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-18 font-bold">{t('decide')}</h2>
      {!mayJudge && <Notice tone="warning">{t('mayNotJudge')}</Notice>}
      {judgeCount === (pending ? 1 : 0) && <Notice tone="warning">{t('noJudge')}</Notice>}
      {pending && !isDeciding ? (
        <Pending dispute={dispute} pending={pending} onChange={onChange} />
      ) : (
        (mayJudge || isDeciding) && (
          <BySum dispute={dispute} onChange={onChange} isDeciding={isDeciding} onDeciding={setIsDeciding} />
        )
      )}
    </Card>
  );
}

interface BySumProps extends DecideProps {
  readonly isDeciding: boolean;
  readonly onDeciding: (isDeciding: boolean) => void;
}

function BySum({ dispute: { disputeid, capRial, askedRial }, onChange, isDeciding, onDeciding }: BySumProps) {
  const t = useTranslations('dispute');
  const toErrorText = useErrorText();
  const locale = useLocale();
  const [tomans, setTomans] = useState<number | null>(Math.min(askedRial, capRial) / RIALS_A_TOMAN);
  const [shown, setShown] = useState<{ readonly rial: number; readonly plan: Plan } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  usePageKeys({ KeyD: () => form.current?.querySelector('input')?.focus() });
  const { isSending, failure, send } = useSending();
  const rial = tomans === null ? null : tomans * RIALS_A_TOMAN;
  const isSum = rial !== null && rial <= capRial;
  // What was shown for another sum is not what would be decided.
  const plan = shown !== null && shown.rial === rial ? shown.plan : null;
  // The button that showed it is gone, and the focus with it.
  useEffect(() => {
    if (plan === null || document.activeElement !== document.body) return;
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [plan]);

  const show = async () => {
    if (rial === null) return;
    const sent = await send(() => callFromBrowser('operator/plandispute', { disputeid, rial }));
    if (sent.ok) setShown({ rial, plan: sent.answer.plan });
  };
  const decide = async (reason: string) => {
    if (rial === null) return null;
    try {
      const decided = await callFromBrowser('operator/decidedispute', { disputeid, rial, reason });
      onDeciding(false);
      return decided;
    } finally {
      // After a refusal, too: behind the dialog stands what somebody else did.
      onChange();
    }
  };
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (plan !== null) onDeciding(true);
    else if (isSum) void show();
  };
  return (
    <form ref={form} noValidate onSubmit={goOn} className="flex flex-col gap-4">
      <TomanField
        aria-keyshortcuts="d"
        label={t('decideSum')}
        tomans={tomans}
        onTomansChange={setTomans}
        error={isSum ? undefined : t('sumWrong', { most: formatTomans(capRial, locale) })}
      />
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      {plan === null ? (
        <Button type="submit" variant="secondary" disabled={!isSum} isLoading={isSending}>
          {t('show')}
        </Button>
      ) : (
        <>
          <PlanRows plan={plan} />
          <Button type="submit">{t('decide')}</Button>
        </>
      )}
      {isDeciding && (
        <DecisionDialog
          keptAs={`dispute-${disputeid}-decide`}
          title={t('decide')}
          text={t('decideText')}
          sendLabel={t('decide')}
          onSend={decide}
          onClose={() => onDeciding(false)}
        />
      )}
    </form>
  );
}

function PlanRows({ plan }: { plan: Plan }) {
  const t = useTranslations('dispute.plan');
  return (
    <>
      <dl className="flex flex-col gap-2">
        {plan.giftRial > 0 && <SumRow label={t('gift')} amount={plan.giftRial} />}
        <SumRow label={t('wallet')} amount={plan.walletRial} />
        <SumRow label={t('provider')} amount={plan.providerRial} />
        <SumRow label={t('commission')} amount={plan.commissionRial} />
        {plan.debtRial > 0 && <SumRow label={t('debt')} amount={plan.debtRial} />}
        {plan.borneRial > 0 && <SumRow label={t('borne')} amount={plan.borneRial} />}
      </dl>
      {plan.needsSecond && <Notice tone="warning">{t('second')}</Notice>}
    </>
  );
}

interface PendingProps extends DecideProps {
  readonly pending: NonNullable<Decidable['pending']>;
}

/** A decision that waits for a second operator. */
function Pending({ dispute: { disputeid, mayJudge }, pending, onChange }: PendingProps) {
  const t = useTranslations('dispute');
  const locale = useLocale();
  const answer = async (isconfirmed: boolean) => {
    try {
      await callFromBrowser('operator/confirmdispute', { disputeid, isconfirmed });
    } finally {
      onChange();
    }
  };
  const question = t('pending', { amount: formatTomans(pending.rial, locale), reason: toIsolatedName(pending.reason) });
  return <SecondAnswer question={question} mayAnswer={mayJudge && !pending.isOwn} answer={answer} />;
}
