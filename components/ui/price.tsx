import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

interface PriceProps {
  /** The price's kind: “from”, “to pay”. */
  label?: ReactNode;
  /** The amount with its unit, already formatted. */
  text: string;
  /** The price before the discount, struck out. */
  formerText?: string;
  formerLabel?: string;
  size?: 'medium' | 'large';
  className?: string;
}

export function Price({ label, text, formerText, formerLabel, size = 'medium', className }: PriceProps) {
  return (
    <span className={classNames('inline-flex flex-wrap items-baseline gap-x-2', className)}>
      {label && <span className="text-14 text-stone-500">{label}</span>}
      {formerText && (
        <del className="text-14 text-stone-500">
          {formerLabel && <span className="sr-only">{formerLabel}</span>}
          {formerText}
        </del>
      )}
      <span
        className={classNames(
          'whitespace-nowrap font-bold narrow:whitespace-normal',
          size === 'large' ? 'text-22' : 'text-16',
        )}
      >
        {text}
      </span>
    </span>
  );
}
