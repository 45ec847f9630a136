/** A Persian name keeps its own direction inside a sentence of another language. */
export function toIsolatedName(name: string): string {
  return `\u2068${name}\u2069`;
}
