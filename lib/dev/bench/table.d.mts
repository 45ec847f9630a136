import type { BenchRow } from './statistics.mjs';

export interface BenchRun {
  /** The measurement's time, machine and load. */
  readonly description: string;
  readonly day: string;
  /** The rows of each part that ran. */
  readonly groups: readonly (readonly BenchRow[])[];
  readonly isWhole: boolean;
}
export function toTable(rows: readonly BenchRow[]): string;
export function writeRun(text: string, run: BenchRun): string;
