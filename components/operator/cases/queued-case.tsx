import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';

import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import type { DeskQueue } from '@/lib/contract/desk-enumerations';

import { CaseBar } from './case-bar';
import { CaseHead } from './case-head';
import { CaseHistory, type CaseStep } from './case-history';
import { CaseLayout } from './case-layout';

interface QueuedCaseProps {
  readonly subject: DeskQueue;
  readonly caseId: number;
  readonly code: string;
  readonly title: ReactNode;
  readonly state: { readonly label: string; readonly tone: ComponentProps<typeof Badge>['tone'] };
  readonly steps: readonly CaseStep[];
  /** The moves; null where the case has none any more. */
  readonly acts: ReactNode;
  readonly people?: ReactNode;
  /** The facts are a card of their own. */
  readonly hasOwnCard?: boolean;
  /** The facts that the decision rests on. */
  readonly children: ReactNode;
}

/** The page of a case of a queue, on the skeleton of every case: head, owner, facts, moves, people, time line. */
export function QueuedCase({ subject, caseId, acts, people, hasOwnCard = false, ...of }: QueuedCaseProps) {
  const t = useTranslations('desk.case.act');
  const { code, title, state, steps, children } = of;
  return (
    <CaseLayout
      head={
        <>
          <CaseHead
            code={code}
            title={title}
            state={<Badge tone={state.tone}>{state.label}</Badge>}
            deadline={null}
            serverNowMs={0}
          />
          <CaseBar hasClock subject={subject} caseId={caseId} />
        </>
      }
      facts={hasOwnCard ? children : <Card className="flex flex-col gap-4">{children}</Card>}
      main={<CaseHistory subject={subject} caseId={caseId} steps={steps} />}
      side={
        <>
          {acts && (
            <Card className="flex flex-col gap-3">
              <h3 className="text-16 font-semibold">{t('moves')}</h3>
              {acts}
            </Card>
          )}
          {people}
        </>
      }
    />
  );
}
