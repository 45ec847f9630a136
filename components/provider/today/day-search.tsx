import { Search } from 'lucide';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';

import { Key } from '@/components/shared/keys/key';
import { toIsolatedName } from '@/components/shared/isolated-name';
import { usePageKeys } from '@/components/shared/keys/use-page-keys';
import { toButtonClassName } from '@/components/ui/button-look';
import { classNames } from '@/components/ui/class-names';
import { controlClassName } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { QuotingText } from '@/components/ui/written-text';
import { formatNumber } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

interface DaySearchProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** The found jobs; null while nothing is looked for. */
  readonly count: number | null;
}

/** The field that searches the jobs of the table. Its key is a stroke, as at the desk; Escape empties it. */
export function DaySearch({ text, onChange, count }: DaySearchProps) {
  const t = useTranslations('provider.todayScreen.search');
  const locale = useLocale();
  const field = useRef<HTMLInputElement>(null);
  usePageKeys({ Slash: () => field.current?.focus() });
  return (
    <div role="search" className="relative w-64">
      <span className="pointer-events-none absolute inset-y-0 start-3 flex items-center text-stone-500">
        <Icon icon={Search} />
      </span>
      <input
        ref={field}
        type="search"
        aria-label={t('label')}
        aria-keyshortcuts="/"
        placeholder={t('label')}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onChange('')}
        className={classNames(controlClassName, 'ps-11', text === '' && 'pe-10')}
      />
      {text === '' && (
        <span aria-hidden className="pointer-events-none absolute inset-y-0 end-3 flex items-center">
          <Key name="/" />
        </span>
      )}
      <span role="status" className="sr-only">
        {count !== null && t('found', { count, shown: formatNumber(count, locale) })}
      </span>
    </div>
  );
}

/** In place of the rows: these are the open jobs and those of today; what was done before is a list of its own. */
export function NothingFound({ text }: { readonly text: string }) {
  const t = useTranslations('provider.todayScreen.search');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-stone-200 px-3 py-3">
      <p className="min-w-0 break-words text-stone-500">
        <QuotingText text={t('none', { text: toIsolatedName(text) })} />
      </p>
      <Link href="/pelakman/orderlist/doneworks/" className={toButtonClassName({ variant: 'quiet' })}>
        {t('done')}
      </Link>
    </div>
  );
}
