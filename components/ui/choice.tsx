import { useEffect, useEffectEvent, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { ChoiceMark } from '@/components/ui/choice-mark';
import { classNames } from '@/components/ui/class-names';
import type { Choice, ChoiceGroupProps } from '@/components/ui/choice-group';
import { FieldMessage } from '@/components/ui/field';

interface FieldsetProps<Value extends string | number> extends ChoiceGroupProps<Value> {
  listClassName: string;
  item: (props: ChoiceItemProps<Value>) => ReactNode;
}

interface ChoiceItemProps<Value extends string | number> {
  choice: Choice<Value>;
  name: string;
  isChosen: boolean;
  onChoose: (value: Value) => void;
  onPick?: (value: Value) => void;
}

function ChoiceFieldset<Value extends string | number>({
  legend,
  isLegendHidden = false,
  hint,
  error,
  className,
  choices,
  value,
  onValueChange,
  onPick,
  name,
  listClassName,
  item: Item,
}: FieldsetProps<Value>) {
  const id = useId();
  const list = useTaps((tapped) => {
    const choice = choices.find((known) => String(known.value) === tapped);
    if (choice) onPick?.(choice.value);
  });
  return (
    <fieldset
      aria-describedby={`${id}-message`}
      aria-invalid={error ? true : undefined}
      className={classNames('min-w-0', className)}
    >
      <legend className={isLegendHidden ? 'sr-only' : 'pb-2 text-14 font-medium'}>{legend}</legend>
      {/* Above the choices, which may be more than a window holds. */}
      <div className="flex flex-col gap-2">
        <FieldMessage id={id} hint={hint} error={error} />
        <div ref={list} className={listClassName}>
          {choices.map((choice) => (
            <Item
              key={choice.value}
              choice={choice}
              name={name ?? id}
              isChosen={choice.value === value}
              onChoose={onValueChange}
              onPick={onPick}
            />
          ))}
        </div>
      </div>
    </fieldset>
  );
}

/** Hears the value of a choice that is tapped. A press has a count of presses; what a key or a script does has none. */
function useTaps(onTap: (value: string) => void) {
  const list = useRef<HTMLDivElement>(null);
  const tap = useEffectEvent(onTap);
  useEffect(() => {
    const hear = ({ detail, target }: MouseEvent) => {
      const label = target instanceof Element ? target.closest('label') : null;
      const radio = label?.control;
      if (detail > 0 && radio instanceof HTMLInputElement && !radio.disabled) tap(radio.value);
    };
    const heard = list.current;
    heard?.addEventListener('click', hear);
    return () => heard?.removeEventListener('click', hear);
  }, []);
  return list;
}

interface ChoiceCardsProps<Value extends string | number> extends ChoiceGroupProps<Value> {
  columns?: 1 | 2;
  /** They are the screen's one question: the chosen one becomes an enamel plate. */
  isQuestion?: boolean;
}

/** Radio buttons drawn as cards, one a line; two a line on wide screens when `columns` is 2. */
export function ChoiceCards<Value extends string | number>({
  columns = 1,
  isQuestion = false,
  ...group
}: ChoiceCardsProps<Value>) {
  return (
    <ChoiceFieldset
      {...group}
      listClassName={classNames('grid gap-3', columns === 2 && 'tablet:grid-cols-2')}
      item={isQuestion ? PlateCard : ChoiceCard}
    />
  );
}

function ChoiceRadio<Value extends string | number>(item: ChoiceItemProps<Value>) {
  const { choice, name, isChosen, onChoose, onPick } = item;
  const pickByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !onPick) return;
    event.preventDefault();
    onPick(choice.value);
  };
  return (
    <input
      type="radio"
      className="sr-only"
      name={name}
      value={choice.value}
      checked={isChosen}
      disabled={choice.isDisabled}
      onChange={() => onChoose(choice.value)}
      onKeyDown={pickByKey}
    />
  );
}

/** The chosen answer of a question is an enamel plate; what is not chosen is white. */
function PlateCard<Value extends string | number>(item: ChoiceItemProps<Value>) {
  const { isChosen, choice } = item;
  return <ChoiceCard {...item} isPlate={isChosen && !choice.isDisabled} isPictured={choice.picture !== undefined} />;
}

type CardProps<Value extends string | number> = ChoiceItemProps<Value> & {
  isPlate?: boolean;
  /** The mark lies on the picture, so that the words have the rest of the card. */
  isPictured?: boolean;
};

function ChoiceCard<Value extends string | number>({ isPlate = false, isPictured = false, ...item }: CardProps<Value>) {
  const { choice, isChosen } = item;
  return (
    <label
      className={classNames(
        'group relative flex min-h-16 cursor-pointer items-center gap-4 rounded-card border p-4 transition-colors has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-enamel-600',
        isPlate
          ? 'plate on-enamel border-enamel-700'
          : choice.isDisabled
            ? 'cursor-not-allowed border-stone-200 bg-card'
            : isChosen
              ? 'border-enamel-600 bg-enamel-50 ring-1 ring-enamel-600'
              : 'border-stone-200 bg-card hover:border-enamel-300',
      )}
    >
      <ChoiceRadio {...item} />
      {isPictured ? (
        <span className={classNames('relative shrink-0', isPlate && 'rounded-field bg-card')}>
          {choice.picture}
          {isPlate && <ChoiceMark isChosen className="absolute -bottom-1.5 -end-1.5 ring-2 ring-light" />}
        </span>
      ) : (
        choice.picture
      )}
      {/* On a phone words that need the width have it, and the price stands below them. */}
      <span className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1">
        <span
          className={classNames(
            'min-w-0 grow',
            choice.description && choice.detail ? (isPictured ? 'basis-24' : 'basis-52') : '',
          )}
        >
          {/* Faded when it cannot be chosen; why not stays readable. */}
          <span className="block font-semibold group-has-[:disabled]:opacity-60">{choice.label}</span>
          {choice.description && (
            <span
              className={classNames(
                'block text-14 group-has-[:disabled]:opacity-60',
                isPlate ? 'text-enamel-100' : 'text-stone-500',
              )}
            >
              {choice.description}
            </span>
          )}
          {choice.reason && <span className="block text-14 text-pomegranate-600">{choice.reason}</span>}
        </span>
        {choice.detail && (
          <span className={classNames('max-w-full font-semibold', isPlate ? 'text-white' : 'text-enamel-700')}>
            {choice.detail}
          </span>
        )}
      </span>
      {!isPictured && <ChoiceMark isChosen={isChosen} isOnPlate={isPlate} />}
    </label>
  );
}

