'use client';

import { Queue } from '../queue';
import { useQueue } from '../use-queue';
import { ExcuseFacts, useExcuseActs, type SentExcuse } from './excuse-facts';
import { StandingCase } from './standing-case';

/** Papers for work that was given back, oldest first (BEHAVIOUR 18). The points are held until they are decided. */
export function ExcuseQueue() {
  const { data, readAgain, queue } = useQueue('operator/getallexcuse', {});
  return (
    <div className="flex max-w-dialog-wide flex-col gap-4">
      <Queue name="excuses" rows={data?.lstExcuse} {...queue}>
        {(sent) => <ExcuseCard key={sent.excuse.excuseid} sent={sent} onDecided={readAgain} />}
      </Queue>
    </div>
  );
}

function ExcuseCard({ sent, onDecided }: { readonly sent: SentExcuse; readonly onDecided: () => void }) {
  const { fullname, mobileNo, excuse } = sent;
  const person = { fullname, mobileNo, sentAtMs: excuse.sentAtMs };
  return (
    <StandingCase queue="excuses" caseId={excuse.excuseid} {...person} {...useExcuseActs(sent)} onDecided={onDecided}>
      <ExcuseFacts sent={sent} />
    </StandingCase>
  );
}
