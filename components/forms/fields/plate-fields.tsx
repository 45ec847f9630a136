import { useTranslations } from 'next-intl';
import { useRef, type RefObject } from 'react';

import { showTypedDigits } from './digit-field';
import type { VehicleType } from '@/lib/contract/enumerations';
import { toDigitsOnly } from '@/lib/domain/text/digits';
import { PLATE_LETTERS, PLATE_PARTS } from '@/lib/domain/person/plate';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { PlateFrame, toPlateGround } from '../../shared/facts/vehicle-plate';

const AUTOMOBILE_PARTS = ['first', 'second', 'third', 'fourth'] as const;
const MOTORCYCLE_PARTS = ['first', 'second'] as const;
const WIDTHS: Readonly<Record<number, string>> = { 2: 'w-11', 3: 'w-14', 5: 'w-24' };
const partClassName = 'min-h-touch rounded-field border border-stone-500/80 bg-card text-center font-bold text-ink';

interface PlateFieldsProps {
  readonly type: VehicleType;
  readonly parts: readonly string[];
  readonly onPartsChange: (parts: readonly string[]) => void;
}

/** A plate to type: its parts stand where they are on the plate, and a full part leads on to the next. */
export function PlateFields({ type, parts, onPartsChange }: PlateFieldsProps) {
  const t = useTranslations('account.vehicles');
  const row = useRef<HTMLDivElement>(null);
  const labels =
    type === 'MOTORCYCLE'
      ? MOTORCYCLE_PARTS.map((part) => t(`parts.MOTORCYCLE.${part}`))
      : AUTOMOBILE_PARTS.map((part) => t(`parts.AUTOMOBILE.${part}`));
  const shapes: readonly (number | null)[] = PLATE_PARTS[type];
  const change = (index: number, value: string, isFull: boolean) => {
    onPartsChange(shapes.map((_, other) => (other === index ? value : (parts[other] ?? ''))));
    if (isFull) focusPart(row, index + 1);
  };
  return (
    <div ref={row} role="group" aria-label={t('plate')}>
      <PlateFrame
        type={type}
        isTyped
        ground={toPlateGround(parts)}
        parts={shapes.map((digitCount, index) => (
          <PlatePart
            key={`${type}-${index}`}
            label={labels[index] ?? ''}
            digitCount={digitCount}
            value={parts[index] ?? ''}
            onValueChange={(value, isFull) => change(index, value, isFull)}
          />
        ))}
      />
    </div>
  );
}

function focusPart(row: RefObject<HTMLDivElement | null>, index: number): void {
  row.current?.querySelectorAll<HTMLElement>('input, select').item(index)?.focus();
}

interface PlatePartProps {
  readonly label: string;
  /** null for the letter. */
  readonly digitCount: number | null;
  readonly value: string;
  readonly onValueChange: (value: string, isFull: boolean) => void;
}

function PlatePart({ label, digitCount, value, onValueChange }: PlatePartProps) {
  const locale = useLocale();
  if (digitCount === null) {
    return (
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onValueChange(event.target.value, event.target.value !== '')}
        className={`${partClassName} w-14 text-18`}
      >
        <option value="" />
        {PLATE_LETTERS.map((letter) => (
          <option key={letter} value={letter} lang="fa">
            {letter}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      value={formatDigits(value, locale)}
      onChange={({ target }) => {
        showTypedDigits(target, locale);
        const digits = toDigitsOnly(target.value, digitCount);
        onValueChange(digits, digits.length === digitCount && digits !== value);
      }}
      className={`${partClassName} ${WIDTHS[digitCount] ?? ''} text-18`}
    />
  );
}
