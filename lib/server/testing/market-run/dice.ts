import { createRandom } from '../random';

/** Chance that a seed repeats. */
export interface Dice {
  /** A whole number from 0 up to `below`, which is left out. */
  below(below: number): number;
  /** True in this many of a hundred cases. */
  percent(percent: number): boolean;
  /** Throws for an empty list. */
  pick<Item>(items: readonly Item[]): Item;
}

export function createDice(seed: number): Dice {
  const random = createRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  return {
    below,
    percent: (percent) => below(100) < percent,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('The dice have nothing to pick from');
      return item;
    },
  };
}
