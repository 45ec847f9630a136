type Floors = Readonly<Record<string, number>>;
export const COVERAGE_FLOORS: Floors;
export function toCoverageThreshold(floors: Floors): Record<string, { lines: number }>;
export function toCoverageLines(
  summary: Readonly<Record<string, { readonly lines: { readonly total: number; readonly covered: number } }>>,
  folders: readonly string[],
): string[];
