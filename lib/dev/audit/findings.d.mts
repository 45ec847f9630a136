import type { BenchRow } from '../bench/statistics.mjs';

export interface Finding {
  readonly where: string;
  readonly what: string;
}

export interface AuditRow extends BenchRow {
  readonly findings?: readonly Finding[];
}

export function toFindingsRow(row: {
  readonly name: string;
  readonly findings: readonly Finding[];
  readonly count: number;
  readonly of: string;
}): AuditRow;
export function toFindingLines(rows: readonly AuditRow[]): string[];
