import { Check } from 'lucide';

import { classNames } from './class-names';
import { Icon } from './icon';

interface ChoiceMarkProps {
  readonly isChosen: boolean;
  /** A mark of a list with several choices, which is square. */
  readonly isOneOfSeveral?: boolean;
  /** White, where the chosen row is an enamel plate. */
  readonly isOnPlate?: boolean;
  readonly className?: string;
}

/** Shows that a row is chosen. Decorative: the row's own control says it. */
export function ChoiceMark({ isChosen, isOneOfSeveral = false, isOnPlate = false, className }: ChoiceMarkProps) {
  return (
    <span
      aria-hidden
      className={classNames(
        'flex size-6 shrink-0 items-center justify-center border',
        !isOneOfSeveral && 'rounded-full',
        isChosen && (isOnPlate ? 'border-white text-white' : 'border-enamel-700 bg-enamel-700 text-white'),
        !isChosen && 'border-stone-500/80',
        className,
      )}
    >
      {isChosen && <Icon icon={Check} size={16} />}
    </span>
  );
}
