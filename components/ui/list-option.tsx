import type { ReactNode } from 'react';

import { classNames } from '@/components/ui/class-names';

interface ListOptionProps {
  /** The field names the active option by it. */
  readonly id: string;
  readonly isActive: boolean;
  readonly onAim: () => void;
  readonly onChoose: () => void;
  /** The cities in which the option holds, for `data-cities`. */
  readonly cities?: string;
  /** Height, gap and the look of an active one's letters. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** An option of the list below a field. */
export function ListOption({ id, isActive, onAim, onChoose, cities, className, children }: ListOptionProps) {
  return (
    // The field has the focus and hears the keys; an option is only pressed.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
    <li
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      data-cities={cities}
      onPointerMove={onAim}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={classNames(
        'flex cursor-pointer items-center rounded-field px-3',
        isActive && 'bg-enamel-50',
        className,
      )}
    >
      {children}
    </li>
  );
}
