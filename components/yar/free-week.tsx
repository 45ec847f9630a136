import { getTranslations } from 'next-intl/server';

import { Card } from '@/components/ui/card';
import { formatDigits, formatHourRange, formatJalaliDate, joinNames } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

import type { Worker } from './worker';

/** Hours that follow each other, as one span: 8, 9, 10 is 8 to 11. */
function toSpans(hours: readonly number[]): { readonly startHour: number; readonly endHour: number }[] {
  return hours.reduce<{ startHour: number; endHour: number }[]>((spans, hour) => {
    const last = spans.at(-1);
    if (last?.endHour !== hour) return [...spans, { startHour: hour, endHour: hour + 1 }];
    return [...spans.slice(0, -1), { ...last, endHour: hour + 1 }];
  }, []);
}

/** When a visit can begin, day by day. */
export async function FreeWeek({ locale, days }: { locale: Locale; days: Worker['lstFreeDay'] }) {
  const t = await getTranslations({ locale, namespace: 'yar.person' });
  const free = days.filter(({ hours }) => hours.length > 0);
  if (free.length === 0) return null;
  return (
    <Card>
      <h2 className="pb-3 text-18 font-bold">{t('free')}</h2>
      <dl className="flex flex-col gap-2">
        {free.map(({ gDate, hours }) => (
          <div key={gDate} className="flex flex-wrap justify-between gap-x-4">
            <dt>{formatJalaliDate(gDate, locale)}</dt>
            <dd className="text-stone-500">
              {joinNames(
                toSpans(hours).map(({ startHour, endHour }) =>
                  endHour - startHour === 1
                    ? formatDigits(`${startHour}:00`, locale)
                    : formatHourRange(startHour, endHour, locale),
                ),
                locale,
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
