/**
 * Where a secret stands by itself in a text, with some of what is around it; null where it does not. The digits of a
 * code also stand by chance within an order's number or a moment: that is no leak.
 */
export function findWhole(text: string, secret: string): string | null {
  const literal = secret.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return new RegExp(`.{0,80}(?<![\\w-]|\\d\\.)${literal}(?![\\w-]|\\.\\d).{0,20}`, 'u').exec(text)?.[0] ?? null;
}
