'use client';

import { Queue } from '../queue';
import { useQueue } from '../use-queue';
import { AppealFacts, useAppealActs, type Appeal } from './appeal-facts';
import { StandingCase } from './standing-case';

/** Appeals against sanctions that wait for a decision, oldest first (BEHAVIOUR 18). */
export function AppealQueue() {
  const { data, readAgain, queue } = useQueue('operator/getallappeal', {});
  return (
    <div className="flex max-w-dialog-wide flex-col gap-4">
      <Queue name="appeals" rows={data?.lstAppeal} {...queue}>
        {(appeal) => <AppealCard key={appeal.sanctionid} appeal={appeal} onDecided={readAgain} />}
      </Queue>
    </div>
  );
}

function AppealCard({ appeal, onDecided }: { readonly appeal: Appeal; readonly onDecided: () => void }) {
  const { sanctionid, fullname, mobileNo, appealedAtMs } = appeal;
  const person = { fullname, mobileNo, sentAtMs: appealedAtMs };
  return (
    <StandingCase queue="appeals" caseId={sanctionid} {...person} {...useAppealActs(appeal)} onDecided={onDecided}>
      <AppealFacts appeal={appeal} />
    </StandingCase>
  );
}
