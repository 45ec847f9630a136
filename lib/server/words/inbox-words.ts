import { toTehranHour } from '@/lib/domain/site/jalali-date';
import { formatArrivalTime, formatDigits, formatInstant, formatTomans, formatVisitTime } from '@/lib/i18n/formats';
import { locales, type Locale } from '@/lib/i18n/locales';

import { toShownCorrections } from './correction-words';
import { getWords } from './words';

type Params = Readonly<Record<string, string | number>>;

/** An inbox message's event; its words are made for its reader. */
export interface InboxEvent {
  readonly event: string;
  readonly params: Params;
}

/**
 * The words of a message, from `inbox.<event>.title` and `.body` of notifications.json: those of the inbox and of the
 * e-mail.
 */
export function sayInboxMessage(
  { event, params }: InboxEvent,
  locale: Locale,
): { readonly title: string; readonly body: string } {
  const words = getWords(locale, 'notifications');
  const shown = toShownParams(params, locale);
  const say = (key: string) => (words.has(key) ? words.say(key, shown) : key);
  return { title: say(`inbox.${event}.title`), body: say(`inbox.${event}.body`) };
}

function toShownParams(params: Params, locale: Locale): Record<string, string> {
  const { withoutCode = 'none' } = params;
  const visit = toShownVisit(params, locale);
  return {
    ...Object.fromEntries(Object.entries(params).map(([name, value]) => [name, formatDigits(value, locale)])),
    ...toShownAmounts({ ...NO_SUMS, ...params }, locale),
    ...toShownFasting(params, locale),
    ...toShownCorrections(params, locale),
    withoutCode: String(withoutCode),
    ...toShownService(params, locale),
    hasRescue: toYesOrNo(params.isRescueTried === 'yes'),
    hasVisit: toYesOrNo(visit !== ''),
    visit,
    ...toShownAsked(params, locale),
    ...toShownDelay(params, locale),
    ...toShownOffered(params, locale),
    ...toShownAnswerDue(params, locale),
  };
}

/** A service's name as a message keeps it: in every language, for its reader may choose another one. */
export function toServiceParams(names: Readonly<Record<Locale, string>>): Record<string, string> {
  return Object.fromEntries(locales.map((locale) => [`service.${locale}`, names[locale]]));
}

function toShownService(params: Params, locale: Locale): Record<string, string> {
  const service = params[`service.${locale}`];
  return { hasService: toYesOrNo(service !== undefined), service: String(service ?? '') };
}

/** Until when an answer is awaited; most messages await none. */
export function toShownAnswerDue({ answerDueAtMs }: Params, locale: Locale): Record<string, string> {
  const isDue = typeof answerDueAtMs === 'number';
  return { hasAnswerDue: toYesOrNo(isDue), answerDue: isDue ? formatInstant(answerDueAtMs, locale) : '' };
}

/** Values of a message that an older one, or one of another event, lacks. */
export const NO_SUMS = {
  giftRials: 0,
  walletRials: 0,
  bankRials: 0,
  cashRials: 0,
  feeRials: 0,
  debtRials: 0,
  netRials: 0,
} as const;

/** Hours without food before a visit; most visits have none. */
export function toShownFasting({ fastingHours = 0 }: Params, locale: Locale): Record<string, string> {
  return { hasFasting: toYesOrNo(Number(fastingHours) > 0), fastingHours: formatDigits(fastingHours, locale) };
}

/**
 * «پنجشنبه ۵ آذر، ۹ تا ۱۲», or to the minute for an order as soon as possible. It has the Gregorian day where the
 * language counts by it. Empty without an hour.
 */
export function toShownVisit({ startsAtMs, hourCount, arrivesUntilMs }: Params, locale: Locale): string {
  if (typeof startsAtMs !== 'number' || typeof hourCount !== 'number') return '';
  if (typeof arrivesUntilMs === 'number') return formatArrivalTime(startsAtMs, arrivesUntilMs, locale);
  const startHour = toTehranHour(startsAtMs);
  return formatVisitTime(startsAtMs, startHour, startHour + hourCount, locale);
}

/** The hour that is asked for, as long as the visit; a message of an older question has it as the visit. */
export function toShownAsked({ askedAtMs, hourCount }: Params, locale: Locale): Record<string, string> {
  if (askedAtMs === undefined || hourCount === undefined) return { hasAsked: 'no', asked: '' };
  return { hasAsked: 'yes', asked: toShownVisit({ startsAtMs: askedAtMs, hourCount }, locale) };
}

/** The delay in minutes, and whether the customer is asked to agree. */
export function toShownDelay({ delayMinutes = 0, isDelayAsked }: Params, locale: Locale): Record<string, string> {
  return { delayMinutes: formatDigits(delayMinutes, locale), hasDelayQuestion: toYesOrNo(isDelayAsked === 'yes') };
}

/** The hours that are proposed, each as long as the visit: one, or two. */
export function toShownOffered(
  { offeredAtMs, offeredTooAtMs, hourCount }: Params,
  locale: Locale,
): Record<string, string> {
  const toHour = (startsAtMs: Params[string] | undefined) =>
    startsAtMs === undefined || hourCount === undefined ? '' : toShownVisit({ startsAtMs, hourCount }, locale);
  return {
    offered: toHour(offeredAtMs),
    hasOfferedToo: toYesOrNo(offeredTooAtMs !== undefined),
    offeredToo: toHour(offeredTooAtMs),
  };
}

/** `amountRials: 200000` fills `{amount}` with «۲۰٬۰۰۰ تومان», and `{hasAmount}` is `yes` or `no`. */
export function toShownAmounts(params: Params, locale: Locale): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => {
      if (typeof value !== 'number' || !name.endsWith('Rials')) return [];
      const shown = name.slice(0, -'Rials'.length);
      return [
        [shown, formatTomans(value, locale)],
        [`has${shown[0]?.toUpperCase()}${shown.slice(1)}`, toYesOrNo(value > 0)],
      ];
    }),
  );
}

/** The value of an ICU `select`. */
export function toYesOrNo(isTrue: boolean): 'yes' | 'no' {
  return isTrue ? 'yes' : 'no';
}
