import { toShareRials } from './money';

/** A member's pay for a job: a share of the company's pay after commission, or a sum. */
interface Wage {
  readonly percent: number | null;
  readonly jobRial: number | null;
}

/** The wage in rial; a share in whole tomans. Null where nothing is agreed. */
export function toWageRials({ percent, jobRial }: Wage, netRials: number): number | null {
  if (jobRial !== null) return jobRial;
  return percent === null ? null : toShareRials(netRials, percent);
}

export interface DatedWage extends Wage {
  readonly sinceMs: number;
}

/** The wage that held at a moment, of one person's with the oldest first; null before the first of them. */
export function findWageAt<Known extends DatedWage>(wages: readonly Known[], atMs: number): Known | null {
  return wages.findLast(({ sinceMs }) => sinceMs <= atMs) ?? null;
}
