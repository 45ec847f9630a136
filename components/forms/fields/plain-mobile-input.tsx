import { classNames } from '@/components/ui/class-names';
import { MOBILE_LENGTH } from '@/lib/domain/constants/identity';
import { MOBILE_EXAMPLE } from '@/lib/domain/person/mobile';
import { formatDigits } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

interface PlainMobileInputProps {
  readonly id: string;
  readonly locale: Locale;
  readonly describedBy: string;
  /** Its width, which is the form's affair. */
  readonly className: string;
}

/** The mobile number of a form that works without its script. */
export function PlainMobileInput({ id, locale, describedBy, className }: PlainMobileInputProps) {
  return (
    <input
      id={id}
      name="mobile"
      type="tel"
      inputMode="numeric"
      dir="ltr"
      autoComplete="tel"
      placeholder={formatDigits(MOBILE_EXAMPLE, locale)}
      // Longer than a number is: one that is pasted may have spaces or its country's code. The script keeps the digits
      // of it.
      maxLength={2 * MOBILE_LENGTH}
      required
      aria-describedby={describedBy}
      className={classNames(
        'min-h-13 rounded-field border border-stone-500 bg-card px-4 narrow:px-2 placeholder:text-stone-500 hover:border-enamel-600 aria-[invalid=true]:border-pomegranate-600',
        className,
      )}
    />
  );
}
