import { RIALS_A_NOTE } from '../constants/money';

/**
 * What somebody may hand over for a sum that is due, in rial, the least first: the sum itself, and what larger and
 * larger notes come to.
 */
export function listHandedSums(dueRials: number): number[] {
  const rounded = RIALS_A_NOTE.map((note) => Math.ceil(dueRials / note) * note);
  return [...new Set([dueRials, ...rounded])].sort((one, other) => one - other);
}
