import { useTranslations } from 'next-intl';

import { useCounted } from '@/components/shared/use-counted';
import { toWholeTomans } from '@/lib/domain/money/money';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

/** The amount due, beside the button that pays it. */
export function AmountDue({ amountRial }: { amountRial: number }) {
  const t = useTranslations('order');
  const locale = useLocale();
  const { shown, isCounting } = useCounted(amountRial);
  return (
    <span aria-live="polite" aria-busy={isCounting}>
      <span className="block text-12 text-stone-500">{t('invoice.payable')}</span>
      <span className="block whitespace-nowrap text-18 font-bold desktop:text-22">
        {formatTomans(isCounting ? toWholeTomans(shown) : shown, locale)}
      </span>
    </span>
  );
}
