'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState, type ReactNode } from 'react';

import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { WrittenText } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import type { CallAnswer } from '@/lib/contract';
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
import { EnquiryDialog } from './enquiry-dialog';

type Enquiry = CallAnswer<'operator/getallenquiry'>['lstEnquiry'][number];

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
  const [way, setWay] = useState<'answer' | 'close' | null>(null);
  const { enquiryid, kind, name, organisation, mobileNo, text, taskid, arrivedAtMs } = enquiry;
  const send = async (words: string) => {
    await callFromBrowser('operator/answerenquiry', { enquiryid, issent: way === 'answer', text: words });
    setWay(null);
    onDone();
  };
  return (
    <li id={`case-${enquiryid}`} data-bulk-row={`enquiry-${enquiryid}`}>
      <Card className="flex flex-col gap-3">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <div>
            <h2 className="text-18 font-bold">
              <WrittenText text={organisation === null ? name : `${name} · ${organisation}`} />
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
        <blockquote className="rounded-field bg-stone-50 p-3">
          <WrittenText text={text} />
        </blockquote>
        {taskid !== null && (
          <Link href={`/operator/orders/${taskid}/`} className="self-start text-enamel-700 underline">
            {t('order')}
          </Link>
        )}
        {box}
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setWay('answer')}>{t('answer.title')}</Button>
          <Button variant="secondary" onClick={() => setWay('close')}>
            {t('close.title')}
          </Button>
        </div>
      </Card>
      {way !== null && <EnquiryDialog way={way} onSend={send} onClose={() => setWay(null)} />}
    </li>
  );
}
