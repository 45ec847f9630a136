interface Floor {
  readonly lines: number;
  readonly branches: number;
}
export const COVERAGE_FLOORS: Readonly<Record<string, Floor | null>>;
export function toCoverageThreshold(floors: Readonly<Record<string, Floor | null>>): Record<string, Floor>;
interface Figure {
  readonly total: number;
  readonly covered: number;
}
export function toCoverageLines(
  summary: Readonly<Record<string, { readonly lines: Figure; readonly branches: Figure }>>,
  folders: readonly string[],
): string[];
