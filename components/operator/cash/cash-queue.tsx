'use client';

import { useTranslations } from 'next-intl';

import { Card } from '@/components/ui/card';
import { formatDigits, formatInstant, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { CaseLink } from '../cases/case-link';
import { Queue } from '../queue';
import { QueuedClock } from '../queues/queue-clocks';
import { useQueue } from '../use-queue';
import { CashActs } from './cash-acts';
import { CashFacts, type Claim } from './cash-facts';

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

function ClaimCard({ claim, onDecided }: { readonly claim: Claim; readonly onDecided: () => void }) {
  const t = useTranslations('desk.cash');
  const locale = useLocale();
  const { taskid, reqcode, amountRial, partRial, claimedAtMs } = claim;
  return (
    <li>
      <Card className="flex flex-col gap-3">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <div className="min-w-0">
            <h2 className="text-18 font-bold">
              {formatTomans(amountRial, locale)} ·{' '}
              <CaseLink queue="cash" caseId={taskid}>
                <bdi className="own-direction">{formatDigits(reqcode, locale)}</bdi>
              </CaseLink>
            </h2>
            {partRial > 0 && <p>{t('part', { amount: formatTomans(partRial, locale) })}</p>}
            <p className="text-14 text-stone-500">{formatInstant(claimedAtMs, locale)}</p>
          </div>
          <QueuedClock caseId={taskid} />
        </div>
        <CashFacts claim={claim} />
        <CashActs claim={claim} onDecided={onDecided} />
      </Card>
    </li>
  );
}
