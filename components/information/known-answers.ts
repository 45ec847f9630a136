import { readUserAccount } from '@/lib/client/user-account';
import { toDigitsOnly } from '@/lib/domain/text/digits';
import { ORDER_PARAMETER } from '@/lib/domain/site/order-links';
import { SEARCH_PARAMETER } from '@/lib/domain/site/query-parameters';
import { formatDigits } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';
import { toFullName } from '@/lib/domain/person/full-name';

/** By the names of the calls: every form's field for the writer's name is one field there. */
const NAME_FIELDS = ['name', 'contactName', 'fullName'];

/** By the name of its field: who is logged in, the order whose help led here, and what a search did not find. */
function listKnownAnswers(locale: Locale): readonly (readonly [field: string, answer: string])[] {
  const account = readUserAccount();
  const parameters = new URLSearchParams(window.location.search);
  const order = toDigitsOnly(parameters.get(ORDER_PARAMETER) ?? '');
  const name = account ? toFullName(account) : '';
  return [
    ...NAME_FIELDS.map((field) => [field, name] as const),
    ['mobile', formatDigits(account?.mobileNo ?? '', locale)],
    ['reqcode', formatDigits(order, locale)],
    ['text', parameters.get(SEARCH_PARAMETER) ?? ''],
  ];
}

/** Puts what is known into the fields that are empty: nothing that somebody typed is replaced. */
export function fillWithWhatIsKnown(form: HTMLFormElement, locale: Locale): void {
  for (const [field, answer] of listKnownAnswers(locale)) {
    const control = form.elements.namedItem(field);
    const isTyped = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if (isTyped && control.value === '') control.value = answer;
  }
}
