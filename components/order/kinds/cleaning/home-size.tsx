import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';

import { Checkbox } from '@/components/ui/checkbox';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Stepper } from '@/components/ui/stepper';
import { useCall } from '@/lib/client/use-call';
import { toDigitsOnly, toLatinDigits } from '@/lib/domain/text/digits';
import { readMeasure } from '@/lib/domain/text/typed-number';
import type { SizeForm } from '@/lib/funnel/kinds/cleaning/kind';
import { isOutdoorType } from '@/lib/funnel/kinds/cleaning/outdoor-type';
import { formatDigits, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { DearerNotice } from '../../price/dearer-notice';
import { useOrder } from '../../state/order-context';

const EMPTY: SizeForm = {
  areaM2: '',
  floorCount: '',
  roomCount: 2,
  bathroomCount: 1,
  windowCount: 4,
  isFirstDeepClean: false,
};
const COUNTS = [
  { name: 'roomCount', maximum: 20 },
  { name: 'bathroomCount', maximum: 10 },
  { name: 'windowCount', maximum: 60 },
] as const;
const AREA = { fewest: 10, most: 2000 };
/** Room for groups and a fraction beside the digits. */
const LONGEST_AREA = 10;
const FLOOR_DIGITS = 2;

/** null while the area is not one: nothing is asked then. */
function findArea(form: SizeForm): number | null {
  const area = Math.round(readMeasure(form.areaM2) ?? 0);
  return area >= AREA.fewest && area <= AREA.most ? area : null;
}

/** Area, rooms, bathrooms, windows; or area and floors of a stairwell. The server says how many hours that is. */
export function HomeSizeForm({ isMissing }: { isMissing: boolean }) {
  const t = useTranslations('order');
  const locale = useLocale();
  const { draft, service, save } = useOrder();
  const isOutdoor = isOutdoorType(service.types.find((type) => type.id === draft.srvcattypeid)?.seopath);
  const form = draft.sizeForm ?? EMPTY;
  const area = findArea(form);
  const change = (fields: Partial<SizeForm>) => save({ sizeForm: { ...form, ...fields } });
  const hours = useNeededHours(form, area, isOutdoor);
  const isWrong = area === null && (isMissing || form.areaM2.length >= 2);
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label={t('details.area')}
        isNumeric
        required
        value={formatDigits(form.areaM2, locale)}
        onChange={(event) => change({ areaM2: toLatinDigits(event.target.value).slice(0, LONGEST_AREA) })}
        error={
          isWrong
            ? t('details.areaWrong', {
                fewest: formatDigits(AREA.fewest, locale),
                most: formatDigits(AREA.most, locale),
              })
            : undefined
        }
      />
      {isOutdoor ? (
        <TextField
          label={t('details.floors')}
          isNumeric
          value={formatDigits(form.floorCount, locale)}
          onChange={(event) => change({ floorCount: toDigitsOnly(event.target.value, FLOOR_DIGITS) })}
        />
      ) : (
        <RoomCounts form={form} onChange={change} />
      )}
      {hours !== null && (
        <Notice tone="success">{t('details.needed', { count: hours, hours: formatDigits(hours, locale) })}</Notice>
      )}
      <DearerNotice
        without={draft.home?.isFirstDeepClean ? { home: { ...draft.home, isFirstDeepClean: false } } : null}
      >
        {({ rials, hours: more }) =>
          rials > 0
            ? t('dearer.firstDeep', {
                count: more,
                hours: formatDigits(more, locale),
                amount: formatTomans(rials, locale),
              })
            : t('dearer.firstDeepFree')
        }
      </DearerNotice>
    </div>
  );
}

function RoomCounts({ form, onChange }: { form: SizeForm; onChange: (fields: Partial<SizeForm>) => void }) {
  const t = useTranslations('order');
  const common = useTranslations('common');
  const locale = useLocale();
  return (
    <div className="flex flex-col gap-3">
      {COUNTS.map(({ name, maximum }) => (
        <Stepper
          key={name}
          label={t(`details.${name}`)}
          value={form[name]}
          maximum={maximum}
          onValueChange={(value) => onChange({ [name]: value })}
          formatValue={(value) => formatDigits(value, locale)}
          increaseLabel={common('increase')}
          decreaseLabel={common('decrease')}
        />
      ))}
      <Checkbox
        label={t('details.firstDeep')}
        hint={t('details.firstDeepHint')}
        checked={form.isFirstDeepClean}
        onChange={(event) => onChange({ isFirstDeepClean: event.target.checked })}
      />
    </div>
  );
}

/** Asks for the hours as soon as there is an area, and keeps them as the answer. */
function useNeededHours(form: SizeForm, areaM2: number | null, isOutdoor: boolean): number | null {
  const { draft, answer } = useOrder();
  const { areaM2: _typed, floorCount, ...counts } = form;
  const home = areaM2 === null || isOutdoor ? null : { areaM2, ...counts };
  const rooms = useCall('boot/calchours', home && { ...home, srvcattypeid: draft.srvcattypeid ?? undefined }, {
    keepPreviousData: true,
  });
  const outdoor = useCall(
    'boot/calchours4cleanoutdoor',
    isOutdoor && areaM2 !== null ? { areaM2, floorCount: Number(floorCount) } : null,
  );
  const outdoorHours = outdoor.data?.needHour ?? null;
  const wanted = JSON.stringify(
    isOutdoor ? { cleaningHours: outdoorHours, home: null } : { cleaningHours: null, home },
  );
  const kept = JSON.stringify({ cleaningHours: draft.cleaningHours, home: draft.home });
  const isKnown = isOutdoor ? outdoorHours !== null : home !== null;
  const keep = useEffectEvent((size: string) =>
    answer({ ...(JSON.parse(size) as Pick<typeof draft, 'cleaningHours' | 'home'>), detailsMode: 'size' }),
  );
  useEffect(() => {
    if (isKnown && wanted !== kept) keep(wanted);
  }, [isKnown, wanted, kept]);
  if (!isKnown) return null;
  return isOutdoor ? outdoorHours : (rooms.data?.needHour ?? null);
}
