/** The columns of a list of cases on a desktop. A case's own column is always shown, for it leads to the case. */
export const CASE_COLUMNS = ['due', 'case', 'queue', 'amount', 'owner', 'since'] as const;
export type CaseColumn = (typeof CASE_COLUMNS)[number];

/** The columns that are shown unless an operator chooses. */
export const USUAL_COLUMNS: readonly CaseColumn[] = ['due', 'case', 'queue', 'amount', 'owner'];

const BETWEEN = '.';

/** The shown columns in their order, as an address has them (`due.case.owner`). Unknown names count for nothing. */
export function readColumns(text: string | null): readonly CaseColumn[] {
  const named = (text ?? '')
    .split(BETWEEN)
    .flatMap((name): readonly CaseColumn[] => CASE_COLUMNS.filter((column) => column === name));
  if (named.length === 0) return USUAL_COLUMNS;
  return [...new Set<CaseColumn>(named.includes('case') ? named : ['case', ...named])];
}

/** The columns for an address; null for the usual ones. */
export function writeColumns(columns: readonly CaseColumn[]): string | null {
  const text = columns.join(BETWEEN);
  return text === USUAL_COLUMNS.join(BETWEEN) ? null : text;
}

/** Shows a column at the end, or hides it. */
export function toggleColumn(columns: readonly CaseColumn[], column: CaseColumn): readonly CaseColumn[] {
  return columns.includes(column) ? columns.filter((one) => one !== column) : [...columns, column];
}

/** Brings a column one place to the beginning (-1) or to the end (1); at the edge it stays. */
export function moveColumn(columns: readonly CaseColumn[], column: CaseColumn, by: -1 | 1): readonly CaseColumn[] {
  const from = columns.indexOf(column);
  const to = from + by;
  if (from === -1 || to < 0 || to >= columns.length) return columns;
  return columns.toSpliced(from, 1).toSpliced(to, 0, column);
}
