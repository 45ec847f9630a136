import type { ReactNode } from 'react';

import { CheckChips } from '@/components/ui/check-chips';
import { DAYS_A_WEEK } from '@/lib/domain/site/jalali-date';
import { listWeekdays } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

/** `listWeekdays` begins with Saturday, which is 6 where Monday is 1. */
const SATURDAY = 6;
const toNumber = (place: number) => ((SATURDAY - 1 + place) % DAYS_A_WEEK) + 1;

interface SeriesWeekdaysProps {
  readonly legend: ReactNode;
  /** 1 for Monday to 7 for Sunday. */
  readonly values: readonly number[];
  /** Always one of them: the day of the first visit. */
  readonly fixed?: number;
  readonly error?: ReactNode;
  readonly onValuesChange: (values: readonly number[]) => void;
}

/** The weekdays of a series, Saturday first. */
export function SeriesWeekdays({ fixed, onValuesChange, ...chips }: SeriesWeekdaysProps) {
  const locale = useLocale();
  return (
    <CheckChips
      {...chips}
      choices={listWeekdays(locale).map((label, place) => ({ value: toNumber(place), label }))}
      onValuesChange={(values) =>
        onValuesChange(fixed === undefined || values.includes(fixed) ? values : [...values, fixed])
      }
    />
  );
}

/** The names of weekdays, in the week's order. */
export function listWeekdayNames(weekdays: readonly number[], locale: Parameters<typeof listWeekdays>[0]): string[] {
  return listWeekdays(locale).filter((_name, place) => weekdays.includes(toNumber(place)));
}
