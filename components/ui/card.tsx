import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/class-names';

type CardProps = ComponentProps<'div'> & {
  /** `floating` is for what lies above the page. */
  tone?: 'plain' | 'floating' | 'tinted';
  /** Without it the caller sets the inner distance. */
  isPadded?: boolean;
};

const tones = { plain: 'border border-stone-200 bg-card', floating: 'bg-card shadow-float', tinted: 'bg-enamel-50' };

export function Card({ tone = 'plain', isPadded = true, className, ...rest }: CardProps) {
  return (
    <div {...rest} className={classNames('rounded-card', tones[tone], isPadded && 'p-4 desktop:p-6', className)} />
  );
}
