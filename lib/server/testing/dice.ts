import { gen, nat, sample, type GeneratorValue } from 'fast-check';

/** Chance that a seed repeats. */
export interface Dice {
  /** A whole number from 0 up to `below`, which is left out. */
  below(below: number): number;
  /** True in this many of a hundred cases. */
  percent(percent: number): boolean;
  /** Throws for an empty list. */
  pick<Item>(items: readonly Item[]): Item;
}

/** One arbitrary for every limit: a drawer compares each new one with all that it has drawn from. */
const FACES = 2 ** 31;
const face = () => nat({ max: FACES - 1 });

/** The dice of one run of a property; fast-check names its seed where it fails. */
export function toDice(draw: GeneratorValue): Dice {
  const below = (limit: number) => Math.floor((draw(face) / FACES) * limit);
  return {
    below,
    percent: (percent) => below(100) < percent,
    pick: (items) => {
      const item = items.length === 0 ? undefined : items[below(items.length)];
      if (item === undefined) throw new Error('The dice have nothing to pick from');
      return item;
    },
  };
}

/** Dice whose every face comes as often as another, for a run that is too long to be tried many times. */
export function createDice(seed: number): Dice {
  const [draw] = sample(gen(), { seed, numRuns: 1, unbiased: true });
  if (!draw) throw new Error(`fast-check drew nothing for seed ${seed}`);
  return toDice(draw);
}
