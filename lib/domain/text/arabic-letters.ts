const ARABIC_FOR_PERSIAN: Readonly<Record<string, string>> = {
  ک: 'ك',
  ی: 'ي',
  گ: 'غ',
  پ: 'ب',
  چ: 'تش',
  ژ: 'ج',
  ۀ: 'ة',
  '\u200c': ' ',
};

/**
 * A Persian name as Arabic writes it, for places that have no Arabic name of their own: «سعادت‌آباد» → «سعادت آباد»,
 * «الهیه» → «الهية».
 */
export function toArabicLetters(name: string): string {
  return name
    .replace(/یه(?=$|[\s\u200c)])/g, 'ية')
    .replace(/[کیگپچژۀ\u200c]/g, (letter) => ARABIC_FOR_PERSIAN[letter] ?? letter);
}
