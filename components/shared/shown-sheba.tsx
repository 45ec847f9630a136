import { splitMaskedSheba, toSheba } from '@/lib/domain/person/sheba';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

/**
 * `IR06 2960 …`, in fours as on a bank's card and from left to right. By themselves, groups of Arabic digits stand from
 * right to left. A masked one shows its last digits. Nothing for what is no Sheba.
 */
export function ShownSheba({ sheba }: { sheba: string }) {
  const locale = useLocale();
  const groups = splitMaskedSheba(sheba) ?? toSheba(sheba)?.match(/.{1,4}/g) ?? [];
  return <bdo dir="ltr">{formatDigits(groups.join(' '), locale)}</bdo>;
}
