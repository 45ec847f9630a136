import { useTranslations } from 'next-intl';

import { Select } from '@/components/ui/select';
import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';
import { formatHourRange } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

const FIRST_HOUR = 7;
const LAST_END = 22;

interface HourSelectProps {
  readonly hourCount: number;
  readonly value: number;
  readonly onValueChange: (deliveryTimeId: number) => void;
}

/** The hour at which visits begin. Whether the provider has it is the server's to say. */
export function HourSelect({ hourCount, value, onValueChange }: HourSelectProps) {
  const t = useTranslations('series');
  const locale = useLocale();
  const hours = Array.from(
    { length: Math.max(1, LAST_END - hourCount - FIRST_HOUR + 1) },
    (_, place) => FIRST_HOUR + place,
  );
  return (
    <Select
      label={t('moving.hour')}
      value={value}
      onChange={(event) => onValueChange(Number(event.target.value))}
      options={hours.map((hour) => ({
        value: toDeliveryTimeId(hour),
        label: formatHourRange(hour, hour + hourCount, locale),
      }))}
    />
  );
}
