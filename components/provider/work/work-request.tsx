import { useTranslations } from 'next-intl';

import { PetrolFacts } from '@/components/shared/facts/petrol-facts';
import { RemovalFacts } from '@/components/shared/facts/removal-facts';
import { TestPersonsFact } from '@/components/shared/facts/test-persons';
import { VehiclePlate } from '@/components/shared/facts/vehicle-plate';
import { PhotoStrip } from '@/components/shared/photo-strip';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { WrittenText } from '@/components/ui/written-text';
import { isOfKind } from '@/lib/domain/kind/service-kind';
import { MASK } from '@/lib/domain/text/mask';
import { formatNumber, formatVisitTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { WorkDetail } from '../work-move';
import { isBeforeAcceptance } from './work-person';

/** The request: its facts, the customer's own words, and the photos. */
export function WorkRequest({ work }: { work: WorkDetail }) {
  const t = useTranslations('provider');
  const photos = useTranslations('photos');
  return (
    <Card className="flex flex-col gap-3">
      <h3 className="sr-only">{t('workPage.asked')}</h3>
      <Chips work={work} />
      {work.lines.length > 0 && (
        <p className="[overflow-wrap:anywhere]">{work.lines.map(({ label }) => label).join(t('listSeparator'))}</p>
      )}
      <ReturnLine work={work} />
      <Facts work={work} />
      {work.userDescription && (
        <blockquote className="rounded-field bg-stone-50 px-3 py-2">
          <WrittenText text={work.userDescription} className="inline-block max-w-full" />
          {isBeforeAcceptance(work) && work.userDescription.includes(MASK) && (
            <p className="text-14 text-stone-500">{t('descriptionMasked')}</p>
          )}
        </blockquote>
      )}
      <div className="empty:hidden">
        <PhotoStrip title={photos('customersOwn')} photos={listPhotos(work).map((url) => ({ url }))} />
      </div>
      {work.descriptionAudioUrl && (
        <audio controls preload="none" src={work.descriptionAudioUrl} aria-label={t('voice')} className="w-full" />
      )}
    </Card>
  );
}

function listPhotos({ descriptionImageUrl, moreImageUrls }: WorkDetail): readonly string[] {
  return [...(descriptionImageUrl === null ? [] : [descriptionImageUrl]), ...moreImageUrls];
}

/** How long, how urgent, which extras; pets stand out, for somebody may be afraid of them. */
function Chips({ work }: { work: WorkDetail }) {
  const t = useTranslations('provider');
  const bids = useTranslations('work-bids');
  const locale = useLocale();
  const { hourCount, plan, urgency, extras, petTypes } = work;
  const hasHours = isOfKind(work.kind, { hasVisit: true, isTextile: false });
  return (
    <p className="flex flex-wrap gap-2 empty:hidden">
      {hasHours && (
        <Badge tone="info">{t('workPage.hours', { count: hourCount, shown: formatNumber(hourCount, locale) })}</Badge>
      )}
      {plan !== 'once' && <Badge tone="info">{t(`series.${plan}`)}</Badge>}
      {urgency && <Badge tone="warning">{bids(`urgencies.${urgency}`)}</Badge>}
      {extras.map((extra) => (
        <Badge key={extra} tone="info">
          {t(`extras.${extra}`)}
        </Badge>
      ))}
      {petTypes.map((pet) => (
        <Badge key={pet} tone="warning">
          {t('workPage.pet', { pet: t(`petTypes.${pet}`) })}
        </Badge>
      ))}
    </p>
  );
}

/** When textiles come back, while the pick-up is what comes first. */
function ReturnLine({ work: { returnVisit } }: { work: WorkDetail }) {
  const t = useTranslations('provider');
  const locale = useLocale();
  if (!returnVisit) return null;
  const { gDate, startHour, endHour } = returnVisit;
  return (
    <p>
      {t('returnVisit')}: <span className="font-semibold">{formatVisitTime(gDate, startHour, endHour, locale)}</span>
    </p>
  );
}

/** The facts of a single kind of work, as a table. */
function Facts({ work: { moving, petrol, plaque, persons } }: { work: WorkDetail }) {
  const t = useTranslations('provider');
  const hasFacts = moving !== null || petrol !== null || persons.some(({ name }) => name);
  return (
    <>
      {hasFacts && (
        <dl className="grid gap-2 [&>div]:grid [&>div]:grid-cols-[7rem_minmax(0,1fr)] [&>div]:gap-x-3 [&_dd]:col-start-2 [&_dt]:text-stone-500">
          {moving && <RemovalFacts moving={moving} />}
          <TestPersonsFact persons={persons} />
          {petrol && <PetrolFacts petrol={petrol} plaque={plaque} />}
        </dl>
      )}
      {!petrol && plaque && (
        <p className="flex flex-wrap items-center gap-3">
          <span>{t('plate')}</span>
          <VehiclePlate type="AUTOMOBILE" plate={plaque} />
        </p>
      )}
    </>
  );
}
