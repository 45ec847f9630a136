import { formatVisitTime } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

import type { WorkDetail } from './work-move';

/** Both hours, as the words of a question name them. */
export function toAskedValues(
  { gDate, startHour, endHour }: Pick<WorkDetail, 'gDate' | 'startHour' | 'endHour'>,
  asked: NonNullable<WorkDetail['askedHour']>,
  locale: Locale,
) {
  return {
    asked: formatVisitTime(asked.gDate, asked.startHour, asked.endHour, locale),
    visit: formatVisitTime(gDate, startHour, endHour, locale),
  };
}
