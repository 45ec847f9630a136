import { classNames } from '@/components/ui/class-names';
import { RIALS_A_TOMAN } from '@/lib/domain/money/money';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useCounted } from './use-counted';

/** Between a sum and its unit. */
const NO_BREAK = '\u00a0';
/** Longer digits have no room at the size of shorter ones. */
const SIZES = {
  pay: { most: 9, large: 'text-pay', long: 'text-28', phone: 'small-phone:text-28' },
  sum: { most: 10, large: 'text-sum', long: 'text-36', phone: 'small-phone:text-36' },
} as const;

interface LargeSumProps {
  readonly rials: number;
  readonly size: keyof typeof SIZES;
  readonly unitLook: string;
}

/**
 * A sum that a professional's screen is about: its digits as large as they fit, and the unit below them. It counts to a
 * new sum.
 */
export function LargeSum({ rials, size, unitLook }: LargeSumProps) {
  const locale = useLocale();
  const { shown } = useCounted(rials, 'professional');
  // On the way to a new sum, too, people read whole tomans.
  const whole = shown === rials ? rials : Math.round(shown / RIALS_A_TOMAN) * RIALS_A_TOMAN;
  const [digits = '', unit = ''] = formatTomans(whole, locale).split(NO_BREAK);
  const { most, large, long, phone } = SIZES[size];
  return (
    <>
      <span
        className={classNames(
          digits.length > most ? long : large,
          phone,
          'font-bold leading-tight tabular-nums narrow:text-22',
        )}
      >
        {digits}
        <span className="sr-only">{NO_BREAK}</span>
      </span>
      <span className={classNames('text-14', unitLook)}>{unit}</span>
    </>
  );
}
