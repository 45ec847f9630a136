'use client';

import { useTranslations } from 'next-intl';

import { WrittenText } from '@/components/ui/written-text';
import { formatDigits } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { OneCase } from '../cases/one-case';
import { QueuedCase } from '../cases/queued-case';
import { useOneCase } from '../cases/use-one-case';
import { refreshDesk } from '../desk-fresh';
import { AppealActs } from './appeal-acts';
import { TakenReview, type ReviewAppeal } from './taken-review';

/** One appeal of a review, on the skeleton of every case. */
export function ReviewAppealCase({ moderationId }: { readonly moderationId: number }) {
  const { data, asked } = useOneCase('operator/getallreviewappeal', { moderationid: moderationId });
  return (
    <OneCase rows={data?.lstAppeal} {...asked}>
      {(appeal) => <Case appeal={appeal} />}
    </OneCase>
  );
}

function Case({ appeal }: { readonly appeal: ReviewAppeal }) {
  const t = useTranslations('desk');
  const locale = useLocale();
  const { moderationid, taskid, reqcode, fullname, mobileNo, measure, decidedAtMs, appealedAtMs, ended } = appeal;
  return (
    <QueuedCase
      subject="reviews"
      caseId={moderationid}
      code={`R-${moderationid}`}
      title={<WrittenText text={fullname || formatDigits(mobileNo, locale)} />}
      state={{ label: t(`caseStates.${ended?.decision ?? 'waits'}`), tone: ended ? 'neutral' : 'warning' }}
      steps={[
        { label: t(`caseSteps.${measure}`), atMs: decidedAtMs },
        { label: t('caseSteps.appealed'), atMs: appealedAtMs },
      ]}
      acts={!ended && <AppealActs appeal={appeal} onDecided={refreshDesk} />}
    >
      <TakenReview appeal={appeal} />
      <Link
        href={`/operator/orders/${taskid}/`}
        className="inline-flex min-h-touch items-center self-start text-enamel-700 underline"
      >
        <bdi className="own-direction">{formatDigits(reqcode, locale)}</bdi>
      </Link>
    </QueuedCase>
  );
}
