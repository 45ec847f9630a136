import type { ReactNode } from 'react';

/** One answer of several, of which one is chosen. */
export interface Choice<Value extends string | number> {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  /** At the end of a card: a price, a badge. */
  detail?: ReactNode;
  /** At the start of a card: an icon, an illustration, an avatar. */
  picture?: ReactNode;
  isDisabled?: boolean;
  /** Why it cannot be chosen; struck out on chips. */
  reason?: ReactNode;
}

/** A question with its answers, however they are drawn. */
export interface ChoiceGroupProps<Value extends string | number> {
  legend: ReactNode;
  isLegendHidden?: boolean;
  choices: readonly Choice<Value>[];
  /** null while nothing is chosen. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  /**
   * After a tap on a card, or Enter on it, also where it was chosen before: the choice is made. Arrow keys and the
   * space bar only choose.
   */
  onPick?: (value: Value) => void;
  name?: string;
  error?: ReactNode;
  hint?: ReactNode;
  className?: string;
}
