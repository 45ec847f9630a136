import { useTranslations } from 'next-intl';

import { PlaceAndStreet } from '@/components/ui/place-and-street';
import { toMapLink } from '@/lib/client/map-link';
import type { CallAnswer } from '@/lib/contract';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

type Moving = NonNullable<CallAnswer<'clean/gettaskdetail'>['taskDetail']['moving']>;

/** What a move takes and where it goes, as rows of a `dl`; it begins at the order's own address. */
export function MoveFacts({ moving }: { moving: Moving }) {
  const t = useTranslations('moving');
  const locale = useLocale();
  const { destinationLatitude, destinationLongitude, heavyPieces, moverCount } = moving;
  const toFloor = ({ floor, hasLift }: Moving['origin']) => {
    const number = formatDigits(Math.abs(floor), locale);
    const name = floor === 0 ? t('ground') : t(floor < 0 ? 'below' : 'above', { number });
    return t(hasLift ? 'withLift' : 'withoutLift', { floor: name });
  };
  const rows = [
    { label: t('originFloor'), text: toFloor(moving.origin) },
    {
      label: t('destination'),
      text: <PlaceAndStreet place={moving.destinationPlace} street={moving.destinationStreet} />,
    },
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
      {destinationLatitude !== null && destinationLongitude !== null && (
        <div>
          <dt className="sr-only">{t('destination')}</dt>
          <dd>
            <a
              href={toMapLink({ latitude: destinationLatitude, longitude: destinationLongitude })}
              className="inline-flex min-h-touch items-center font-semibold text-enamel-700"
            >
              {t('openMap')}
            </a>
          </dd>
        </div>
      )}
    </>
  );
}
