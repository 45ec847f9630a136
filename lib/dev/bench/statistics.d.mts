export interface Goal {
  readonly bound: number;
  readonly sign: '≥' | '≤';
  isMetBy(value: number): boolean;
}
export interface BenchRow {
  readonly name: string;
  readonly value: number | null;
  readonly unit: string;
  readonly noise: readonly [number, number] | null;
  readonly goal: Goal | null;
  readonly isMet: boolean | null;
  readonly note: string;
}
export interface RowSource {
  readonly name: string;
  readonly values: readonly number[];
  readonly unit?: string;
  readonly goal?: Goal | null;
  readonly note?: string;
}
export function median(values: readonly number[]): number;
export function percentile(values: readonly number[], share: number): number;
export function atLeast(bound: number): Goal;
export function atMost(bound: number): Goal;
export function toRow(source: RowSource): BenchRow;
export function toSkippedRow(name: string, note: string): BenchRow;
