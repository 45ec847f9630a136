'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { LoadFailure } from '@/components/shared/load-failure';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { EmptyState } from '@/components/ui/states';
import { useCall } from '@/lib/client/use-call';
import { useSending } from '@/lib/client/use-sending';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { ViewBar } from '../queues/view-bar';
import { useFilterAddress } from '../use-filter-address';
import { AuditFilter } from './audit-filter';
import { AuditRow } from './audit-row';
import { toAsked } from './audit-filter-address';
import { saveAudit } from './save-audit';

/** The acts and reads of operators, newest first, a page at a time (row B-19). The address is the filter. */
export function AuditScreen() {
  const t = useTranslations('desk');
  const toErrorText = useErrorText();
  const { filter, change } = useFilterAddress('outcome', 'who', 'when', 'subject', 'id');
  /** The ends of the pages before the one that is shown. */
  const [ends, setEnds] = useState<readonly number[]>([]);
  const [openedMs] = useState(() => Date.now());
  const beforeId = ends.at(-1);
  const asked = toAsked(filter, openedMs);
  const { data, error, mutate } = useCall('operator/getaudit', { ...asked, ...(beforeId && { beforeId }) });
  const { isSending, failure, send } = useSending();
  const nextBeforeId = data?.nextBeforeId ?? null;
  const choose = (changes: Parameters<typeof change>[0]) => {
    change(changes);
    setEnds([]);
  };
  return (
    <div className="flex flex-col gap-4">
      <ViewBar place="audit/" />
      <div className="flex flex-wrap items-end gap-3">
        <AuditFilter filter={filter} onChange={choose} />
        <Button variant="secondary" isLoading={isSending} onClick={() => void send(() => saveAudit(asked))}>
          {t('audit.save')}
        </Button>
      </div>
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      {!data && error && <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton className="h-48 rounded-card" />}
      {data?.lstEntry.length === 0 && <EmptyState title={t('audit.emptyTitle')} text={t('audit.emptyText')} />}
      <ul className="flex flex-col gap-3">
        {data?.lstEntry.map((entry) => (
          <AuditRow key={entry.entryid} entry={entry} />
        ))}
      </ul>
      {(ends.length > 0 || nextBeforeId !== null) && (
        <nav aria-label={t('pages')} className="flex justify-between gap-3">
          <Button variant="secondary" disabled={ends.length === 0} onClick={() => setEnds(ends.slice(0, -1))}>
            {t('previous')}
          </Button>
          <Button
            variant="secondary"
            disabled={nextBeforeId === null}
            onClick={() => nextBeforeId !== null && setEnds([...ends, nextBeforeId])}
          >
            {t('next')}
          </Button>
        </nav>
      )}
    </div>
  );
}
