import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { callFromBrowser } from '@/lib/client/browser';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { DecisionDialog } from '../decision-dialog';
import { SecondAnswer } from '../second-answer';
import { useMayMake } from '../use-may-make';
import type { Claim } from './cash-facts';

interface CashActsProps {
  readonly claim: Claim;
  readonly onDecided: () => void;
}

/** The operator's word about contested cash, or the second operator's answer to it. */
export function CashActs({ claim, onDecided }: CashActsProps) {
  const t = useTranslations('desk.cash');
  const [isPaid, setIsPaid] = useState<boolean | null>(null);
  const mayDecide = useMayMake()('operator/decidecashclaim');
  const { taskid, needsSecond, pending } = claim;
  const decide = async (reason: string) => {
    if (isPaid === null) return {};
    const decided = await callFromBrowser('operator/decidecashclaim', { taskid, ispaid: isPaid, reason });
    setIsPaid(null);
    onDecided();
    return decided;
  };
  return (
    <>
      {pending && <Pending claim={claim} pending={pending} mayAnswer={mayDecide} onDecided={onDecided} />}
      {mayDecide && !pending && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setIsPaid(true)}>
            {t('paid')}
          </Button>
          <Button variant="secondary" onClick={() => setIsPaid(false)}>
            {t('notPaid')}
          </Button>
        </div>
      )}
      {!mayDecide && <p className="text-14 text-stone-500">{t('supportDecides')}</p>}
      {isPaid !== null && (
        <DecisionDialog
          keptAs={`cash-${taskid}-${isPaid ? 'paid' : 'not-paid'}`}
          title={t(isPaid ? 'paid' : 'notPaid')}
          text={t(isPaid ? 'paidText' : 'notPaidText')}
          sendLabel={t(isPaid ? 'paid' : 'notPaid')}
          onSend={decide}
          onClose={() => setIsPaid(null)}
        >
          {() => needsSecond && <Notice tone="warning">{t('second')}</Notice>}
        </DecisionDialog>
      )}
    </>
  );
}

interface PendingProps extends CashActsProps {
  readonly pending: NonNullable<Claim['pending']>;
  readonly mayAnswer: boolean;
}

function Pending({ claim: { taskid, amountRial }, pending, mayAnswer, onDecided }: PendingProps) {
  const t = useTranslations('desk.cash');
  const locale = useLocale();
  const { isPaid, reason, isOwn } = pending;
  const answer = async (isconfirmed: boolean) => {
    await callFromBrowser('operator/confirmcashclaim', { taskid, isconfirmed });
    onDecided();
  };
  const asked = { decision: t(isPaid ? 'paid' : 'notPaid'), amount: formatTomans(amountRial, locale), reason };
  return <SecondAnswer question={t('pending', asked)} mayAnswer={mayAnswer && !isOwn} answer={answer} />;
}
