import { useTranslations } from 'next-intl';

import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

/** The amount due, beside the button that pays it. */
export function AmountDue({ amountRial }: { amountRial: number }) {
  const t = useTranslations('order');
  const locale = useLocale();
  return (
    <span aria-live="polite">
      <span className="block text-12 text-stone-500">{t('invoice.payable')}</span>
      <span className="block whitespace-nowrap text-18 font-bold desktop:text-22">
        {formatTomans(amountRial, locale)}
      </span>
    </span>
  );
}
