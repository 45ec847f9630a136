import { useTranslations } from 'next-intl';

import { Button } from '@/components/ui/button';
import { formatNumber } from '@/lib/i18n/formats';
import { useLocale, useRouter } from '@/lib/i18n/location';

import { MESSAGE_PAGE_SIZE, toPath, type Part } from './message-paths';

interface PagesProps {
  readonly part: Part;
  readonly page: number;
  /** The number of entries on all pages together. */
  readonly entryCount: number;
}

export function Pages({ part, page, entryCount }: PagesProps) {
  const t = useTranslations('inbox');
  const locale = useLocale();
  const router = useRouter();
  const count = Math.ceil(entryCount / MESSAGE_PAGE_SIZE);
  if (count <= 1 && page === 1) return null;
  return (
    <nav aria-label={t('pages')} className="flex items-center justify-between gap-3">
      <Button variant="secondary" disabled={page <= 1} onClick={() => router.push(toPath(part, page - 1))}>
        {t('newer')}
      </Button>
      <span className="text-14 text-stone-500">
        {t('page', { page: formatNumber(page, locale), count: formatNumber(Math.max(count, page), locale) })}
      </span>
      <Button variant="secondary" disabled={page >= count} onClick={() => router.push(toPath(part, page + 1))}>
        {t('older')}
      </Button>
    </nav>
  );
}
