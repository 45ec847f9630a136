const POSTAL_CODE = /^[1-9]\d{9}$/;
/** The post's own rules are stricter, but real codes break them: reason for a warning, never for a refusal (FACTS). */
const USUAL_POSTAL_CODE = /^(?!(\d)\1{3})[13-9]{4}[1346-9][013-9]{5}$/;

export type PostalCodeVerdict = 'empty' | 'good' | 'unusual' | 'wrong';

/** Judges a postal code in Latin digits. `empty` is fine: nobody has to know theirs. */
export function judgePostalCode(digits: string): PostalCodeVerdict {
  if (digits === '') return 'empty';
  if (!POSTAL_CODE.test(digits)) return 'wrong';
  return USUAL_POSTAL_CODE.test(digits) ? 'good' : 'unusual';
}
