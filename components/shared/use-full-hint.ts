import { useTranslations } from 'next-intl';

import { formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

/** Says of a field that takes so many letters that it is full: a longer text was cut where it was pasted. */
export function useFullHint(text: string, longest: number): string | undefined {
  const t = useTranslations('common');
  const locale = useLocale();
  return text.length < longest ? undefined : t('full', { count: formatNumber(longest, locale) });
}
