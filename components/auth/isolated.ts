/** Keeps a number's own direction inside a sentence of either. */
export function toIsolated(number: string): string {
  return `\u2066${number}\u2069`;
}
