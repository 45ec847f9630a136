import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/class-names';

/** The enamel plate: enamel ground, a thin white line inside, generous corners. */
export function Plate({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('plate on-enamel', className)} />;
}
