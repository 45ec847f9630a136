import { Trash2 } from 'lucide';

import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Select } from '@/components/ui/select';
import { formatDigits, formatHourRange } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { END_HOURS, START_HOURS } from './schedule';

interface Hours {
  readonly startHour: number;
  readonly endHour: number;
}

interface HourSpanProps {
  readonly span: Hours;
  readonly fromLabel: string;
  readonly untilLabel: string;
  readonly toRemoveLabel: (hours: string) => string;
  readonly onSpanChange: (hours: Hours) => void;
  readonly onRemove: () => void;
}

/** From one whole hour to another, with the way to take it out. */
export function HourSpan({
  span: { startHour, endHour },
  fromLabel,
  untilLabel,
  toRemoveLabel,
  onSpanChange,
  onRemove,
}: HourSpanProps) {
  const locale = useLocale();
  const toOptions = (hours: readonly number[]) =>
    hours.map((hour) => ({ value: hour, label: formatDigits(`${hour}:00`, locale) }));
  return (
    <div className="flex items-center gap-2">
      <Select
        label={fromLabel}
        isLabelHidden
        className="grow"
        value={startHour}
        options={toOptions(START_HOURS)}
        onChange={(event) => onSpanChange({ startHour: Number(event.target.value), endHour })}
      />
      <span aria-hidden>–</span>
      <Select
        label={untilLabel}
        isLabelHidden
        className="grow"
        value={endHour}
        options={toOptions(END_HOURS)}
        onChange={(event) => onSpanChange({ startHour, endHour: Number(event.target.value) })}
      />
      <IconButton label={toRemoveLabel(formatHourRange(startHour, endHour, locale))} onClick={onRemove}>
        <Icon icon={Trash2} />
      </IconButton>
    </div>
  );
}
