import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { WrittenText } from '@/components/ui/written-text';

import { CaseLink } from '../cases/case-link';
import { QueuedClock } from '../queues/queue-clocks';
import { OutgoingActs } from './outgoing-acts';
import { OutgoingFacts, type Outgoing } from './outgoing-facts';
import { useRecipient } from './use-recipient';

interface OutgoingCardProps {
  readonly message: Outgoing;
  /** Chooses the message for a bulk act. */
  readonly box: ReactNode;
  readonly onDone: () => void;
}

/** A message on its way or given up: to whom, what it says, what stands in its way, and its moves. */
export function OutgoingCard({ message, box, onDone }: OutgoingCardProps) {
  const t = useTranslations('outbox');
  const { outgoingid, fullname, channel, state } = message;
  const recipient = useRecipient(message);
  return (
    <li data-bulk-row={`outgoing-${outgoingid}`}>
      <Card className="flex flex-col gap-3">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <div className="min-w-0">
            <h2 className="text-18 font-bold">
              <CaseLink queue="outbox" caseId={outgoingid}>
                <WrittenText text={fullname === '' ? recipient : fullname} />
              </CaseLink>
            </h2>
            <p className="flex flex-wrap gap-x-4 text-14 text-stone-500">
              <span>{t(`channels.${channel}`)}</span>
              {fullname !== '' && <WrittenText text={recipient} />}
            </p>
          </div>
          <span className="flex flex-wrap items-center gap-2">
            <QueuedClock caseId={outgoingid} />
            <Badge tone={state === 'failed' ? 'danger' : 'warning'}>{t(`states.${state}`)}</Badge>
          </span>
        </div>
        <OutgoingFacts message={message} />
        {box}
        <OutgoingActs message={message} onDone={onDone} />
      </Card>
    </li>
  );
}
