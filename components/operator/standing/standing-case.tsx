import type { ReactNode } from 'react';

import { Card } from '@/components/ui/card';
import { WrittenText } from '@/components/ui/written-text';
import { formatDigits, formatInstant } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { CaseLink } from '../cases/case-link';
import { QueuedClock } from '../queues/queue-clocks';
import { StandingActs, type StandingActsProps } from './standing-acts';

interface StandingCaseProps<Decision> extends StandingActsProps<Decision> {
  readonly queue: 'appeals' | 'excuses';
  readonly caseId: number;
  readonly fullname: string;
  readonly mobileNo: string;
  readonly sentAtMs: number | null;
  readonly children: ReactNode;
}

/** A professional's request about their standing, and the operator's yes or no with a reason. */
export function StandingCase<Decision extends string>({
  queue,
  caseId,
  fullname,
  mobileNo,
  sentAtMs,
  children,
  ...acts
}: StandingCaseProps<Decision>) {
  const locale = useLocale();
  return (
    <li>
      <Card className="flex flex-col gap-4">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <div className="min-w-0">
            <h2 className="text-18 font-bold">
              <CaseLink queue={queue} caseId={caseId}>
                <WrittenText text={fullname} />
              </CaseLink>
            </h2>
            <p className="flex flex-wrap gap-x-4 text-14 text-stone-500">
              <bdi className="own-direction">{formatDigits(mobileNo, locale)}</bdi>
              {sentAtMs !== null && <span>{formatInstant(sentAtMs, locale)}</span>}
            </p>
          </div>
          <QueuedClock caseId={caseId} />
        </div>
        {children}
        <StandingActs {...acts} />
      </Card>
    </li>
  );
}
