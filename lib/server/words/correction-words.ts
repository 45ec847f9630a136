import { readCorrectionParams } from '@/lib/domain/provider/provider-application';
import type { Locale } from '@/lib/i18n/locales';

import { getWords } from './words';

/**
 * The corrections of an application, for `{hasCorrections}` and `{corrections}`: a line a part, in the reader's
 * language.
 */
export function toShownCorrections(
  params: Readonly<Record<string, string | number>>,
  locale: Locale,
): Record<string, string> {
  const words = getWords(locale, 'application');
  const lines = readCorrectionParams(params).map(({ part, reason }) => {
    const name = words.say(`corrections.parts.${part}`);
    return reason === '' ? `• ${name}` : `• ${words.say('corrections.withReason', { part: name, reason })}`;
  });
  return { hasCorrections: lines.length > 0 ? 'yes' : 'no', corrections: lines.join('\n') };
}
