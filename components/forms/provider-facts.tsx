import { BadgeCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { Rating } from '@/components/ui/rating';
import type { CallAnswer } from '@/lib/contract';
import { formatDigits, formatJalaliDate, formatNumber, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

export type FreeProvider = CallAnswer<'serviceprovider/filterserviceprovider'>['lstServiceProvider'][number];

/** What a customer chooses somebody by: rating, papers, price. */
export function ProviderFacts({ provider, isFormer = false }: { provider: FreeProvider; isFormer?: boolean }) {
  const t = useTranslations('order');
  const locale = useLocale();
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-1">
      <ProviderRating provider={provider} />
      {provider.doneTaskCount > 0 && (
        <span>{t('provider.doneTasks', { count: formatDigits(provider.doneTaskCount, locale) })}</span>
      )}
      <DatedPapers papers={provider.lstCertificate} />
      {provider.takesCash && <Badge>{t('provider.takesCash')}</Badge>}
      <span className="w-full font-semibold text-enamel-700">{formatTomans(provider.price, locale)}</span>
      {(isFormer || provider.isFavourite) && (
        <Badge tone="info">{isFormer ? t('provider.former') : t('provider.favourite')}</Badge>
      )}
    </span>
  );
}

/** What was looked at by us, each with the day on which it was. */
export function DatedPapers({ papers }: { papers: FreeProvider['lstCertificate'] }) {
  const t = useTranslations('order.provider');
  const locale = useLocale();
  return papers.map(({ kind, checkedAtMs }) => (
    <span key={kind} className="flex w-full items-start gap-2 text-14">
      <Icon icon={BadgeCheck} size={16} className="mt-1 shrink-0 text-enamel-700" />
      <span className="min-w-0">
        <span className="font-medium">{t(`papers.${kind}`)}</span>{' '}
        <span className="inline-block whitespace-nowrap text-12 text-stone-500">
          {t('checked', { date: formatJalaliDate(checkedAtMs, locale, { hasWeekday: false, hasYear: true }) })}
        </span>
      </span>
    </span>
  ));
}

/** What customers said on average; who has no review yet has no rating. */
function ProviderRating({ provider: { workerRate, reviewCount } }: { provider: FreeProvider }) {
  const t = useTranslations('order');
  const common = useTranslations('common');
  const locale = useLocale();
  if (workerRate === null) return <span className="text-14 text-stone-500">{t('provider.noReviews')}</span>;
  const rating = formatNumber(workerRate, locale, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return (
    <Rating
      value={workerRate}
      text={rating}
      label={common('ratingOf', { rating })}
      countText={t('provider.reviews', { count: formatDigits(reviewCount, locale) })}
    />
  );
}
