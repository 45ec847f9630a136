import { maskContacts } from '@/lib/domain/text/contact-mask';
import { toLatinName } from '@/lib/domain/person/latin-name';
import { isPersonName } from '@/lib/domain/person/person-name';
import { getDirection, type Locale } from '@/lib/i18n/locales';

/** More words than a given name and a family name have are a sentence. */
const TOLD_NAME_WORDS = 6;

/** The words in place of a name: `unnamed.<kind>` of notifications.json. */
export type Unnamed = 'customer' | 'provider' | 'company' | 'person';

/**
 * The placeholders of notifications.json that somebody's own name fills. What they stand for, where that depends on the
 * message, its key says.
 */
export const NAME_PARAMS: Readonly<Record<string, (key: string) => Unnamed>> = {
  customer: () => 'customer',
  provider: () => 'provider',
  person: () => 'person',
  name: (key) => (/\.team-(invited|ended|wage)(\.|$)/.test(key) ? 'company' : 'person'),
};

/** Whether others are told a name as it stands. Old ones may be anybody's words: an address, a number, a sentence. */
export function isToldName(name: string): boolean {
  return isPersonName(name) && !maskContacts(name).isMasked && name.split(' ').length <= TOLD_NAME_WORDS;
}

/**
 * The params of a message, each irregular name replaced by its person's word (BEHAVIOUR 30). This holds in SMS, mail,
 * push and inbox alike, and in messages from before this rule.
 */
export function withToldNames<Value>(
  key: string,
  params: Readonly<Record<string, Value>>,
  sayUnnamed: (kind: Unnamed) => string,
): Record<string, Value | string> {
  return Object.fromEntries(
    Object.entries(params).map(([param, value]) => {
      const toKind = Object.hasOwn(NAME_PARAMS, param) ? NAME_PARAMS[param] : undefined;
      return [param, toKind === undefined || isToldName(String(value)) ? value : sayUnnamed(toKind(key))];
    }),
  );
}

/** A person's name for readers of a language: a Persian one in Latin letters in English and German. */
export function toNameIn(name: string, locale: Locale): string {
  return getDirection(locale) === 'ltr' ? toLatinName(name) : name;
}
