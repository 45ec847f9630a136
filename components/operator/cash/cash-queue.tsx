'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { WrittenText } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import type { CallAnswer } from '@/lib/contract';
import { formatDigits, formatInstant, formatTomans } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { DecisionDialog } from '../decision-dialog';
import { Queue } from '../queue';
import { QueuedClock } from '../queues/queue-clocks';
import { SecondAnswer } from '../second-answer';
import { useMayMake } from '../use-may-make';
import { useQueue } from '../use-queue';

type Claim = CallAnswer<'operator/getallcashclaim'>['lstClaim'][number];

/** Cash that was not paid, as professionals say; an operator decides (BEHAVIOUR 30). */
export function CashQueue() {
  const { data, readAgain, queue } = useQueue('operator/getallcashclaim', {});
  return (
    <div className="flex max-w-dialog-wide flex-col gap-4">
      <Queue name="cash" rows={data?.lstClaim} {...queue}>
        {(claim) => <ClaimCard key={claim.taskid} claim={claim} onDecided={readAgain} />}
      </Queue>
    </div>
  );
}

function ClaimCard({ claim, onDecided }: { claim: Claim; onDecided: () => void }) {
  const t = useTranslations('desk.cash');
  const locale = useLocale();
  const [isPaid, setIsPaid] = useState<boolean | null>(null);
  const mayDecide = useMayMake()('operator/decidecashclaim');
  const { taskid, reqcode, amountRial, partRial, claimedAtMs, contestText, contestedAtMs, needsSecond, pending } =
    claim;
  const decide = async (reason: string) => {
    if (isPaid === null) return {};
    const decided = await callFromBrowser('operator/decidecashclaim', { taskid, ispaid: isPaid, reason });
    setIsPaid(null);
    onDecided();
    return decided;
  };
  return (
    <li id={`case-${taskid}`}>
      <Card className="flex flex-col gap-3">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <div className="min-w-0">
            <h2 className="text-18 font-bold">
              {formatTomans(amountRial, locale)} ·{' '}
              <Link href={`/operator/orders/${taskid}/`} className="text-enamel-700 underline">
                <bdi className="own-direction">{formatDigits(reqcode, locale)}</bdi>
              </Link>
            </h2>
            {partRial > 0 && <p>{t('part', { amount: formatTomans(partRial, locale) })}</p>}
            <p className="text-14 text-stone-500">{formatInstant(claimedAtMs, locale)}</p>
          </div>
          <QueuedClock caseId={taskid} />
        </div>
        <Person label={t('provider')} name={claim.providerName} mobile={claim.providerMobile} />
        <Person label={t('customer')} name={claim.customerName} mobile={claim.customerMobile} />
        {contestText !== null && contestedAtMs !== null && (
          <blockquote className="rounded-field bg-stone-50 p-3">
            <p className="text-14 text-stone-500">{t('contested', { time: formatInstant(contestedAtMs, locale) })}</p>
            <WrittenText text={contestText} />
          </blockquote>
        )}
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
      </Card>
      {isPaid !== null && (
        <DecisionDialog
          title={t(isPaid ? 'paid' : 'notPaid')}
          text={t(isPaid ? 'paidText' : 'notPaidText')}
          sendLabel={t(isPaid ? 'paid' : 'notPaid')}
          onSend={decide}
          onClose={() => setIsPaid(null)}
        >
          {() => needsSecond && <Notice tone="warning">{t('second')}</Notice>}
        </DecisionDialog>
      )}
    </li>
  );
}

interface PendingProps {
  readonly claim: Claim;
  readonly pending: NonNullable<Claim['pending']>;
  readonly mayAnswer: boolean;
  readonly onDecided: () => void;
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

function Person({ label, name, mobile }: { readonly label: string; readonly name: string; readonly mobile: string }) {
  const locale = useLocale();
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span className="text-stone-500">{label}</span>
      <WrittenText text={name} />
      <a
        href={`tel:${mobile}`}
        className="own-direction inline-flex min-h-touch items-center font-semibold text-enamel-700"
      >
        {formatDigits(mobile, locale)}
      </a>
    </p>
  );
}
