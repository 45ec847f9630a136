import { readFileSync } from 'node:fs';

import { flatten, listPlaceholders } from '@/lib/dev/message-rules.mjs';
import { formatInstant, formatTomans, formatVisitTime } from '@/lib/i18n/formats';
import { locales, type Locale } from '@/lib/i18n/locales';

import { getWords } from '../words/words';

/** Texts without an order; a code in them is one that is typed. */
const OF_NO_ORDER =
  /^sms\.(activation|oneTimePassword|loginCode|app-link|enquiry-answered|service-open|hour-free|application-\w+|vehicle-\w+|provider-paused|paper-\w+|number-changed|numberCode|numberTaken|certificate-\w+|referral-gift|gift-ending|sanction-[\w-]+|sheba-changed|payout-returned|withdrawal-returned|password-changed|team-\w+|regular-[\w-]+|series-\w+)$/;
/** Texts to a recipient of an order: the sentence itself has the service and a name. */
const TO_RECIPIENT = /^sms\.recipient-(visit|moved|en-route|at-door|returning|off)$/;
/** Texts with the way to answer by SMS below them. */
const OFFERS = /^sms\.(work-new|work-hour-asked|bid-won|work-answer-reminder)$/;
/**
 * Names the claim and its side, the fee, the sum that comes back, and until when that can be contested; or names three
 * hours.
 */
const OF_THREE_PARTS = /^sms\.order-(no-access|hours-offered)$/;
/** An order's short address. */
const LINK = 'https://pelakfan.com/w/123456';
/** The characters in each part of an SMS with Persian or Arabic letters. */
const PART = 67;

const SERVICE: Readonly<Record<Locale, string>> = {
  fa: 'نظافت منزل',
  en: 'House cleaning',
  de: 'Hausreinigung',
  ar: 'تنظيف المنزل',
};
/** A Thursday in Esfand, as long as days are named. */
const VISIT_MS = Date.parse('2027-03-11T06:30:00Z');

function fill(locale: Locale): Record<string, string> {
  const amount = formatTomans(12_500_000, locale);
  const words = getWords(locale, 'notifications');
  const visit = formatVisitTime(VISIT_MS, 9, 12, locale);
  return {
    ...{ amount, fee: amount, net: amount, debt: amount, visit, point: '35.80000,51.40000' },
    ...{
      delayMinutes: '30',
      hasDelayQuestion: 'yes',
      offered: visit,
      hasOfferedToo: 'yes',
      offeredToo: visit,
      hasRescue: 'no',
      hasFee: 'yes',
      hasDebt: 'no',
      hasAmount: 'yes',
      hasFasting: 'no',
      hasVisit: 'yes',
    },
    ...{ order: words.say('order.named', { service: SERVICE[locale], hasPerson: 'yes', person: 'فاطمه' }) },
    ...{ answerDue: formatInstant(VISIT_MS, locale), name: 'فاطمه', code: '12345678', answerCode: 'KD', state: '…' },
  };
}

const messages = locales.flatMap((locale) =>
  flatten(JSON.parse(readFileSync(`messages/${locale}/notifications.json`, 'utf8')))
    .filter(([key]: [string, string]) => /^(sms|lane)\./.test(key))
    .map(([key, text]: [string, string]) => ({ locale, key, params: listPlaceholders(text) })),
);

describe('an SMS of an order', () => {
  it('names the service and the other side, in every language and every message', () => {
    const ofOrders = messages.filter(({ key }) => key.startsWith('sms.') && !OF_NO_ORDER.test(key));
    expect(ofOrders.length).toBeGreaterThan(200);
    const unnamed = ofOrders.filter(({ key, params }) =>
      TO_RECIPIENT.test(key)
        ? !params.includes('service') || !(params.includes('customer') || params.includes('provider'))
        : !params.includes('order'),
    );
    expect(unnamed).toEqual([]);
    // Answers of the SMS lane name the order, too.
    expect(
      messages.filter(
        ({ key, params }) => key.startsWith('lane.') && params.includes('visit') && !params.includes('order'),
      ),
    ).toEqual([]);
  });

  it('names no order’s number without its name', () => {
    const bare = messages.filter(
      ({ key, params }) =>
        params.includes('code') && !params.includes('order') && !OF_NO_ORDER.test(key) && !TO_RECIPIENT.test(key),
    );
    expect(bare).toEqual([]);
  });

  it('has two parts at most in Persian and Arabic, three where an answer or a claim depends on it', () => {
    const long = messages.flatMap(({ locale, key, params }) => {
      const words = getWords(locale, 'notifications');
      if ((locale !== 'fa' && locale !== 'ar') || !params.includes('order') || !words.has(key)) return [];
      const isOffer = OFFERS.test(key);
      const lines = [words.say(key, fill(locale)), LINK, ...(isOffer ? [words.say('lane.offer', fill(locale))] : [])];
      const { length } = lines.join('\n');
      return length > (isOffer || OF_THREE_PARTS.test(key) ? 3 : 2) * PART ? [`${locale} ${key} ${length}`] : [];
    });
    expect(long).toEqual([]);
  });
});
