'use client';

import { useTranslations } from 'next-intl';

import { formatTomans } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { OneCase } from '../cases/one-case';
import { QueuedCase } from '../cases/queued-case';
import { useOneCase } from '../cases/use-one-case';
import { refreshDesk } from '../desk-fresh';
import { CashActs } from './cash-acts';
import { CashFacts, type Claim } from './cash-facts';

/** One claim of cash, on the skeleton of every case. */
export function CashCase({ taskId }: { readonly taskId: number }) {
  const { data, asked } = useOneCase('operator/getallcashclaim', { taskid: taskId });
  return (
    <OneCase rows={data?.lstClaim} {...asked}>
      {(claim) => <Case claim={claim} />}
    </OneCase>
  );
}

function Case({ claim }: { readonly claim: Claim }) {
  const t = useTranslations('desk');
  const locale = useLocale();
  const { taskid, reqcode, amountRial, partRial, claimedAtMs, contestedAtMs, ended } = claim;
  return (
    <QueuedCase
      subject="cash"
      caseId={taskid}
      code={reqcode}
      title={formatTomans(amountRial, locale)}
      state={{ label: t(ended ? 'caseStates.ended' : 'caseStates.waits'), tone: ended ? 'neutral' : 'warning' }}
      steps={[
        { label: t('caseSteps.claimed'), atMs: claimedAtMs },
        { label: t('caseSteps.contested'), atMs: contestedAtMs },
        // The operator's decision says itself when it came.
        { label: t('caseSteps.paidLater'), atMs: ended?.reason === null ? ended.atMs : null },
      ]}
      acts={!ended && <CashActs claim={claim} onDecided={refreshDesk} />}
    >
      {partRial > 0 && <p>{t('cash.part', { amount: formatTomans(partRial, locale) })}</p>}
      <CashFacts claim={claim} />
      <Link
        href={`/operator/orders/${taskid}/`}
        className="inline-flex min-h-touch items-center self-start text-enamel-700 underline"
      >
        {t('places.order')}
      </Link>
    </QueuedCase>
  );
}
