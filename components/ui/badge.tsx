import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { UNREAD_BADGE_CAP } from '@/lib/domain/constants';

interface CountBadgeProps {
  count: number;
  /** The digits of the locale. */
  formatCount: (count: number) => string;
  className?: string;
}

/** A count up to 99, then 99+; nothing at zero. What is counted stands in the label of what carries it. */
export function CountBadge({ count, formatCount, className }: CountBadgeProps) {
  if (count <= 0) return null;
  const text = count > UNREAD_BADGE_CAP ? `${formatCount(UNREAD_BADGE_CAP)}+` : formatCount(count);
  return (
    <span aria-hidden dir="ltr" className={classNames('inline-flex min-w-5 items-center justify-center rounded-full bg-pomegranate-600 px-1 text-12 font-bold leading-5 text-white', className)}>
      {text}
    </span>
  );
}

const tones = {
  neutral: 'bg-stone-200 text-ink',
  info: 'bg-enamel-100 text-enamel-800',
  success: 'bg-turquoise-50 text-turquoise-600',
  warning: 'bg-saffron-300 text-ink',
  danger: 'bg-pomegranate-50 text-pomegranate-600',
};

/** A short state or quality. */
export function Badge({ tone = 'neutral', className, children }: { tone?: keyof typeof tones; className?: string; children: ReactNode }) {
  return <span className={classNames('inline-flex items-center gap-1 rounded-full px-3 py-1 text-12 font-semibold leading-none', tones[tone], className)}>{children}</span>;
}
