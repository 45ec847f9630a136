import { useTranslations } from 'next-intl';

import { Notice } from '@/components/ui/notice';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { DisputeCase } from './dispute-shape';

/** A claim above what can be decided is recorded, and support mediates (BEHAVIOUR 15). */
export function AboveCap({ dispute }: { readonly dispute: Pick<DisputeCase, 'askedRial' | 'capRial'> }) {
  const t = useTranslations('dispute');
  const locale = useLocale();
  const { askedRial, capRial } = dispute;
  if (askedRial <= capRial) return null;
  return <Notice>{t('aboveCap', { most: formatTomans(capRial, locale) })}</Notice>;
}
