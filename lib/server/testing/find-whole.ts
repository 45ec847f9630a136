/**
 * The place of a secret that stands by itself in a text, with its surroundings; null without one. The digits of a code
 * also occur by chance within an order's number or a time: that is no leak.
 */
export function findWhole(text: string, secret: string): string | null {
  const literal = secret.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return new RegExp(`.{0,80}(?<![\\w-]|\\d\\.)${literal}(?![\\w-]|\\.\\d).{0,20}`, 'u').exec(text)?.[0] ?? null;
}
