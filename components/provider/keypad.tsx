import { Delete } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { formatDigits, formatNumber } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';
import { useLocale } from '@/lib/i18n/location';

const POINT = '.';
const DELETE = 'delete';
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', POINT, '0', DELETE] as const;
const POINTS = /[.,،٫/]/;

/** The sign between whole numbers and their tenths, as it is written in a language. */
const toDecimalSign = (locale: Locale) => formatNumber(0.5, locale).charAt(1);

/** The typed number, with the digits and the decimal sign of a language. */
export const toShownNumber = (text: string, locale: Locale) =>
  formatDigits(text.replace(POINT, toDecimalSign(locale)), locale);

interface KeypadProps {
  /** Latin digits. */
  readonly value: string;
  readonly mostLength: number;
  /** Whether a fraction can be typed. */
  readonly hasPoint?: boolean;
  readonly disabled?: boolean;
  readonly onValueChange: (value: string) => void;
}

/**
 * Digits for a thumb, beside the field that they are written into. The field keeps the focus; a desktop with a mouse
 * has keys of its own.
 */
export function Keypad({ value, mostLength, hasPoint = false, disabled = false, onValueChange }: KeypadProps) {
  const t = useTranslations('provider.keypad');
  const locale = useLocale();
  const [said, setSaid] = useState('');
  const press = (key: (typeof KEYS)[number]) => {
    const next = key === DELETE ? value.slice(0, -1) : `${value}${key}`;
    if (next.length > mostLength) return;
    setSaid([...toShownNumber(next, locale)].join(' '));
    onValueChange(next);
  };
  return (
    <div
      role="group"
      aria-label={t('label')}
      dir="ltr"
      className="grid grid-cols-3 gap-2 [@media(min-width:992px)_and_(pointer:fine)]:hidden"
    >
      {KEYS.map((key) =>
        key === POINT && !hasPoint ? (
          <span key={key} />
        ) : (
          <button
            key={key}
            type="button"
            data-keypad
            disabled={disabled || (key === POINT && (value === '' || POINTS.test(value)))}
            aria-label={key === DELETE ? t('delete') : key === POINT ? t('point') : undefined}
            // The focus stays in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => press(key)}
            className={classNames(
              'flex min-h-14 touch-manipulation forced-colors:border select-none items-center justify-center rounded-card text-22 font-semibold text-ink transition-colors active:bg-enamel-100 disabled:text-stone-500',
              key !== DELETE && 'bg-card ring-1 ring-inset ring-stone-200 hover:ring-enamel-300',
            )}
          >
            {key === DELETE ? <Icon icon={Delete} size={24} /> : toShownNumber(key, locale)}
          </button>
        ),
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
