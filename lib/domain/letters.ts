/** Arabic yeh and kaf become Persian ones; nothing else changes. For text that is stored and shown (FACTS). */
export function toPersianLetters(text: string): string {
  return text.replace(/[\u064a\u0649]/g, '\u06cc').replace(/\u0643/g, '\u06a9');
}

/** The folded form two texts are compared by in a search: letters unified, marks, tatweel and half-spaces dropped, case and width ignored. */
export function toSearchKey(text: string): string {
  return toPersianLetters(text)
    .normalize('NFKC')
    .replace(/[\u200c\u200d\u0640\u064b-\u065f\u0670]/g, '')
    .replace(/[آأإ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ؤ/g, 'و')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
