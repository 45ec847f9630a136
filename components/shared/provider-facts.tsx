import { BadgeCheck } from 'lucide';
import { useTranslations } from 'next-intl';

import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { IsolatedNames } from '@/components/ui/isolated-names';
import { Rating } from '@/components/ui/rating';
import type { CallAnswer } from '@/lib/contract';
import { toWorkerPath } from '@/lib/domain/provider/worker-path';
import { formatDigits, formatJalaliDate, formatNumber, formatTomans } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { toIsolatedName } from './isolated-name';
import { PersonFacts } from './facts/person-facts';

export type FreeProvider = CallAnswer<'serviceprovider/filterserviceprovider'>['lstServiceProvider'][number];

interface ProviderFactsProps {
  readonly provider: FreeProvider;
  readonly isFormer?: boolean;
  /** The customer came from this person's page. */
  readonly isWished?: boolean;
}

/** The facts by which a customer chooses a provider: name, rating, badges, price. */
export function ProviderFacts({ provider, isFormer = false, isWished = false }: ProviderFactsProps) {
  const t = useTranslations('order');
  const locale = useLocale();
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-1">
      <PersonFacts person={provider} />
      <ProviderRating provider={provider} />
      {provider.doneTaskCount > 0 && (
        <span>{t('provider.doneTasks', { count: formatDigits(provider.doneTaskCount, locale) })}</span>
      )}
      <DatedPapers papers={provider.lstCertificate} />
      {provider.takesCash && <Badge>{t('provider.takesCash')}</Badge>}
      <span className="w-full font-semibold text-enamel-700">{formatTomans(provider.price, locale)}</span>
      {(isWished || isFormer || provider.isFavourite) && (
        <Badge tone="info">
          {t(isWished ? 'provider.wished' : isFormer ? 'provider.former' : 'provider.favourite')}
        </Badge>
      )}
      {/* A page of its own, so that what is chosen meanwhile stays. */}
      <Link
        href={toWorkerPath(provider.workerCode)}
        target="_blank"
        className="inline-flex min-h-touch items-center text-14 font-semibold text-enamel-700 underline-offset-4 hover:underline"
      >
        <IsolatedNames text={t('provider.page', { name: toIsolatedName(provider.fullname) })} />
      </Link>
    </span>
  );
}

/** Papers that we have checked, by the day of the check. */
export function DatedPapers({ papers }: { papers: FreeProvider['lstCertificate'] }) {
  const t = useTranslations('order.provider');
  const locale = useLocale();
  const days = new Map<string, string[]>();
  for (const { kind, checkedAtMs } of papers) {
    const date = formatJalaliDate(checkedAtMs, locale, { hasWeekday: false, hasYear: true });
    days.set(date, [...(days.get(date) ?? []), t(`papers.${kind}`)]);
  }
  return [...days].map(([date, names]) => (
    <span key={date} className="flex w-full items-start gap-2 text-14">
      <Icon icon={BadgeCheck} size={16} className="mt-1 shrink-0 text-enamel-700" />
      <span className="min-w-0">
        <span className="font-medium">{names.join(' · ')}</span>{' '}
        <span className="text-12 text-stone-500 tablet:whitespace-nowrap max-tablet:block">
          {t('checked', { date })}
        </span>
      </span>
    </span>
  ));
}

/** The customers' average rating. A provider without a review has none. */
export function ProviderRating({ provider: { workerRate, reviewCount } }: { provider: FreeProvider }) {
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
      countText={t('provider.reviews', { count: reviewCount, shown: formatDigits(reviewCount, locale) })}
    />
  );
}
