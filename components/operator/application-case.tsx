'use client';

import { useTranslations } from 'next-intl';

import { LoadFailure } from '@/components/shared/load-failure';
import { ApplicationSummary } from '@/components/forms/application/application-summary';
import type { ApplicationChoices } from '@/components/forms/application/choices';
import { Badge } from '@/components/ui/badge';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { WrittenText } from '@/components/ui/written-text';
import { useCall } from '@/lib/client/use-call';
import type { CallAnswer } from '@/lib/contract';
import { formatDigits, formatInstant } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { ApplicationDecision } from './application-decision';
import { CaseBar } from './cases/case-bar';
import { CaseHead } from './cases/case-head';
import { CaseHistory } from './cases/case-history';
import { CaseLayout } from './cases/case-layout';
import { CasePeople } from './cases/case-people';
import { refreshDesk } from './desk-fresh';
import { useHeld } from './held-answers';
import { PaperPhoto } from './paper-photo';
import { PersonPapers } from './papers/person-papers';
import { DeskVehicle } from './vehicles/desk-vehicle';

type Detail = CallAnswer<'operator/getapplicationdetail'>;

const TONES = { applied: 'neutral', documents: 'info', rejected: 'danger', approved: 'success' } as const;

/** One application whole: who, what they sent, their papers and vehicles, and the decision. */
export function ApplicationCase({ userId, ...choices }: ApplicationChoices & { readonly userId: string }) {
  const t = useTranslations('desk');
  const { data: newest, error, mutate } = useCall('operator/getapplicationdetail', { userid: userId });
  const data = useHeld(newest);
  if (!data && error) return <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton className="h-96 max-w-dialog-wide rounded-card" />;
  const { application, applicant, lstVehicle } = data;
  return (
    <CaseLayout
      isReadFirst
      head={
        <>
          <Head detail={data} />
          <CaseBar hasClock subject="applications" caseId={applicant.userid} />
        </>
      }
      facts={<Warnings detail={data} />}
      main={
        <>
          <ApplicationSummary application={application} {...choices} />
          <Papers detail={data} />
          {lstVehicle.length > 0 && (
            <section aria-labelledby="vehicles" className="flex flex-col gap-3">
              <h2 id="vehicles" className="text-18 font-bold">
                {t('places.vehicles')}
              </h2>
              <ul className="flex flex-col gap-3">
                {lstVehicle.map((vehicle) => (
                  <DeskVehicle key={vehicle.vehicleid} vehicle={vehicle} onDecided={refreshDesk} />
                ))}
              </ul>
            </section>
          )}
          <CaseHistory subject="applications" caseId={applicant.userid} />
        </>
      }
      side={
        <>
          <CasePeople people={[{ ...applicant, key: 'applicant', role: t('places.application') }]} />
          <PersonPapers userId={applicant.userid} mayAsk={application.state === 'documents'} />
          {application.state === 'documents' && (
            <ApplicationDecision application={application} userId={applicant.userid} onDecided={refreshDesk} />
          )}
        </>
      }
    />
  );
}

interface OfApplication {
  readonly detail: Detail;
}

function Head({ detail: { application, applicant } }: OfApplication) {
  const t = useTranslations('desk');
  const locale = useLocale();
  const { state, sentAtMs } = application;
  return (
    <CaseHead
      code={`A-${applicant.userid}`}
      title={<WrittenText text={applicant.fullname} />}
      state={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {state && <Badge tone={TONES[state]}>{t(`applicationStates.${state}`)}</Badge>}
          {sentAtMs !== null && (
            <span className="text-14 text-stone-500">{t('sent', { time: formatInstant(sentAtMs, locale) })}</span>
          )}
        </span>
      }
      deadline={null}
      serverNowMs={0}
    />
  );
}

/** Why it was sent back, and other applications under the same national code. */
function Warnings({ detail: { application, lstSameNationalCode } }: OfApplication) {
  const t = useTranslations('desk');
  const locale = useLocale();
  const { state, rejectReason } = application;
  return (
    <>
      {state === 'rejected' && rejectReason !== null && (
        <Notice tone="warning">
          <WrittenText text={rejectReason} />
        </Notice>
      )}
      {lstSameNationalCode.length > 0 && (
        <Notice tone="warning">
          <p>{t('sameNationalCode')}</p>
          <ul className="flex flex-wrap gap-x-4">
            {lstSameNationalCode.map((id) => (
              <li key={id}>
                <Link
                  href={`/operator/applications/${id}/`}
                  className="inline-flex min-h-touch items-center font-semibold underline"
                >
                  {t('otherApplication', { number: formatDigits(String(id), locale) })}
                </Link>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

function Papers({ detail: { application } }: OfApplication) {
  const t = useTranslations('desk');
  const kinds = useTranslations('application.documents');
  if (application.lstDocument.length === 0) return null;
  return (
    <section aria-labelledby="papers" className="flex flex-col gap-3">
      <h2 id="papers" className="text-18 font-bold">
        {t('papers')}
      </h2>
      <ul className="flex flex-wrap gap-4">
        {application.lstDocument.map(({ docType, fileid, fileurl }) => (
          <li key={fileid}>
            <PaperPhoto url={fileurl} name={kinds(`kinds.${docType}.name`)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
