export interface SpecRow {
  readonly id: string;
  readonly issue: string | null;
}
export interface NamedRow {
  readonly id: string;
  readonly place: string;
  readonly why: string | null;
}
export function readRows(text: string): SpecRow[];
export function isReaching(file: string, text: string): boolean;
export function listNamed(rows: readonly SpecRow[], files: readonly { file: string; text: string }[]): NamedRow[];
export function findProblems(rows: readonly SpecRow[], named: readonly NamedRow[]): string[];
export function toProved(named: readonly NamedRow[]): Set<string>;
