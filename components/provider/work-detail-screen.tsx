'use client';

import { useTranslations } from 'next-intl';

import { LoadFailure } from '@/components/forms/load-failure';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { PlaceAndStreet } from '@/components/ui/place-and-street';
import { Skeleton } from '@/components/ui/skeleton';
import { isProvidersOwn } from '@/lib/domain/order-lifecycle';
import { formatDigits, formatNumber, formatVisitTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useProviderCall } from './use-provider-call';
import { WorkMoney } from './work-money';
import { WorkMoves } from './work-moves';
import type { WorkDetail } from './work-move';

/** Who the work is for, while it is the reader's. */
function Customer({ work }: { work: WorkDetail }) {
  const t = useTranslations('provider');
  const locale = useLocale();
  return (
    <div>
      <dt>{t('customer')}</dt>
      <dd>
        {work.userName} {work.userFamily}
      </dd>
      {work.contactMobile && (
        <dd>
          <a
            href={`tel:${work.contactMobile}`}
            className="own-direction inline-flex min-h-touch items-center font-semibold text-enamel-700"
          >
            {formatDigits(work.contactMobile, locale)}
          </a>
        </dd>
      )}
    </div>
  );
}

function WorkFacts({ work }: { work: WorkDetail }) {
  const t = useTranslations('provider');
  const locale = useLocale();
  const mapHref = work.latitude !== null && work.longitude !== null ? `geo:${work.latitude},${work.longitude}` : null;
  return (
    <Card>
      <dl className="grid gap-4 [&_dt]:text-14 [&_dt]:text-stone-500">
        <div>
          <dt>{t('visit')}</dt>
          <dd className="font-semibold">{formatVisitTime(work.gDate, work.startHour, work.endHour, locale)}</dd>
        </div>
        <div>
          <dt>{t('hours')}</dt>
          <dd>{formatNumber(work.hourCount, locale)}</dd>
        </div>
        {isProvidersOwn(work.state) && <Customer work={work} />}
        <div>
          <dt>{t('address')}</dt>
          <dd>
            <PlaceAndStreet place={work.deliveryPlace} street={work.deliveryStreet} />
          </dd>
          {mapHref && (
            <dd>
              <a href={mapHref} className="inline-flex min-h-touch items-center font-semibold text-enamel-700">
                {t('openMap')}
              </a>
            </dd>
          )}
        </div>
        {work.petTypes.length > 0 && (
          <div>
            <dt>{t('pets')}</dt>
            <dd>{work.petTypes.map((pet) => t(`petTypes.${pet}`)).join(t('listSeparator'))}</dd>
          </div>
        )}
        {work.userDescription && (
          <div>
            <dt>{t('description')}</dt>
            <dd dir="auto" className="whitespace-pre-line break-words">
              {work.userDescription}
            </dd>
          </div>
        )}
      </dl>
      {}
      {work.descriptionImageUrl && (
        <img src={work.descriptionImageUrl} alt={t('photo')} className="mt-4 max-h-64 rounded-field" />
      )}
      {work.descriptionAudioUrl && (
        <audio controls preload="none" src={work.descriptionAudioUrl} aria-label={t('voice')} className="mt-4 w-full" />
      )}
    </Card>
  );
}

/** One work: what, where, when, for how much, and what to do next; in any state (WIRE, T-18). */
export function WorkDetailScreen({ taskId }: { taskId: number }) {
  const t = useTranslations('provider');
  const { data, error, mutate } = useProviderCall('clean/gettaskdetail', { taskid: taskId });
  if (error && !data) return <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton className="h-96 rounded-card" />;
  const work = data.taskDetail;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-22 font-bold">{work.serviceTypeName}</h2>
        <Badge tone={work.state === 'AWAITING_PROVIDER' ? 'warning' : 'info'}>{t(`states.${work.state}`)}</Badge>
      </div>
      {!isProvidersOwn(work.state) && <Notice tone="info">{t('noLonger')}</Notice>}
      {work.dispute?.isOpen && (
        <Notice tone="warning">{t('disputed', { reason: t(`disputeReasons.${work.dispute.reason}`) })}</Notice>
      )}
      <WorkFacts work={work} />
      <WorkMoney work={work} />
      <WorkMoves work={work} onMoved={() => void mutate()} />
    </div>
  );
}
