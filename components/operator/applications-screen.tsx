'use client';

import { ChevronLeft } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { ChoiceChips } from '@/components/ui/choice';
import { Icon } from '@/components/ui/icon';
import { WrittenText } from '@/components/ui/written-text';
import type { CallAnswer } from '@/lib/contract';
import { formatDigits, formatInstant } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { Queue } from './queue';
import { QueuedClock } from './queues/queue-clocks';
import { ViewBar } from './queues/view-bar';
import { useFilterAddress } from './use-filter-address';
import { useQueue } from './use-queue';

/** One that was never sent is nobody's to decide. */
const STATES = ['documents', 'rejected', 'approved'] as const;

type Row = CallAnswer<'operator/getallapplication'>['lstApplication'][number];

/** Applications to become a professional, by state; the one that waits longest stands first. */
export function ApplicationsScreen() {
  const t = useTranslations('desk');
  const { filter, change } = useFilterAddress('state');
  const state = STATES.find((one) => one === filter.state) ?? 'documents';
  const [hasAnswered, setHasAnswered] = useState(false);
  const { data, queue } = useQueue('operator/getallapplication', { state });
  if (data && !hasAnswered) setHasAnswered(true);
  return (
    <div className="flex max-w-dialog-wide flex-col gap-4">
      <ViewBar place="applications/" />
      {/* Not before its script is there: what was chosen by then would be lost. */}
      {hasAnswered && (
        <ChoiceChips
          legend={t('filter')}
          isLegendHidden
          choices={STATES.map((value) => ({ value, label: t(`applicationStates.${value}`) }))}
          value={state}
          onValueChange={(value) => {
            change({ state: value === 'documents' ? null : value });
            queue.onPage(0);
          }}
        />
      )}
      <Queue name="applications" rows={data?.lstApplication} {...queue}>
        {(row) => <ApplicationRow key={row.userid} row={row} />}
      </Queue>
    </div>
  );
}

function ApplicationRow({ row: { userid, fullname, mobileNo, sentAtMs } }: { row: Row }) {
  const locale = useLocale();
  return (
    <li className="relative flex items-center gap-3 rounded-card border border-stone-200 bg-card px-4 py-3 transition-colors has-[a:hover]:border-enamel-300">
      <div className="min-w-0 grow">
        <Link
          href={`/operator/applications/${userid}/`}
          data-row
          className="font-semibold after:absolute after:inset-0"
        >
          <WrittenText text={fullname} />
        </Link>
        <p className="flex flex-wrap gap-x-4 text-14 text-stone-500">
          <bdi className="own-direction">{formatDigits(mobileNo, locale)}</bdi>
          {sentAtMs !== null && <span>{formatInstant(sentAtMs, locale)}</span>}
        </p>
      </div>
      <QueuedClock caseId={userid} />
      <Icon icon={ChevronLeft} className="text-enamel-600 ltr:-scale-x-100" />
    </li>
  );
}
