import { loadAuthWords } from '@/lib/i18n/auth-words';
import { locales, type Locale } from '@/lib/i18n/locales';
import type auth from '@/messages/en/auth.json';
import type errors from '@/messages/en/errors.json';

interface Words {
  readonly auth: typeof auth;
  readonly errors: typeof errors;
}

const load = async (locale: Locale): Promise<Words> => ({
  auth: await loadAuthWords(locale),
  errors: (await import(`@/messages/${locale}/errors.json`)).default,
});

/** SPEC 5 and 8, word for word; every place that says it. */
const SENTENCES: readonly [words: string, places: readonly ((from: Words) => string)[]][] = [
  [
    'an error occurred in registration',
    [({ auth }) => auth.register.failed, ({ errors }) => errors['register-failed']],
  ],
  [
    'this number has already been registered',
    [({ auth }) => auth.register.alreadyRegistered, ({ errors }) => errors['user-already-registered']],
  ],
  ['this number is duplicate, please enter another', [({ auth }) => auth.mobile.duplicate]],
  [
    'the entered code is wrong',
    [({ auth }) => auth.verification.wrong, ({ errors }) => errors['invalid-activation-code']],
  ],
  ['user information is incorrect', [({ errors }) => errors['invalid-login']]],
  ['password sent to you', [({ auth }) => auth.forgot.sent]],
  ['this number is not registered', [({ errors }) => errors.UserNull]],
  ['please enter your 4-digit verification code', [({ auth }) => auth.verification.required]],
  ['please enter your mobile number', [({ auth }) => auth.mobile.required]],
  [
    'the phone number is not valid',
    [({ auth }) => auth.mobile.invalid, ({ errors }) => errors.fields['invalid-mobile']],
  ],
  ['please enter your name', [({ auth }) => auth.register.firstNameRequired]],
  ['please enter your family name', [({ auth }) => auth.register.lastNameRequired]],
];

/** The specification writes them inside its sentences: without a capital and a full stop. */
const toSpecStyle = (text: string) => text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '');

it.each(SENTENCES)('“%s” is said in each language in that language', async (words, places) => {
  const said = await Promise.all(locales.map(async (locale) => ({ locale, words: await load(locale) })));
  for (const place of places) {
    expect(toSpecStyle(place(said.find(({ locale }) => locale === 'en')?.words as Words))).toBe(words);
    const sentences = said.map(({ words: ofLocale }) => place(ofLocale));
    expect(new Set(sentences).size).toBe(4);
    for (const { locale, words: ofLocale } of said)
      expect(/[\u0600-\u06ff]/.test(place(ofLocale))).toBe(locale === 'fa' || locale === 'ar');
  }
});
