import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/class-names';

type PlateProps = ComponentProps<'div'> & {
  /** `hero` says the one thing of a screen: larger corners, its line farther inside. */
  readonly look?: 'card' | 'hero';
};

/** The enamel plate: enamel ground, a thin white line inside, generous corners. */
export function Plate({ look = 'card', className, ...rest }: PlateProps) {
  return (
    <div
      {...rest}
      className={classNames(
        'plate on-enamel',
        look === 'hero' && 'rounded-sheet p-6 before:inset-1.5 before:rounded-card',
        className,
      )}
    />
  );
}
