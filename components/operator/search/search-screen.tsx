'use client';

import { Search } from 'lucide';
import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';

import { LoadFailure } from '@/components/shared/load-failure';
import { TextField } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { EmptyState } from '@/components/ui/states';
import { useCall } from '@/lib/client/use-call';
import { formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

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
      {text !== '' && <Results text={text} />}
    </div>
  );
}

function Results({ text }: { text: string }) {
  const t = useTranslations('desk.search');
  const locale = useLocale();
  const { data, error, mutate } = useCall('operator/search', { text }, { keepPreviousData: true });
  if (error) return <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton className="h-48 rounded-card" />;
  const { lstFound } = data;
  return (
    <>
      <p role="status" className="text-14 text-stone-500">
        {lstFound.length > 0 && t('count', { count: formatNumber(lstFound.length, locale) })}
      </p>
      {lstFound.length === 0 ? (
        <EmptyState icon={Search} title={t('nothing')} text={t('nothingText')} />
      ) : (
        <ul className="flex flex-col gap-2">
          {lstFound.map((found) => (
            <FoundRow key={`${found.kind}-${found.id}`} found={found} />
          ))}
        </ul>
      )}
    </>
  );
}

/** A reload and the way back find the same search. */
function keepInAddress(text: string): void {
  const url = new URL(window.location.href);
  if (text === '') url.searchParams.delete(SEARCH_PARAMETER);
  else url.searchParams.set(SEARCH_PARAMETER, text);
  if (url.href !== window.location.href) window.history.replaceState(null, '', url);
}
