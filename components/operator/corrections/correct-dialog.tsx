import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { RIALS_A_TOMAN, TomanField } from '@/components/forms/fields/toman-field';
import { Button } from '@/components/ui/button';
import { ChoiceChips } from '@/components/ui/choice';
import { Notice } from '@/components/ui/notice';
import { LabelWithName } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import type { CallAnswer } from '@/lib/contract';
import { formatTomans } from '@/lib/i18n/formats';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useLocale } from '@/lib/i18n/location';

import { DecisionDialog } from '../decision-dialog';
import { ShownPlan } from '../shown-plan';

type Plan = CallAnswer<'operator/plancorrection'>['plan'];

const WAYS = ['nothing', 'sum'] as const;

export type Booking = CallAnswer<'operator/getallbooking'>['lstBooking'][number];

interface CorrectDialogProps {
  readonly booking: Booking;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks what the booking should have been, shows each account before and after, and then asks why. */
export function CorrectDialog({ booking, onDone, onClose }: CorrectDialogProps) {
  const t = useTranslations('corrections');
  const toErrorText = useErrorText();
  const locale = useLocale();
  const { postingid, rial: nowRial } = booking;
  const [way, setWay] = useState<(typeof WAYS)[number]>('nothing');
  const [tomans, setTomans] = useState<number | null>(null);
  const [plan, setPlan] = useState<Plan | null>(null);
  const { isSending, failure, send } = useSending();
  const rial = way === 'nothing' ? 0 : tomans === null ? null : tomans * RIALS_A_TOMAN;
  const shown = plan !== null && plan.rial === rial ? plan : null;
  const show = async () => {
    if (rial === null) return;
    const sent = await send(() => callFromBrowser('operator/plancorrection', { postingid, rial }));
    if (sent.ok) setPlan(sent.answer.plan);
  };
  const correct = async (reason: string) => {
    if (shown === null) return null;
    const { nowRial: seenRial } = shown;
    const asked = { postingid, rial: shown.rial, seenRial, reason };
    const corrected = await callFromBrowser('operator/correctbooking', asked);
    onDone();
    return corrected;
  };
  return (
    <DecisionDialog
      keptAs={`posting-${postingid}-correct`}
      title={t('correct')}
      text={t('text', { amount: formatTomans(nowRial, locale) })}
      sendLabel={t('correct')}
      isAnswered={shown?.isPossible === true}
      onSend={correct}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <ChoiceChips
            legend={t('way')}
            choices={WAYS.map((value) => ({ value, label: t(`ways.${value}`) }))}
            value={way}
            onValueChange={setWay}
          />
          {way === 'sum' && <TomanField label={t('sum')} tomans={tomans} onTomansChange={setTomans} />}
          {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
          {shown === null ? (
            <Button variant="secondary" disabled={rial === null} isLoading={isSending} onClick={() => void show()}>
              {t('show')}
            </Button>
          ) : (
            <ShownPlan>
              <PlanRows plan={shown} />
            </ShownPlan>
          )}
          {isTried && shown === null && <Notice tone="warning">{t('showFirst')}</Notice>}
        </>
      )}
    </DecisionDialog>
  );
}

function PlanRows({ plan: { lstAccount, isPossible, needsSecond } }: { plan: Plan }) {
  const t = useTranslations('corrections');
  const locale = useLocale();
  return (
    <>
      <dl className="flex flex-col gap-2 text-14">
        {lstAccount.map(({ account, owner, beforeRial, afterRial }) => (
          <div key={`${account}-${owner ?? ''}`} className="flex flex-wrap justify-between gap-x-4">
            <dt>
              <LabelWithName label={t(`accounts.${account}`, { name: '{name}' })} name={owner ?? ''} />
            </dt>
            <dd>
              {t('beforeAfter', { before: formatTomans(beforeRial, locale), after: formatTomans(afterRial, locale) })}
            </dd>
          </div>
        ))}
      </dl>
      {!isPossible && <Notice tone="error">{t('impossible')}</Notice>}
      {isPossible && needsSecond && <Notice tone="warning">{t('second')}</Notice>}
    </>
  );
}
