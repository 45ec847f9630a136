import { RIALS_A_NOTE } from '../constants/money';

/**
 * Sums that a person may hand over for a due sum, in rial, the least first. They are the sum itself, and its next
 * multiple of each larger note.
 */
export function listHandedSums(dueRials: number): number[] {
  const rounded = RIALS_A_NOTE.map((note) => Math.ceil(dueRials / note) * note);
  return [...new Set([dueRials, ...rounded])].sort((one, other) => one - other);
}
