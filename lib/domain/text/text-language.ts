/** Letters and signs that Arabic has and Persian has not; the other way round. */
const ARABIC_ALONE = /[\u0629\u0643\u0649\u064a]/;
const PERSIAN_ALONE = /[\u067e\u0686\u0698\u06a9\u06af\u06cc\u200c]/;
const ARABIC_SCRIPT = /[\u0600-\u06ff]/;

/**
 * The language of words that a person wrote, for the `lang` of words that are not in the page's own. Their letters tell
 * it; undefined where Latin letters leave it open. Persian where both could be: most who write here do.
 */
export function findTextLanguage(text: string): 'fa' | 'ar' | undefined {
  if (!ARABIC_SCRIPT.test(text)) return undefined;
  return ARABIC_ALONE.test(text) && !PERSIAN_ALONE.test(text) ? 'ar' : 'fa';
}
