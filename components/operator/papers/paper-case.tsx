'use client';

import { useTranslations } from 'next-intl';

import { WrittenText } from '@/components/ui/written-text';

import { CasePeople } from '../cases/case-people';
import { OneCase } from '../cases/one-case';
import { QueuedCase } from '../cases/queued-case';
import { useOneCase } from '../cases/use-one-case';
import { refreshDesk } from '../desk-fresh';
import { PaperActs } from './paper-acts';
import { PAPER_TONES, PaperFacts, type PaperRequest } from './paper-facts';

/** One paper that was asked for, on the skeleton of every case. */
export function PaperCase({ requestId }: { readonly requestId: number }) {
  const { data, asked } = useOneCase('operator/getallpaperrequest', { requestid: requestId });
  return (
    <OneCase rows={data?.lstPaperRequest} {...asked}>
      {(request) => <Case request={request} />}
    </OneCase>
  );
}

function Case({ request }: { readonly request: PaperRequest }) {
  const t = useTranslations('desk');
  const words = useTranslations('paper-requests');
  const { requestid, kind, state, owner, askedAtMs, turnedAtMs, decisions } = request;
  const cameAtMs = state === 'sent' || state === 'lapsed' ? turnedAtMs : null;
  return (
    <QueuedCase
      subject="papers"
      caseId={requestid}
      code={`D-${requestid}`}
      title={<WrittenText text={`${words(`kinds.${kind}`)} · ${owner.fullname}`} />}
      state={{ label: words(`desk.states.${state}`), tone: PAPER_TONES[state] }}
      steps={[
        { label: t('caseSteps.asked'), atMs: askedAtMs },
        { label: words(`desk.states.${state}`), atMs: cameAtMs },
      ]}
      acts={decisions.length > 0 && <PaperActs request={request} onDone={refreshDesk} />}
      people={<CasePeople people={[{ ...owner, key: 'owner', role: t('case.provider') }]} />}
    >
      <PaperFacts request={request} />
    </QueuedCase>
  );
}
