import { Check, type IconNode } from 'lucide';

import { classNames } from './class-names';
import { Icon } from './icon';

export interface LineStep {
  readonly key: string;
  readonly title: string;
  /** When it was, or will be. */
  readonly text?: string;
  readonly state: 'done' | 'current' | 'coming';
  /** The step's icon until it is done; without one a dot marks the current step. */
  readonly icon?: IconNode;
}

const DISCS = {
  done: 'bg-turquoise-600 text-white',
  current: 'bg-enamel-700 text-white ring-4 ring-enamel-100',
  coming: 'border-2 border-stone-200 bg-card text-stone-500',
};
const TITLES = { done: '', current: 'font-semibold text-enamel-700', coming: 'text-stone-500' };

/**
 * More than these have no room for their names and texts on a phone. It shows those of the current one alone, in a line
 * of discs.
 */
const MOST_NAMED = 5;
const WITHOUT_ROOM = 'max-tablet:sr-only narrow:not-sr-only';

/**
 * More texts than these lie over one another on a phone, where they are longer than a time of day. There the steps
 * stand below one another.
 */
const MOST_TEXTS = 3;
const TIME_LENGTH = 5;
const FLAT = {
  line: 'narrow:flex-col narrow:gap-3',
  step: 'narrow:flex-row narrow:gap-3 narrow:text-start',
  bar: 'narrow:hidden',
};
const TALL = {
  line: 'max-tablet:flex-col max-tablet:gap-3',
  step: 'max-tablet:flex-row max-tablet:gap-3 max-tablet:text-start',
  bar: 'max-tablet:hidden',
};

/** The few great steps of a way in one line, from the side where lines begin. */
export function StepLine({ steps, label }: { steps: readonly LineStep[]; label: string }) {
  const isLong = steps.length > MOST_NAMED;
  const texts = steps.flatMap(({ text }) => text ?? []);
  const isBeside = isLong || texts.length <= MOST_TEXTS || texts.every(({ length }) => length <= TIME_LENGTH);
  const shape = isBeside ? FLAT : TALL;
  const toRoom = (state: LineStep['state']) =>
    isLong && (state === 'current' ? 'max-tablet:whitespace-nowrap' : WITHOUT_ROOM);
  return (
    <ol aria-label={label} className={classNames('isolate flex', shape.line)}>
      {steps.map(({ key, title, text, state, icon }, index) => (
        <li
          key={key}
          aria-current={state === 'current' ? 'step' : undefined}
          className={classNames(
            'relative flex min-w-0 flex-1 flex-col items-center gap-1 text-center text-12 leading-snug',
            shape.step,
          )}
        >
          {index > 0 && (
            <span
              aria-hidden
              className={classNames(
                'absolute end-1/2 top-4 -z-10 -mt-px h-0.5 w-full',
                shape.bar,
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
            {state !== 'done' && icon && <Icon icon={icon} size={16} isDirectional />}
            {state === 'current' && !icon && <span className="size-3 rounded-full bg-light" />}
          </span>
          <span className={classNames('px-0.5', !isLong && 'max-w-full', TITLES[state], toRoom(state))}>{title}</span>
          {text && <span className={classNames('text-stone-500', toRoom(state))}>{text}</span>}
        </li>
      ))}
    </ol>
  );
}
