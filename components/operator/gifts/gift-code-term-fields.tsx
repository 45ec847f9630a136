import { useTranslations } from 'next-intl';

import { TomanField } from '@/components/forms/fields/toman-field';
import { Checkbox } from '@/components/ui/checkbox';
import { Select } from '@/components/ui/select';
import { formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { WishFieldsProps } from './gift-code-fields';
import { checkWish } from './gift-code-wish';

const SHARES = [10, 20, 30, 40] as const;

/** The share of an order, the smallest order, and whether it has to be the first. */
export function GiftCodeTermFields({ wish, isTried, onChange }: WishFieldsProps) {
  const t = useTranslations('gift-codes');
  const locale = useLocale();
  const { isLeast } = checkWish(wish);
  return (
    <>
      <Select
        label={t('share')}
        placeholder={t('shareOfAll')}
        options={SHARES.map((value) => ({ value, label: t('percent', { percent: formatNumber(value, locale) }) }))}
        value={wish.share}
        onChange={({ target }) => onChange({ share: target.value })}
      />
      <Checkbox
        label={t('hasLeast')}
        checked={wish.hasLeast}
        onChange={({ target }) => onChange({ hasLeast: target.checked, leastTomans: null })}
      />
      {wish.hasLeast && (
        <TomanField
          label={t('leastOrder')}
          tomans={wish.leastTomans}
          onTomansChange={(leastTomans) => onChange({ leastTomans })}
          error={isTried && !isLeast ? t('leastWrong') : undefined}
        />
      )}
      <Checkbox
        label={t('firstOrder')}
        checked={wish.isFirstOrderOnly}
        onChange={({ target }) => onChange({ isFirstOrderOnly: target.checked })}
      />
    </>
  );
}
