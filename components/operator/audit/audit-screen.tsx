'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { LoadFailure } from '@/components/shared/load-failure';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Select } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import { EmptyState } from '@/components/ui/states';
import { useCall } from '@/lib/client/use-call';
import { useSending } from '@/lib/client/use-sending';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { AuditRow } from './audit-row';
import { saveAudit } from './save-audit';

const OUTCOMES = ['all', 'done', 'read', 'operators-only'] as const;
type Outcome = (typeof OUTCOMES)[number];

const isOutcome = (value: string): value is Outcome => OUTCOMES.some((outcome) => outcome === value);

/** The acts and reads of operators, newest first, a page at a time (row B-19). */
export function AuditScreen() {
  const t = useTranslations('desk');
  const toErrorText = useErrorText();
  const [outcome, setOutcome] = useState<Outcome>('all');
  /** The ends of the pages before the one that is shown. */
  const [ends, setEnds] = useState<readonly number[]>([]);
  const beforeId = ends.at(-1);
  const filter = outcome === 'all' ? {} : { outcome };
  const { data, error, mutate } = useCall('operator/getaudit', { ...filter, ...(beforeId && { beforeId }) });
  const { isSending, failure, send } = useSending();
  const nextBeforeId = data?.nextBeforeId ?? null;
  function choose(value: string) {
    if (!isOutcome(value)) return;
    setOutcome(value);
    setEnds([]);
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={t('audit.filter')}
          value={outcome}
          onChange={(event) => choose(event.target.value)}
          options={OUTCOMES.map((value) => ({ value, label: t(`audit.outcomes.${value}`) }))}
        />
        <Button variant="secondary" isLoading={isSending} onClick={() => void send(() => saveAudit(filter))}>
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
