'use client';

import { Search } from 'lucide';
import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';

import { LoadFailure } from '@/components/shared/load-failure';
import { TextField } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { EmptyState } from '@/components/ui/states';
import { useCall } from '@/lib/client/use-call';
import { formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { BulkBar } from '../bulk/bulk-bar';
import { BulkCheckbox } from '../bulk/bulk-checkbox';
import type { BulkTarget } from '../bulk/bulk-target';
import { useBulkKeys } from '../bulk/use-bulk-keys';
import { useSelection } from '../bulk/use-selection';
import type { Found } from './found-path';
import { FoundRow } from './found-row';
import { SEARCH_PARAMETER } from './search-parameter';
import { useTypedText } from './use-typed-text';

/** One box for everything (BEHAVIOUR 20). It answers while somebody types, and the address keeps what was typed. */
export function SearchScreen() {
  const t = useTranslations('desk.search');
  const asked = useSearchParams().get(SEARCH_PARAMETER) ?? '';
  const [typed, setTyped] = useState(asked);
  const text = useTypedText(typed.trim());
  useEffect(() => keepInAddress(text), [text]);
  return (
    <div className="flex max-w-dialog-wide flex-col gap-4">
      <TextField
        type="search"
        label={t('label')}
        hint={t('hint')}
        maxLength={80}
        value={typed}
        adornment={<Icon icon={Search} />}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Results text={text} />
    </div>
  );
}

/** Chosen rows stay chosen over several searches. */
function Results({ text }: { text: string }) {
  const t = useTranslations('desk.search');
  const locale = useLocale();
  const list = useRef<HTMLDivElement>(null);
  const { data, error, mutate } = useCall('operator/search', text === '' ? null : { text }, { keepPreviousData: true });
  const found = text === '' ? [] : (data?.lstFound ?? []);
  const targets = found.flatMap((one) => toFoundTarget(one) ?? []);
  const selection = useSelection(targets);
  useBulkKeys(list, selection);
  const bar = <BulkBar shown={targets} selection={selection} totalCount={targets.length} />;
  if (text === '') return bar;
  if (error) return <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton className="h-48 rounded-card" />;
  return (
    <div ref={list} className="flex flex-col gap-4">
      <p role="status" className="text-14 text-stone-500">
        {found.length > 0 && t('count', { count: formatNumber(found.length, locale) })}
      </p>
      {bar}
      {found.length === 0 ? (
        <EmptyState icon={Search} title={t('nothing')} text={t('nothingText')} />
      ) : (
        <ul className="flex flex-col gap-2">
          {found.map((one) => {
            const target = toFoundTarget(one);
            return (
              <FoundRow
                key={`${one.kind}-${one.id}`}
                found={one}
                rowKey={target?.key}
                box={target && <BulkCheckbox target={target} selection={selection} />}
              />
            );
          })}
        </ul>
      )}
    </div>
  );
}

/** Professionals are paused together, and money of orders is moved together. */
function toFoundTarget({ kind, id, reqcode, fullname, mobileNo }: Found): BulkTarget | null {
  if (kind === 'order') return { key: `order-${id}`, of: 'order', id, name: `${reqcode ?? id} · ${fullname}` };
  if (kind !== 'provider') return null;
  return { key: `provider-${id}`, of: 'provider', id, name: fullname === '' ? mobileNo : fullname, mobile: mobileNo };
}

/** A reload and the way back find the same search. */
function keepInAddress(text: string): void {
  const url = new URL(window.location.href);
  if (text === '') url.searchParams.delete(SEARCH_PARAMETER);
  else url.searchParams.set(SEARCH_PARAMETER, text);
  if (url.href !== window.location.href) window.history.replaceState(null, '', url);
}