/**
 * Radio buttons drawn as tiles, two a line: a few short words, each with its picture. A description is heard and not
 * seen. `isSecond`: another choice of the screen has the enamel, so that the chosen tile is pale and has a line.
 */
export function ChoiceTiles<Value extends string | number>({
  isSecond = false,
  ...group
}: ChoiceGroupProps<Value> & { isSecond?: boolean }) {
  return (
    <ChoiceFieldset
      {...group}
      listClassName={classNames('grid grid-cols-2 gap-2', isSecond && 'narrow:grid-cols-1')}
      item={isSecond ? SecondTile : ChoiceTile}
    />
  );
}

function SecondTile<Value extends string | number>(item: ChoiceItemProps<Value>) {
  return <ChoiceTile {...item} isSecond />;
}

function ChoiceTile<Value extends string | number>({
  isSecond = false,
  ...item
}: ChoiceItemProps<Value> & { isSecond?: boolean }) {
  const { choice, isChosen } = item;
  const isFilled = isChosen && !isSecond;
  return (
    <label
      className={classNames(
        'group relative flex min-h-16 min-w-0 items-center gap-3 rounded-card border p-3 font-semibold leading-snug transition-colors has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-enamel-600',
        choice.isDisabled ? 'cursor-not-allowed' : 'cursor-pointer',
        isFilled
          ? 'border-enamel-700 bg-enamel-700 text-white'
          : isChosen
            ? 'border-enamel-600 bg-enamel-50 ring-1 ring-enamel-600'
            : classNames('border-stone-200 bg-card', !choice.isDisabled && 'hover:border-enamel-300'),
      )}
    >
      <ChoiceRadio {...item} />
      <span
        className={classNames(
          'shrink-0 group-has-[:disabled]:opacity-60',
          isFilled ? 'text-saffron-300' : 'text-enamel-700',
        )}
      >
        {choice.picture}
      </span>
      <span className="min-w-0 break-words">
        <span className="block group-has-[:disabled]:opacity-60">{choice.label}</span>
        {choice.description && <span className="sr-only">, {choice.description}</span>}
        {choice.reason && <span className="block text-12 font-normal text-pomegranate-600">{choice.reason}</span>}
      </span>
      {isSecond && isChosen && <ChoiceMark isChosen className="absolute -end-1.5 -top-1.5 ring-2 ring-light" />}
    </label>
  );
}

/**
 * Radio buttons drawn as chips: hours, counts, short words. `isScrolling` keeps them on one line on a phone; `isEqual`
 * makes them equally wide, two a line on a phone. `isTight`: four short words stay in one line on the smallest phone.
 */
export function ChoiceChips<Value extends string | number>({
  isScrolling = false,
  isEqual = false,
  isTight = false,
  ...group
}: ChoiceGroupProps<Value> & { isScrolling?: boolean; isEqual?: boolean; isTight?: boolean }) {
  return (
    <ChoiceFieldset
      {...group}
      listClassName={classNames(
        'gap-2 p-1 -mx-1 -mt-1',
        isEqual ? 'grid grid-cols-2 tablet:grid-cols-4 narrow:grid-cols-1' : 'flex',
        isScrolling && 'snap-x scroll-px-1 overflow-x-auto tablet:flex-wrap tablet:overflow-x-visible',
        !isScrolling && !isEqual && 'flex-wrap',
        isTight && 'small-phone:gap-1 [&>label]:small-phone:px-2',
      )}
      item={ChoiceChip}
    />
  );
}

function ChoiceChip<Value extends string | number>(item: ChoiceItemProps<Value>) {
  const { choice, isChosen } = item;
  return (
    <label
      className={classNames(
        'relative flex min-h-touch min-w-touch max-w-full shrink-0 cursor-pointer snap-start flex-col items-center justify-center rounded-field border px-4 py-1 text-center transition-colors has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-enamel-600',
        choice.isDisabled && 'cursor-not-allowed border-stone-200 bg-stone-50 text-stone-500',
        !choice.isDisabled &&
          (isChosen
            ? 'border-enamel-700 bg-enamel-700 font-semibold text-white'
            : 'border-stone-500/80 bg-card hover:border-enamel-600'),
      )}
    >
      <ChoiceRadio {...item} />
      <span className={classNames(choice.isDisabled && 'line-through')}>{choice.label}</span>
      {(choice.reason ?? choice.description) && <span className="text-12">{choice.reason ?? choice.description}</span>}
    </label>
  );
}
