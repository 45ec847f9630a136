// What a row of the bench's table is made of.

/** The middle value; of an even number of them the upper of the two in the middle. */
export const median = (values) => [...values].sort((one, other) => one - other)[values.length >> 1];

/** The value that a share (0–1) of all do not exceed. */
export function percentile(values, share) {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Goals: `atLeast(0.45)` and `atMost(3)`. */
export const atLeast = (bound) => ({ bound, isMetBy: (value) => value >= bound, sign: '≥' });
export const atMost = (bound) => ({ bound, isMetBy: (value) => value <= bound, sign: '≤' });

/**
 * A row from the values of all rounds: their median, and their smallest and largest as the noise.
 * `goal` is null where nothing was promised, and `isMet` then too.
 */
export function toRow({ name, values, unit = '', goal = null, note = '' }) {
  const value = median(values);
  return {
    name,
    value,
    unit,
    noise: [Math.min(...values), Math.max(...values)],
    goal,
    isMet: goal ? goal.isMetBy(value) : null,
    note,
  };
}

/** A row for a figure that could not be measured here, with the sentence that says why. */
export const toSkippedRow = (name, note) => ({
  name,
  value: null,
  unit: '',
  noise: null,
  goal: null,
  isMet: null,
  note,
});
