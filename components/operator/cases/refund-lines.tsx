import { useTranslations } from 'next-intl';

import { RIALS_A_TOMAN, TomanField } from '@/components/forms/fields/toman-field';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { DeskOrder } from './desk-order';

/** Typed sums by the line's place, in tomans. */
export type LineSums = Readonly<Record<number, number | null>>;

interface RefundLinesProps {
  readonly lines: DeskOrder['lstRefundLine'];
  readonly sums: LineSums;
  readonly onSumsChange: (sums: LineSums) => void;
}

/** Each line of the order with what was paid and what went back; what goes back now is typed beside it. */
export function RefundLines({ lines, sums, onSumsChange }: RefundLinesProps) {
  const t = useTranslations('desk.case.act');
  const locale = useLocale();
  return lines.map(({ place, label, amountRial, backRial, leftRial }) => {
    const tomans = sums[place] ?? null;
    const isTooMuch = tomans !== null && tomans * RIALS_A_TOMAN > leftRial;
    const known = { paid: formatTomans(amountRial, locale), back: formatTomans(backRial, locale) };
    return (
      <TomanField
        key={place}
        label={label}
        hint={t(backRial > 0 ? 'lineBack' : 'linePaid', known)}
        disabled={leftRial === 0}
        tomans={tomans}
        onTomansChange={(typed) => onSumsChange({ ...sums, [place]: typed })}
        error={isTooMuch ? t('sumWrong', { most: formatTomans(leftRial, locale) }) : undefined}
      />
    );
  });
}
