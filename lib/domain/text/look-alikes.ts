/**
 * Letters of other scripts that look like a Latin one, small ones. The whole of a large letter's row is reached by its
 * small letter.
 */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  // Cyrillic
  а: 'a',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  і: 'i',
  ї: 'i',
  ј: 'j',
  к: 'k',
  ӏ: 'l',
  м: 'm',
  п: 'n',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  с: 'c',
  ѕ: 's',
  т: 't',
  ѵ: 'v',
  ԝ: 'w',
  х: 'x',
  у: 'y',
  // Greek
  α: 'a',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  // Armenian
  ո: 'n',
  օ: 'o',
  ս: 'u',
  // Latin letters that only look like others
  ı: 'i',
  ɑ: 'a',
  ɡ: 'g',
  ʟ: 'l',
};

/** One letter as the Latin one that it looks like; any other stays. Written small. */
export function toLookAlike(letter: string): string {
  const small = letter.toLowerCase();
  return LOOKS_LIKE[small] ?? small;
}
