import { useTranslations } from 'next-intl';

import { Skeleton } from '@/components/ui/skeleton';
import type { CallAnswer } from '@/lib/contract';
import { toTomans } from '@/lib/domain/money/money';
import { formatNumber, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useGuidePrice } from './use-guide-price';

/** The usual price of such a job, in words. */
export function useGuideText(guide: CallAnswer<'suggestion/getguideprice'>['guide']): string | null {
  const t = useTranslations('bidding');
  const locale = useLocale();
  if (!guide) return null;
  const most = formatTomans(guide.mostRial, locale);
  // One unit for both: the least is written without it.
  const least = formatNumber(toTomans(guide.leastRial), locale);
  return guide.leastRial === guide.mostRial ? most : t('guide.range', { least, most });
}

export interface GuidePriceProps {
  /** It is read out at another place of the page. */
  readonly isSilent?: boolean;
}

/** In the place of the price so far, where professionals say the price: what such a job costs as a rule. */
export function GuidePrice({ isSilent }: GuidePriceProps) {
  const t = useTranslations('bidding');
  const { answer, isLoading } = useGuidePrice();
  const text = useGuideText(answer?.guide ?? null);
  if (text === null) return isLoading && !answer ? <Skeleton className="h-10 w-36" /> : null;
  return (
    <span aria-live={isSilent ? undefined : 'polite'} className="block leading-snug">
      <span className="block text-12 text-stone-500">{t('guide.label')}</span>
      <span className="block font-bold">{text}</span>
    </span>
  );
}
