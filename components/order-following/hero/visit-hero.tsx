import { Check, DoorOpen, Navigation } from 'lucide';
import { useTranslations } from 'next-intl';

import { useServerNowMs } from '@/components/shared/use-remaining';
import { useArrival } from '@/components/shared/way/use-arrival';
import { Avatar } from '@/components/ui/avatar';
import { Icon } from '@/components/ui/icon';
import { Plate } from '@/components/ui/plate';
import { toDoorNumber } from '@/lib/domain/person/address-text';
import {
  countsByGregorian,
  formatClock,
  formatClockRange,
  formatDigits,
  formatGregorianDate,
  formatHourRange,
  formatJalaliDate,
  formatRelativeDay,
  formatRemainingTime,
  formatTaskTime,
  joinNames,
} from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import type { Locale } from '@/lib/i18n/locales';

import { toStateWords } from '@/components/shared/state-words';
import { LabelWithName } from '@/components/ui/written-text';
import { toLatinDigits } from '@/lib/domain/text/digits';
import { useNextText } from '../use-next-text';
import { ArrivalWord } from './arrival-word';
import type { HeroProps } from './hero-props';

/** When somebody comes, in how many minutes, or that somebody is there, on the plate of the own door. */
export function VisitHero({ task }: HeroProps) {
  const t = useTranslations('order-following');
  const locale = useLocale();
  const next = useNextText(task);
  const { gDate, startsAtMs, arrivesUntilMs, serverNowMs } = task;
  const nowMs = useServerNowMs(serverNowMs) ?? serverNowMs;
  const day = formatRelativeDay(gDate, nowMs, locale);
  const isNamed = day !== formatJalaliDate(gDate, locale, { hasGregorian: false });
  const isAhead = startsAtMs > nowMs;
  const isAtDoor = Boolean(task.doorWait?.arrivedAtMs);
  const known = useArrival(task).arrival;
  const arrival = isAtDoor ? null : known;
  const hours = arrivesUntilMs === null ? null : formatClockRange(startsAtMs, arrivesUntilMs, locale);
  const time =
    hours === null
      ? t('hero.dayAndHour', { day, time: formatClock(startsAtMs, locale) })
      : t('hero.dayAndHours', { day, hours });
  return (
    <Plate look="hero" className="flex flex-col gap-2">
      <div className="flex items-center gap-4">
        <div className="flex min-w-0 grow flex-col gap-1">
          <p className="flex items-center gap-2 font-semibold text-enamel-100">
            <Icon
              icon={isAtDoor ? DoorOpen : task.state === 'EN_ROUTE' ? Navigation : Check}
              isDirectional={task.state === 'EN_ROUTE'}
              className="text-saffron-300"
            />
            {isAtDoor ? time : t(toStateWords(task))}
          </p>
          {arrival ? (
            <p className="text-36 font-bold leading-tight tabular-nums">
              {t('hero.minutes', { count: arrival.minutes })}
            </p>
          ) : isAtDoor || isNamed ? (
            <p className="text-28 font-bold leading-tight desktop:text-36">{isAtDoor ? t('hero.atDoor') : time}</p>
          ) : (
            // A day with a long name has a line of its own, so that the hour stays large.
            <p className="font-bold leading-tight">
              <span className="block text-22">{day}</span>{' '}
              <span className="block text-36">
                {hours ?? t('hero.hour', { time: formatClock(startsAtMs, locale) })}
              </span>
            </p>
          )}
        </div>
        {task.providerName && (
          <Avatar name={task.providerName} imageUrl={task.providerImage} size="large" className="narrow:hidden" />
        )}
      </div>
      {arrival && <ArrivalWord visit={task} arrival={arrival} />}
      <p className="text-enamel-100">
        <WhenAndWhere task={task} when={arrival ? time : toWhen(task, isNamed, locale)} />
      </p>
      {isAhead && !isAtDoor && !arrival && (
        <p className="font-semibold text-saffron-300">{formatRemainingTime(startsAtMs - nowMs, locale)}</p>
      )}
      {!isAtDoor && !arrival && <p className="text-14 text-enamel-100">{next}</p>}
    </Plate>
  );
}

/** The details that the large line leaves out: the date of a named day, else the whole hours. */
function toWhen(task: HeroProps['task'], isNamed: boolean, locale: Locale): string {
  const { gDate, startHour, endHour, arrivesUntilMs } = task;
  if (isNamed) return formatTaskTime(task, locale);
  const hours = arrivesUntilMs === null ? formatHourRange(startHour, endHour, locale) : null;
  const gregorian = countsByGregorian(locale) ? formatGregorianDate(gDate, locale) : null;
  return joinNames([gregorian, hours].filter(isSaid), locale);
}

/** The time, and the number of the own door where the address has one. */
function WhenAndWhere({ task, when }: Pick<HeroProps, 'task'> & { readonly when: string }) {
  const t = useTranslations('order-following.hero');
  const locale = useLocale();
  const plate = toDoorNumber(task.deliveryStreet);
  if (plate === '') return when;
  return (
    <>
      {when && `${when} · `}
      <LabelWithName label={t('plate', { plate: '{name}' })} name={formatDigits(toLatinDigits(plate), locale)} />
    </>
  );
}

const isSaid = (text: string | null): text is string => text !== null;
