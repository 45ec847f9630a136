'use client';

import { useTranslations } from 'next-intl';
import { useRef, type ReactNode } from 'react';

import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { WrittenText } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import { formatDigits, formatInstant } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { BulkBar } from '../bulk/bulk-bar';
import { BulkCheckbox } from '../bulk/bulk-checkbox';
import type { BulkTarget } from '../bulk/bulk-target';
import { readPages } from '../bulk/read-pages';
import { useBulkKeys } from '../bulk/use-bulk-keys';
import { useSelection } from '../bulk/use-selection';
import { Queue } from '../queue';
import { QueuedClock } from '../queues/queue-clocks';
import { useQueue } from '../use-queue';
import type { Enquiry } from './enquiry';
import { EnquiryActs } from './enquiry-acts';
import { EnquiryText } from './enquiry-text';

/** Enquiries that nobody has answered yet. */
export function EnquiryQueue() {
  const { data, readAgain, queue } = useQueue('operator/getallenquiry', {});
  const list = useRef<HTMLDivElement>(null);
  const targets = data?.lstEnquiry.map(toEnquiryTarget) ?? [];
  const selection = useSelection(targets);
  useBulkKeys(list, selection);
  return (
    <div ref={list} className="flex max-w-dialog-wide flex-col gap-4">
      <BulkBar shown={targets} selection={selection} totalCount={queue.totalCount} readAll={readAllEnquiries} />
      <Queue name="enquiries" rows={data?.lstEnquiry} {...queue}>
        {(enquiry) => (
          <EnquiryCard
            key={enquiry.enquiryid}
            enquiry={enquiry}
            box={<BulkCheckbox target={toEnquiryTarget(enquiry)} selection={selection} isRow />}
            onDone={readAgain}
          />
        )}
      </Queue>
    </div>
  );
}

function toEnquiryTarget({ enquiryid, name }: Enquiry): BulkTarget {
  return { key: `enquiry-${enquiryid}`, of: 'enquiry', id: enquiryid, name };
}

function readAllEnquiries(): Promise<readonly BulkTarget[]> {
  return readPages(async (page) => {
    const { lstEnquiry, totalCount } = await callFromBrowser('operator/getallenquiry', page);
    return { rows: lstEnquiry.map(toEnquiryTarget), totalCount };
  });
}

interface EnquiryCardProps {
  readonly enquiry: Enquiry;
  /** Chooses the message for a bulk act. */
  readonly box: ReactNode;
  readonly onDone: () => void;
}

function EnquiryCard({ enquiry, box, onDone }: EnquiryCardProps) {
  const t = useTranslations('desk.enquiry');
  const locale = useLocale();
  const { enquiryid, kind, name, organisation, mobileNo, arrivedAtMs } = enquiry;
  return (
    <li id={`case-${enquiryid}`} data-bulk-row={`enquiry-${enquiryid}`}>
      <Card className="flex flex-col gap-3">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <div>
            <h2 className="text-18 font-bold">
              <Link
                href={`/operator/enquiries/${enquiryid}/`}
                className="inline-flex min-h-touch items-center text-enamel-700 underline"
              >
                <WrittenText text={organisation === null ? name : `${name} · ${organisation}`} />
              </Link>
            </h2>
            <p className="flex flex-wrap items-center gap-x-4 text-14 text-stone-500">
              <a
                href={`tel:${mobileNo}`}
                className="own-direction inline-flex min-h-touch items-center text-enamel-700"
              >
                {formatDigits(mobileNo, locale)}
              </a>
              <span>{formatInstant(arrivedAtMs, locale)}</span>
            </p>
          </div>
          <span className="flex flex-wrap items-center gap-2">
            <QueuedClock caseId={enquiryid} />
            <Badge>{t(`kinds.${kind}`)}</Badge>
          </span>
        </div>
        <EnquiryText enquiry={enquiry} />
        {box}
        <EnquiryActs enquiryId={enquiryid} onDone={onDone} />
      </Card>
    </li>
  );
}
