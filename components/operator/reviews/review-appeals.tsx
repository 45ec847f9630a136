'use client';

import { Card } from '@/components/ui/card';
import { WrittenText } from '@/components/ui/written-text';
import { formatDigits } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { CaseLink } from '../cases/case-link';
import { Queue } from '../queue';
import { QueuedClock } from '../queues/queue-clocks';
import { useQueue } from '../use-queue';
import { AppealActs } from './appeal-acts';
import { TakenReview, type ReviewAppeal } from './taken-review';

/** Appeals of writers whose reviews were masked or hidden; another operator than the first one answers. */
export function ReviewAppeals() {
  const { data, readAgain, queue } = useQueue('operator/getallreviewappeal', {});
  return (
    <div className="flex max-w-dialog-wide flex-col gap-4">
      <Queue name="reviews" rows={data?.lstAppeal} {...queue}>
        {(appeal) => <AppealCard key={appeal.moderationid} appeal={appeal} onDecided={readAgain} />}
      </Queue>
    </div>
  );
}

function AppealCard({ appeal, onDecided }: { readonly appeal: ReviewAppeal; readonly onDecided: () => void }) {
  const locale = useLocale();
  const { moderationid, taskid, reqcode, fullname, mobileNo } = appeal;
  return (
    <li>
      <Card className="flex flex-col gap-4">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <div className="min-w-0">
            <h2 className="text-18 font-bold">
              <CaseLink queue="reviews" caseId={moderationid}>
                <WrittenText text={fullname || mobileNo} />
              </CaseLink>
            </h2>
            <Link href={`/operator/orders/${taskid}/`} className="text-14 text-enamel-700 underline">
              <bdi className="own-direction">{formatDigits(reqcode, locale)}</bdi>
            </Link>
          </div>
          <QueuedClock caseId={moderationid} />
        </div>
        <TakenReview appeal={appeal} />
        <AppealActs appeal={appeal} onDecided={onDecided} />
      </Card>
    </li>
  );
}
