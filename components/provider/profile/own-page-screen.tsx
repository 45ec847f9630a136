'use client';

import { useTranslations } from 'next-intl';

import { LoadFailure } from '@/components/shared/load-failure';
import { toButtonClassName } from '@/components/ui/button-look';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { PaperList } from '@/components/ui/paper-list';
import { toWorkerPath } from '@/lib/domain/provider/worker-path';
import { formatJalaliDate, joinNames } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { useProviderCall } from '../use-provider-call';
import type { MapTiles } from '@/components/shared/map/map-tiles';

import { HomeBaseForm } from './home-base-form';
import { OfficeForm } from './office-form';
import { PlacesForm } from './places-form';
import { PicturesCard } from './pictures-card';
import { ReviewAnswers } from './review-answers';
import type { OwnPage } from './use-own-page';
import { WordsForm } from './words-form';

/** A provider's words on the public page; each part is saved by itself (row R-12). */
export function OwnPageScreen({ mapTiles }: { mapTiles: MapTiles | null }) {
  const t = useTranslations('own-page');
  const { data, error, mutate } = useProviderCall('workerprofile/getown', {});
  if (error && !data) return <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />;
  if (!data) {
    return (
      <div className="flex flex-col gap-4" aria-busy>
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-60 rounded-card" />
      </div>
    );
  }
  const { profile } = data;
  return (
    <div className="flex flex-col gap-6">
      {profile.isPublic ? (
        <div>
          <Link href={toWorkerPath(profile.workerCode)} className={toButtonClassName({ variant: 'secondary' })}>
            {t('look')}
          </Link>
        </div>
      ) : (
        <Notice tone="warning">{t('hidden')}</Notice>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 desktop:grid-cols-2 desktop:items-start">
        <div className="flex flex-col gap-6">
          <WordsForm profile={profile} />
          <OfficeForm profile={profile} />
          <PicturesCard profile={profile} />
          <ReviewAnswers reviews={profile.lstReview} />
        </div>
        <div className="flex flex-col gap-6">
          <Papers profile={profile} />
          <PlacesForm profile={profile} />
          <HomeBaseForm profile={profile} mapTiles={mapTiles} />
        </div>
      </div>
    </div>
  );
}

function Papers({ profile: { lstCertificate, lstServiceName } }: { profile: OwnPage }) {
  const t = useTranslations('own-page');
  const papers = useTranslations('order.provider');
  const locale = useLocale();
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-18 font-bold">{t('papers.title')}</h2>
      <PaperList
        className="gap-2"
        papers={lstCertificate.map(({ kind, checkedAtMs }) => ({
          key: kind,
          name: papers(`papers.${kind}`),
          checked: papers('checked', {
            date: formatJalaliDate(checkedAtMs, locale, { hasWeekday: false, hasYear: true }),
          }),
        }))}
      />
      <h2 className="pt-2 text-18 font-bold">{t('services.title')}</h2>
      <p>{joinNames(lstServiceName, locale)}</p>
      <p className="text-14 text-stone-500">{t('services.hint')}</p>
      <Link
        href="/contact/"
        className="inline-flex min-h-touch items-center self-start font-medium text-enamel-700 underline"
      >
        {t('services.action')}
      </Link>
    </Card>
  );
}
