const SUM = /Rial$|^userFromIpg$/;
/** What is all sums. */
const OF_SUMS = ['pay', 'sums', 'heldFee'];
/** The worker at the door is told the cash that they take for the company. */
const STAYS = ['handed'];

function toField([name, value]: [string, unknown]): [string, unknown] {
  if (STAYS.includes(name)) return [name, value];
  if (OF_SUMS.includes(name)) return [name, null];
  if (SUM.test(name) && value !== null) return [name, 0];
  return [name, withoutSumsWithin(value)];
}

function withoutSumsWithin(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSumsWithin);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(toField));
}

/**
 * An order for whoever does it for a company, or leads who does: the pay is the company's, and so is what it comes to.
 * By the fields' names, so that a new sum is left out like the others.
 */
export function withoutSums<Shown extends object>(shown: Shown): Shown {
  // Only numbers become another number, and what may be null becomes null.
  return withoutSumsWithin(shown) as Shown;
}
