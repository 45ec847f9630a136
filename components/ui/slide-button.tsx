import { ChevronsLeft, Clock } from 'lucide';
import type { ReactNode } from 'react';

import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';

import { useSlide } from './use-slide';

const LOOKS = {
  primary: 'bg-saffron-500 text-ink',
  secondary: 'bg-card text-enamel-700 ring-1 ring-inset ring-enamel-300',
};

interface SlideButtonProps {
  /** The act, in the words of the person who does it. */
  readonly label: ReactNode;
  /** Said above the button once it was pressed, until it is pressed again. */
  readonly question: ReactNode;
  /** The button's words while it asks. */
  readonly confirmLabel: string;
  /** `secondary` where something else on the screen comes first. */
  readonly look?: keyof typeof LOOKS;
  readonly disabled?: boolean;
  readonly isLoading?: boolean;
  /** It was done, and waits for the network: the knob stays at the end with a clock. */
  readonly isWaiting?: boolean;
  /** The id of an element that says more. */
  readonly describedBy?: string | undefined;
  readonly onDone: () => void;
}

/**
 * A button for what cannot be taken back. A finger slides its knob to the other end or holds the button. A tap, Enter
 * or Space ask once more in the same place (decision 0106).
 */
export function SlideButton({
  label,
  question,
  confirmLabel,
  look = 'primary',
  disabled = false,
  isLoading = false,
  isWaiting = false,
  describedBy,
  onDone,
}: SlideButtonProps) {
  const isAtEnd = isLoading || isWaiting;
  const { share, isFar, isAsking, handlers } = useSlide({ isDeaf: disabled || isAtEnd, onDone });
  const shown = isAtEnd ? 1 : share;
  return (
    <div className="w-full">
      <p role="status" className={isAsking ? 'pb-2 font-medium' : 'sr-only'}>
        {isAsking && question}
      </p>
      <button
        {...handlers}
        type="button"
        data-next-move={isWaiting ? undefined : true}
        disabled={disabled}
        // Not `disabled`: that would throw the focus away while the answer is awaited.
        aria-disabled={isAtEnd || undefined}
        aria-busy={isLoading || undefined}
        aria-describedby={describedBy}
        className={classNames(
          'relative flex min-h-16 w-full touch-pan-y forced-colors:border select-none items-center justify-center overflow-hidden rounded-card px-20 py-2 text-center text-18 font-bold leading-snug transition-colors narrow:ps-14 narrow:pe-2 narrow:text-16',
          'disabled:cursor-not-allowed disabled:bg-stone-200 disabled:text-stone-500 disabled:ring-0',
          isFar || isAtEnd ? 'bg-turquoise-600 text-white' : LOOKS[look],
        )}
      >
        <span
          aria-hidden
          className="absolute inset-y-1 flex w-16 items-center justify-center rounded-field border-2 border-enamel-800 bg-enamel-800 text-white ring-1 ring-inset ring-white/70 narrow:w-12"
          style={{ insetInlineStart: `calc(${shown} * (100% - 4.5rem) + 0.25rem)` }}
        >
          {isLoading ? (
            <Spinner />
          ) : isWaiting ? (
            <Icon icon={Clock} size={24} />
          ) : (
            <Icon icon={ChevronsLeft} size={24} className="ltr:-scale-x-100" />
          )}
        </span>
        <span className="min-w-0 [overflow-wrap:anywhere] rtl:pt-1">{isAsking ? confirmLabel : label}</span>
      </button>
    </div>
  );
}
