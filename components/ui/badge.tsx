import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

const tones = {
  neutral: 'bg-stone-200 text-ink',
  info: 'bg-enamel-100 text-enamel-800',
  success: 'bg-turquoise-50 text-turquoise-600',
  warning: 'bg-saffron-300 text-ink',
  danger: 'bg-pomegranate-50 text-pomegranate-600',
};

/** A short state or quality. */
export function Badge({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: keyof typeof tones;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-full px-3 py-1 text-12 font-semibold leading-none',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
