'use client';

import { useTranslations } from 'next-intl';

import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { WrittenText } from '@/components/ui/written-text';
import { formatDigits, formatInstant } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { CaseBar } from '../cases/case-bar';
import { CaseHead } from '../cases/case-head';
import { CaseHistory } from '../cases/case-history';
import { CaseLayout } from '../cases/case-layout';
import { OneCase } from '../cases/one-case';
import { useOneCase } from '../cases/use-one-case';
import { refreshDesk } from '../desk-fresh';
import type { Enquiry } from './enquiry';
import { EnquiryActs } from './enquiry-acts';
import { EnquiryText } from './enquiry-text';

/** One message to the marketplace, on the skeleton of every case. */
export function EnquiryCase({ enquiryId }: { readonly enquiryId: number }) {
  const { data, asked } = useOneCase('operator/getallenquiry', { enquiryid: enquiryId });
  return (
    <OneCase rows={data?.lstEnquiry} {...asked}>
      {(enquiry) => <Case enquiry={enquiry} />}
    </OneCase>
  );
}

interface OfEnquiry {
  readonly enquiry: Enquiry;
}

function Case({ enquiry }: OfEnquiry) {
  const t = useTranslations('desk.enquiry');
  const states = useTranslations('desk.caseStates');
  const { enquiryid, kind, name, organisation, done } = enquiry;
  return (
    <CaseLayout
      head={
        <>
          <CaseHead
            code={`M-${enquiryid}`}
            title={<WrittenText text={organisation === null ? name : `${name} · ${organisation}`} />}
            state={
              <span className="flex flex-wrap items-center gap-x-3 text-14 text-stone-500">
                <Badge tone={done === null ? 'warning' : 'neutral'}>{states(done === null ? 'waits' : 'ended')}</Badge>
                <span>{t(`kinds.${kind}`)}</span>
              </span>
            }
            deadline={null}
            serverNowMs={0}
          />
          <CaseBar hasClock subject="enquiries" caseId={enquiryid} />
        </>
      }
      facts={
        <Card className="flex flex-col gap-3">
          <Arrived enquiry={enquiry} />
          <EnquiryText enquiry={enquiry} />
          {done && <Done done={done} />}
        </Card>
      }
      main={<CaseHistory subject="enquiries" caseId={enquiryid} />}
      side={
        <>
          <Writer enquiry={enquiry} />
          {done === null && (
            <Card>
              <EnquiryActs enquiryId={enquiryid} onDone={refreshDesk} />
            </Card>
          )}
        </>
      }
    />
  );
}

function Arrived({ enquiry: { arrivedAtMs } }: OfEnquiry) {
  const locale = useLocale();
  return <p className="text-14 text-stone-500">{formatInstant(arrivedAtMs, locale)}</p>;
}

function Writer({ enquiry: { name, mobileNo } }: OfEnquiry) {
  const t = useTranslations('desk.case');
  const locale = useLocale();
  return (
    <Card className="flex flex-col">
      <h3 className="text-16 font-semibold">{t('people')}</h3>
      <p>
        <WrittenText text={name} />
      </p>
      <a
        href={`tel:${mobileNo}`}
        className="own-direction inline-flex min-h-touch items-center self-start text-enamel-700"
      >
        {formatDigits(mobileNo, locale)}
      </a>
    </Card>
  );
}

function Done({ done: { answer, closedReason, atMs } }: { readonly done: NonNullable<Enquiry['done']> }) {
  const t = useTranslations('desk.enquiry');
  const locale = useLocale();
  const time = formatInstant(atMs, locale);
  return (
    <div>
      <p className="font-semibold">{answer === null ? t('closed', { time }) : t('answered', { time })}</p>
      <WrittenText text={answer ?? closedReason ?? ''} />
    </div>
  );
}
