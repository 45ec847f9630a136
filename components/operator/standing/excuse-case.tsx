'use client';

import { useTranslations } from 'next-intl';

import { WrittenText } from '@/components/ui/written-text';
import { formatDigits } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { CasePeople } from '../cases/case-people';
import { OneCase } from '../cases/one-case';
import { QueuedCase } from '../cases/queued-case';
import { useOneCase } from '../cases/use-one-case';
import { refreshDesk } from '../desk-fresh';
import { ExcuseFacts, useExcuseActs, type SentExcuse } from './excuse-facts';
import { StandingActs } from './standing-acts';

/** The papers for one work that was given back, on the skeleton of every case. */
export function ExcuseCase({ excuseId }: { readonly excuseId: number }) {
  const { data, asked } = useOneCase('operator/getallexcuse', { excuseid: excuseId });
  return (
    <OneCase rows={data?.lstExcuse} {...asked}>
      {(sent) => <Case sent={sent} />}
    </OneCase>
  );
}

function Case({ sent }: { readonly sent: SentExcuse }) {
  const t = useTranslations('desk');
  const locale = useLocale();
  const acts = useExcuseActs(sent);
  const { userid, fullname, mobileNo, event, excuse } = sent;
  const { excuseid, decision, sentAtMs } = excuse;
  return (
    <QueuedCase
      subject="excuses"
      caseId={excuseid}
      code={`X-${excuseid}`}
      title={<WrittenText text={fullname} />}
      state={{ label: t(`caseStates.${decision ?? 'waits'}`), tone: decision === null ? 'warning' : 'neutral' }}
      steps={[{ label: t('caseSteps.sent'), atMs: sentAtMs }]}
      acts={decision === null && <StandingActs {...acts} onDecided={refreshDesk} />}
      people={<CasePeople people={[{ key: 'provider', userid, fullname, mobileNo, role: t('case.provider') }]} />}
    >
      <ExcuseFacts sent={sent} />
      <Link
        href={`/operator/orders/${event.taskid}/`}
        className="inline-flex min-h-touch items-center self-start text-enamel-700 underline"
      >
        <bdi className="own-direction">{formatDigits(event.reqcode, locale)}</bdi>
      </Link>
    </QueuedCase>
  );
}
