import { toSheba } from '@/lib/domain/sheba';
import { formatDigits } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

/** `IR06 2960 …`, in fours as on a bank's card; empty for what is no Sheba. */
export function toShownSheba(typed: string, locale: Locale): string {
  const groups = toSheba(typed)?.match(/.{1,4}/g) ?? [];
  return formatDigits(groups.join(' '), locale);
}
