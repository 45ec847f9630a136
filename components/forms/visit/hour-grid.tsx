import { Moon, Sun, Sunrise, Zap, type IconNode } from 'lucide';
import { useTranslations } from 'next-intl';
import { useId } from 'react';

import { toIsolatedName } from '@/components/shared/isolated-name';
import { Avatar } from '@/components/ui/avatar';
import { classNames } from '@/components/ui/class-names';
import { FieldMessage } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { IsolatedNames } from '@/components/ui/isolated-names';
import { MINIMUM_LEAD_MS } from '@/lib/domain/constants/orders';
import { HOUR_MS, HOURS_A_DAY } from '@/lib/domain/constants/time-units';
import { formatDigits, formatHourRange } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { KnownPerson, VisitSlot } from './available-date';
import { DAY_PARTS, isInPart } from './day-parts';

const LEAD_HOURS = MINIMUM_LEAD_MS / HOUR_MS;

const ICONS: Readonly<Record<(typeof DAY_PARTS)[number]['key'], IconNode>> = {
  morning: Sunrise,
  afternoon: Sun,
  evening: Moon,
};

/** Somebody whom the customer knows, and the ids of the hours at which they are free. */
interface KnownFree extends Pick<KnownPerson, 'name' | 'imageUrl'> {
  readonly freeIds: readonly number[];
}

interface HourGridProps {
  readonly legend: string;
  /** In the order of the day. */
  readonly slots: readonly VisitSlot[];
  readonly chosenId: number | null;
  /** The first free hour of all days, if it is one of these. */
  readonly nearestId: number | null;
  readonly known?: KnownFree | null;
  readonly onChoose: (slot: VisitSlot) => void;
  readonly error?: string;
}

/** The hours of one day as equal cells, by morning, afternoon and evening; what is full says why. */
export function HourGrid({ legend, slots, chosenId, nearestId, known = null, onChoose, error }: HourGridProps) {
  const t = useTranslations('order.dateTime');
  const id = useId();
  const locale = useLocale();
  const parts = DAY_PARTS.map((part) => ({
    key: part.key,
    slots: slots.filter(({ startHour }) => isInPart(part, startHour)),
  }));
  return (
    <fieldset aria-describedby={`${id}-message`} aria-invalid={error ? true : undefined} className="min-w-0">
      {/* The chosen day stands above them, in the week. */}
      <legend className="sr-only">{legend}</legend>
      <div className="flex flex-col gap-3">
        <FieldMessage id={id} error={error} />
        {slots.some((slot) => isFreeAt(known, slot)) && <KnownLine known={known} />}
        {parts.map(
          ({ key, slots: hours }) =>
            hours.length > 0 && (
              <div key={key} className="flex flex-col gap-2">
                <p className="flex items-center gap-2 text-14 text-stone-500">
                  <Icon icon={ICONS[key]} size={16} className="text-enamel-700" />
                  <span className="font-semibold text-ink">{t(`parts.${key}`)}</span>
                  {t('free', { hours: formatDigits(hours.filter(({ isFull }) => !isFull).length, locale) })}
                </p>
                <div className="grid grid-cols-4 gap-2 narrow:grid-cols-2 tablet:grid-cols-5">
                  {hours.map((slot) => (
                    <Hour
                      key={slot.deliverytimeid}
                      name={id}
                      slot={slot}
                      isChosen={slot.deliverytimeid === chosenId}
                      isNearest={slot.deliverytimeid === nearestId}
                      known={isFreeAt(known, slot) ? known : null}
                      onChoose={() => onChoose(slot)}
                    />
                  ))}
                </div>
              </div>
            ),
        )}
      </div>
    </fieldset>
  );
}

const isFreeAt = (known: KnownFree | null, { deliverytimeid, isFull }: VisitSlot) =>
  known !== null && !isFull && known.freeIds.includes(deliverytimeid);

/** Whose the small faces at the hours are. */
function KnownLine({ known }: { readonly known: KnownFree | null }) {
  const t = useTranslations('order.dateTime');
  return (
    known && (
      <p className="flex items-center gap-2 text-14">
        <Avatar name={known.name} imageUrl={known.imageUrl} size="tiny" />
        <IsolatedNames text={t('knownHours', { name: toIsolatedName(known.name) })} />
      </p>
    )
  );
}

interface HourProps {
  readonly name: string;
  readonly slot: VisitSlot;
  readonly isChosen: boolean;
  readonly isNearest: boolean;
  /** Null where they are not free then. */
  readonly known: KnownFree | null;
  readonly onChoose: () => void;
}

function Hour({ name, slot, isChosen, isNearest, known, onChoose }: HourProps) {
  const t = useTranslations('order.dateTime');
  const locale = useLocale();
  const { deliverytimeid, startHour, endHour, isFull, reason } = slot;
  return (
    <label
      className={classNames(
        'relative flex min-h-16 min-w-0 flex-col items-center justify-center rounded-card border px-1 py-2 text-center transition-colors has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-enamel-600',
        isFull && 'cursor-not-allowed border-stone-200 bg-stone-50 text-stone-500',
        !isFull && (isChosen ? 'plate border-enamel-700' : 'border-stone-500/80 bg-card hover:border-enamel-600'),
        !isFull && 'cursor-pointer',
      )}
    >
      <input
        type="radio"
        className="sr-only"
        name={name}
        value={deliverytimeid}
        checked={isChosen}
        disabled={isFull}
        onChange={onChoose}
      />
      <span className="sr-only">
        {formatHourRange(startHour, endHour, locale)}
        {isNearest && ` ${t('nearest')}`}
        {known && (
          <>
            {' '}
            <IsolatedNames text={t('knownFree', { name: toIsolatedName(known.name) })} />
          </>
        )}
      </span>
      <span aria-hidden className={classNames('text-18 font-bold leading-tight', isFull && 'line-through')}>
        {formatDigits(startHour, locale)}
      </span>
      {isFull ? (
        <span className="text-12 leading-tight">
          {t(`reasons.${reason ?? 'full'}`, { hours: formatDigits(LEAD_HOURS, locale) })}
        </span>
      ) : (
        <span aria-hidden className={classNames('text-12', isChosen ? 'text-enamel-100' : 'text-stone-500')}>
          {t('until', { hour: formatDigits(endHour > HOURS_A_DAY ? endHour - HOURS_A_DAY : endHour, locale) })}
        </span>
      )}
      {isNearest && (
        <span
          aria-hidden
          className="absolute -top-2 end-1 flex size-6 items-center justify-center rounded-full border-2 border-card bg-saffron-500 text-ink"
        >
          <Icon icon={Zap} size={16} />
        </span>
      )}
      {known && (
        <Avatar
          name={known.name}
          imageUrl={known.imageUrl}
          size="tiny"
          className="absolute -start-1.5 -top-2 ring-2 ring-card"
        />
      )}
    </label>
  );
}
