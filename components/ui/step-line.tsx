import { Check } from 'lucide';

import { classNames } from './class-names';
import { Icon } from './icon';

export interface LineStep {
  readonly key: string;
  readonly title: string;
  /** When it was, or will be. */
  readonly text?: string;
  readonly state: 'done' | 'current' | 'coming';
}

const DISCS = {
  done: 'bg-turquoise-600 text-white',
  current: 'bg-enamel-700 text-white ring-4 ring-enamel-100',
  coming: 'border-2 border-stone-200 bg-card',
};
const TITLES = { done: '', current: 'font-semibold text-enamel-700', coming: 'text-stone-500' };

/** More than these have no room for their names on a phone: it names the current one alone. */
const MOST_NAMED = 5;
const WITHOUT_ROOM = 'max-tablet:sr-only narrow:not-sr-only';

/** The few great steps of a way in one line, from the side where lines begin. */
export function StepLine({ steps, label }: { steps: readonly LineStep[]; label: string }) {
  const isLong = steps.length > MOST_NAMED;
  const toRoom = (state: LineStep['state']) =>
    isLong && (state === 'current' ? 'max-tablet:whitespace-nowrap' : WITHOUT_ROOM);
  return (
    <ol aria-label={label} className="isolate flex narrow:flex-col narrow:gap-3">
      {steps.map(({ key, title, text, state }, index) => (
        <li
          key={key}
          aria-current={state === 'current' ? 'step' : undefined}
          className="relative flex min-w-0 flex-1 flex-col items-center gap-1 text-center text-12 leading-snug narrow:flex-row narrow:gap-3 narrow:text-start"
        >
          {index > 0 && (
            <span
              aria-hidden
              className={classNames(
                'absolute end-1/2 top-4 -z-10 -mt-px h-0.5 w-full narrow:hidden',
                state === 'coming' ? 'bg-stone-200' : 'bg-turquoise-600',
              )}
            />
          )}
          <span
            aria-hidden
            className={classNames(
              'relative mb-1 flex size-8 shrink-0 items-center justify-center rounded-full',
              DISCS[state],
            )}
          >
            {state === 'done' && <Icon icon={Check} size={16} />}
            {state === 'current' && <span className="size-3 rounded-full bg-light" />}
          </span>
          <span className={classNames('px-0.5', !isLong && 'max-w-full', TITLES[state], toRoom(state))}>{title}</span>
          {text && <span className={classNames('text-stone-500', toRoom(state))}>{text}</span>}
        </li>
      ))}
    </ol>
  );
}
