import { useTranslations } from 'next-intl';

import { useCounted } from '@/components/shared/use-counted';
import { Price } from '@/components/ui/price';
import { Skeleton } from '@/components/ui/skeleton';
import { toWholeTomans } from '@/lib/domain/money/money';
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
  const dueRial = price.answer ? price.answer.priceRial - price.answer.discountRial : 0;
  const { shown, isCounting } = useCounted(dueRial);
  if (price.error && !price.answer) return <span className="text-14 text-stone-500">{t('price.failed')}</span>;
  if (!price.answer) return price.isLoading ? <Skeleton className="h-6 w-28" /> : null;
  const { priceRial, discountRial } = price.answer;
  return (
    <span aria-live={isSilent ? undefined : 'polite'} aria-busy={price.isLoading || isCounting}>
      <span className="block text-12 text-stone-500">{t('price.soFar')}</span>
      <Price
        text={formatTomans(isCounting ? toWholeTomans(shown) : shown, locale)}
        formerText={discountRial > 0 ? formatTomans(priceRial, locale) : undefined}
        formerLabel={t('price.before')}
        className={price.isLoading ? 'text-stone-500 desktop:text-18' : 'desktop:text-18'}
      />
    </span>
  );
}
