import { useTranslations } from 'next-intl';

import { Price } from '@/components/ui/price';
import { Skeleton } from '@/components/ui/skeleton';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useOrder } from '../state/order-context';

interface PriceSoFarProps {
  /** It is read out at another place of the page. */
  readonly isSilent?: boolean;
}

/** The price of the answers so far; dimmed while a newer one is on its way. */
export function PriceSoFar({ isSilent = false }: PriceSoFarProps) {
  const t = useTranslations('order');
  const locale = useLocale();
  const { price } = useOrder();
  if (price.error && !price.answer) return <span className="text-14 text-stone-500">{t('price.failed')}</span>;
  if (!price.answer) return price.isLoading ? <Skeleton className="h-6 w-28" /> : null;
  const { priceRial, discountRial } = price.answer;
  return (
    <span aria-live={isSilent ? undefined : 'polite'} aria-busy={price.isLoading}>
      <span className="block text-12 text-stone-500">{t('price.soFar')}</span>
      <Price
        text={formatTomans(priceRial - discountRial, locale)}
        formerText={discountRial > 0 ? formatTomans(priceRial, locale) : undefined}
        formerLabel={t('price.before')}
        className={price.isLoading ? 'text-stone-500 desktop:text-18' : 'desktop:text-18'}
      />
    </span>
  );
}
