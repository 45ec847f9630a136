import { Copy, Plus } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { StaleSave } from '@/components/shared/stale-save';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { useSeen } from '@/lib/client/use-seen';
import { SCHEDULE_LIMITS } from '@/lib/domain/constants/providers';
import { formatHourRange, joinNames, joinPhrases, listWeekdays } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';
import { useLocale } from '@/lib/i18n/location';

import { HourSpan } from './hour-span';
import { LAST_HOUR, WEEK, type Schedule } from './schedule';
import { useScheduleSaving } from './use-schedule-saving';

type Span = Schedule['weekHours'][number];

const USUAL_HOURS = { startHour: 8, endHour: 18 };

/** The next span of a day: after the last one, else the usual hours. */
function toNextSpan(weekday: number, spans: readonly Span[]): Span {
  const last = spans.at(-1);
  if (!last) return { weekday, ...USUAL_HOURS };
  const startHour = Math.min(last.endHour + 1, LAST_HOUR - 1);
  return { weekday, startHour, endHour: Math.min(startHour + 2, LAST_HOUR) };
}

/** Each worked day with its spans. */
function toHoursText(value: unknown, locale: Locale): string {
  const spans = Array.isArray(value) ? (value as readonly Span[]) : [];
  const days = listWeekdays(locale);
  const worked = WEEK.flatMap((weekday) => {
    const own = spans.filter((span) => span.weekday === weekday);
    const hours = own.map(({ startHour, endHour }) => formatHourRange(startHour, endHour, locale));
    return own.length === 0 ? [] : [`${days[weekday]} ${joinNames(hours, locale)}`];
  });
  return joinPhrases(worked, locale);
}

/** The hours of the week, several spans a day; they are saved together. */
export function WeekHoursForm({ weekHours }: Pick<Schedule, 'weekHours'>) {
  const t = useTranslations('schedule.week');
  const locale = useLocale();
  const [edited, setEdited] = useState<readonly Span[] | null>(null);
  const [isTried, setTried] = useState(false);
  const { isSending, failure, problem, save } = useScheduleSaving();
  const { seen, stale, accept, fillFrom } = useSeen({ weekHours }, failure);
  const spans = edited ?? weekHours;
  const isWrong = spans.some(({ startHour, endHour }) => startHour >= endHour);
  const edit = (next: readonly Span[]) => {
    // From the first change on it counts what they were then.
    if (edited === null) fillFrom({ weekHours });
    setEdited(next);
  };
  const setDay = (weekday: number, own: readonly Span[]) =>
    edit([...spans.filter((span) => span.weekday !== weekday), ...own]);
  const submit = async (over = seen) => {
    setTried(true);
    if (!isWrong && (await save({ weekHours: [...spans] }, edited ? over : { weekHours }))) setEdited(null);
  };
  return (
    <Card>
      <form
        noValidate
        aria-label={t('title')}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <div>
          <h2 className="text-18 font-bold">{t('title')}</h2>
          <p className="max-w-prose text-14 text-stone-500">{t('text')}</p>
        </div>
        <ul className="flex flex-col divide-y divide-stone-200">
          {WEEK.map((weekday) => (
            <WeekdayHours
              key={weekday}
              weekday={weekday}
              spans={spans.filter((span) => span.weekday === weekday)}
              onSpansChange={(own) => setDay(weekday, own)}
              onCopy={(own) => edit(WEEK.flatMap((day) => own.map((span) => ({ ...span, weekday: day }))))}
            />
          ))}
        </ul>
        {spans.length === 0 && <Notice tone="warning">{t('none')}</Notice>}
        {isTried && isWrong && <Notice tone="error">{t('wrong')}</Notice>}
        <StaleSave
          stale={stale}
          rows={[{ field: 'weekHours', label: t('title'), toShown: (value) => toHoursText(value, locale) }]}
          isSending={isSending}
          onTakeTheirs={() => {
            fillFrom({ weekHours });
            setEdited(null);
          }}
          onKeepMine={() => void submit(accept())}
        />
        {problem && !stale && <Notice tone="error">{problem}</Notice>}
        <div>
          <SaveHours isEdited={edited !== null} isSending={isSending} />
        </div>
      </form>
    </Card>
  );
}

/** The call to action of the screen once something is changed, and not before. */
function SaveHours({ isEdited, isSending }: { isEdited: boolean; isSending: boolean }) {
  const t = useTranslations('schedule.week');
  const look = isEdited ? 'primary' : 'secondary';
  return (
    <Button type="submit" variant={look} isLoading={isSending} className="max-tablet:w-full">
      {t('save')}
    </Button>
  );
}

interface WeekdayHoursProps {
  readonly weekday: number;
  readonly spans: readonly Span[];
  readonly onSpansChange: (spans: readonly Span[]) => void;
  readonly onCopy: (spans: readonly Span[]) => void;
}

function WeekdayHours({ weekday, spans, onSpansChange, onCopy }: WeekdayHoursProps) {
  const t = useTranslations('schedule.week');
  const day = listWeekdays(useLocale())[weekday] ?? '';
  const replace = (index: number, span: Span | null) =>
    onSpansChange(spans.flatMap((known, place) => (place === index ? (span ?? []) : known)));
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex items-center justify-between gap-2">
        <h3 className="font-semibold">{day}</h3>
        <div className="flex items-center gap-1">
          {spans.length === 0 && <span className="text-14 text-stone-500">{t('closed')}</span>}
          {weekday === 0 && spans.length > 0 && (
            <Button variant="quiet" onClick={() => onCopy(spans)}>
              <Icon icon={Copy} size={16} />
              {t('copy')}
            </Button>
          )}
          {spans.length < SCHEDULE_LIMITS.shiftsADay && (
            <Button
              variant="quiet"
              aria-label={t('add', { day })}
              onClick={() => onSpansChange([...spans, toNextSpan(weekday, spans)])}
            >
              <Icon icon={Plus} />
            </Button>
          )}
        </div>
      </div>
      {spans.map((span, index) => (
        <HourSpan
          key={index}
          span={span}
          fromLabel={t('from', { day })}
          untilLabel={t('until', { day })}
          toRemoveLabel={(hours) => t('remove', { hours, day })}
          onSpanChange={(hours) => replace(index, { weekday, ...hours })}
          onRemove={() => replace(index, null)}
        />
      ))}
    </li>
  );
}
