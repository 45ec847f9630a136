import { useTranslations } from 'next-intl';

import { useTravelValues } from '@/components/shared/use-travel-text';
import { PlaceAndStreet } from '@/components/ui/place-and-street';
import { toMapLink } from '@/lib/client/map-link';
import type { CallAnswer } from '@/lib/contract';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

type Removal = NonNullable<CallAnswer<'clean/gettaskdetail'>['taskDetail']['moving']>;

/** The destination as a point; null where it is unknown, or not yet the reader's to see. */
export function toDestination({ destinationLatitude: latitude, destinationLongitude: longitude }: Removal) {
  return latitude !== null && longitude !== null ? { latitude, longitude } : null;
}

/** A removal's goods and destination, as rows of a `dl`; it begins at the order's own address. */
export function RemovalFacts({ moving }: { moving: Removal }) {
  const t = useTranslations('removal');
  const locale = useLocale();
  const toWayValues = useTravelValues();
  const { heavyPieces, moverCount } = moving;
  const destination = toDestination(moving);
  const toFloor = ({ floor, hasLift }: Removal['origin']) => {
    const number = formatDigits(Math.abs(floor), locale);
    const name = floor === 0 ? t('ground') : t(floor < 0 ? 'below' : 'above', { number });
    return t(hasLift ? 'withLift' : 'withoutLift', { floor: name });
  };
  const rows = [
    { label: t('originFloor'), text: toFloor(moving.origin) },
    {
      label: t('destination'),
      text: (
        <>
          <PlaceAndStreet place={moving.destinationPlace} street={moving.destinationStreet} />
          {destination && (
            <a
              href={toMapLink(destination)}
              className="inline-flex min-h-touch items-center font-semibold text-enamel-700"
            >
              {t('openMap')}
            </a>
          )}
        </>
      ),
    },
    { label: t('between'), text: t('betweenText', toWayValues(moving.way)) },
    { label: t('destinationFloor'), text: toFloor(moving.destination) },
    { label: t('movers'), text: formatDigits(moverCount, locale) },
    ...(heavyPieces.length > 0
      ? [
          {
            label: t('heavy'),
            text: heavyPieces
              .map(({ piece, count }) => t('piece', { name: t(`pieces.${piece}`), count: formatDigits(count, locale) }))
              .join(t('listSeparator')),
          },
        ]
      : []),
    ...(moving.hasPacking ? [{ label: t('packing'), text: t('packingYes') }] : []),
  ];
  return (
    <>
      {rows.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </>
  );
}
