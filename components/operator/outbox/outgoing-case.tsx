'use client';

import { useTranslations } from 'next-intl';

import { WrittenText } from '@/components/ui/written-text';

import { OneCase } from '../cases/one-case';
import { QueuedCase } from '../cases/queued-case';
import { useOneCase } from '../cases/use-one-case';
import { refreshDesk } from '../desk-fresh';
import { OutgoingActs } from './outgoing-acts';
import { OutgoingFacts, type Outgoing } from './outgoing-facts';
import { useRecipient } from './use-recipient';

/** One message of the outbox, on the skeleton of every case. */
export function OutgoingCase({ outgoingId }: { readonly outgoingId: number }) {
  const { data, asked } = useOneCase('operator/getalloutgoing', { outgoingid: outgoingId });
  return (
    <OneCase rows={data?.lstOutgoing} {...asked}>
      {(message) => <Case message={message} />}
    </OneCase>
  );
}

function Case({ message }: { readonly message: Outgoing }) {
  const t = useTranslations('desk');
  const outbox = useTranslations('outbox');
  const { outgoingid, fullname, channel, state, refusal, createdAtMs } = message;
  const recipient = useRecipient(message);
  const hasActs = refusal === null || state === 'failed';
  return (
    <QueuedCase
      subject="outbox"
      caseId={outgoingid}
      code={`O-${outgoingid}`}
      title={<WrittenText text={fullname === '' ? recipient : `${fullname} · ${recipient}`} />}
      state={{ label: outbox(`states.${state}`), tone: state === 'failed' ? 'danger' : 'warning' }}
      steps={[{ label: t('caseSteps.written'), atMs: createdAtMs }]}
      acts={hasActs && <OutgoingActs message={message} onDone={refreshDesk} />}
    >
      <p className="text-14 text-stone-500">{outbox(`channels.${channel}`)}</p>
      <OutgoingFacts message={message} />
    </QueuedCase>
  );
}
