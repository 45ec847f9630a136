import type { Coordinates } from '@/lib/domain/place/distance';
import type { OrderSide } from '@/lib/contract/enumerations';
import { toPricePath, toProblemPath, toShortOrderPath } from '@/lib/domain/site/order-links';
import { NO_TYPE_ID } from '@/lib/domain/kind/service-kind';
import { getSiteUrl } from '@/lib/domain/site/site-url';
import { formatDigits } from '@/lib/i18n/formats';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';

import type { AlertRequest } from '../../alerts';
import type { ServiceContext } from '../../context';
import {
  NO_SUMS,
  toShownVisit,
  toShownAmounts,
  toShownAsked,
  toShownDelay,
  toShownOffered,
  toShownAnswerDue,
  toShownFasting,
  toYesOrNo,
} from '../../words/inbox-words';
import {
  type AddressedNotice,
  type MessageEvent,
  type Reader,
  type SmsEvent,
  canBeAnsweredBySms,
  findAnswerCode,
  hasSms,
  isSmsLeft,
  keepAnswerCode,
  toNoticeWrites,
} from '../../messages';
import type { Transaction } from '../../ports/database';
import { writeTogether, type PendingWrite } from '../../ports/write-together';
import { getWords } from '../../words/words';
import { toReplacedSms, toSmsWaitMs } from './folded-sms';
import { toVisitParams } from './told-visit';
import { completeToldOrders, toOrderName } from './told-orders';
import { isRescueAgreed } from '../record/rescue-agreed';
import type { Telling, ToldOrders } from '../record/telling';
import { toFastingHours } from '../record/task-words';
import { toComer } from '../../schema';

/** A few metres. */
const POINT_DIGITS = 5;

/**
 * Tells a person of an event, in its transaction: inbox, SMS, e-mail and alert. SMS, e-mail and alert leave once that
 * is committed, and no failure there undoes an order.
 */
export async function tell(transaction: Transaction, telling: Telling): Promise<void> {
  await tellAll(transaction, [telling]);
}

/** Tells several people, as `tell` does. */
export async function tellAll(transaction: Transaction, tellings: readonly Telling[]): Promise<void> {
  await writeTogether(transaction, await toTellingWrites(transaction, tellings));
}

/** Tells several people, by writes that the caller makes. Facts of an order that are not known are looked up. */
export async function toTellingWrites(
  transaction: Transaction,
  tellings: readonly Telling[],
  known?: ToldOrders,
): Promise<PendingWrite[]> {
  const told = tellings.flatMap(withWhoComes);
  if (told.length === 0) return [];
  const orders = await completeToldOrders(transaction, told, known);
  const offered = told.flatMap((telling) => {
    const reader = orders.readers.find(({ userId }) => userId === telling.userId);
    if (!reader) return [];
    return [{ telling, reader, orders, answerCode: toAnswerCode(telling, reader) }];
  });
  return [
    ...toNoticeWrites(transaction, offered.map(toNotice)),
    ...offered.flatMap((offer) => toAnswerCodeWrites(transaction, offer)),
  ];
}

/** Events that only the company gets: taking an order, its money, and its own people's messages. */
const OF_THE_COMPANY_ALONE: readonly MessageEvent[] = [
  'work-new',
  'work-hour-asked',
  'work-hour-unanswered',
  'work-hour-taken-back',
  'work-hours-refused',
  'work-hours-unanswered',
  'bid-won',
  'work-answer-reminder',
  'work-bids',
  'work-paid',
  'work-paid-cash',
  'work-tipped',
  'report-acted',
  'report-dismissed',
  'writing-warned',
  'writing-masked',
  'writing-blocked',
  'writing-upheld',
  'writing-lifted',
];

/** A company's worker hears the company's messages of an order, without its sums. */
function withWhoComes(telling: Telling): Telling[] {
  const { task, userId, event } = telling;
  const isToCompany = userId === task.providerId && toSide(telling) === 'provider';
  if (task.assigneeId === null || !isToCompany || OF_THE_COMPANY_ALONE.includes(event)) return [telling];
  return [telling, toTeamTelling(telling, task.assigneeId)];
}

/** A notice of a work for a member of the provider's team: all but its sums. */
export function toTeamTelling(telling: Omit<Telling, 'userId'>, userId: number): Telling {
  return { ...telling, userId, side: 'provider', amountRials: 0, sums: { feeRials: 0 } };
}

interface AddressedTelling {
  readonly telling: Telling;
  readonly reader: Reader;
  readonly orders: ToldOrders;
  /** The code by which its SMS is answered; null where no answer is asked for, or none would arrive. */
  readonly answerCode: string | null;
}

/** Events of a provider chosen by the customer. */
const ASKS_FOR_ANSWER: readonly MessageEvent[] = ['work-new', 'work-hour-asked', 'bid-won', 'work-answer-reminder'];

function toAnswerCode({ event, task }: Telling, reader: Reader): string | null {
  return ASKS_FOR_ANSWER.includes(event) && canBeAnsweredBySms() ? findAnswerCode(task.id, reader.answerCodes) : null;
}

function toAnswerCodeWrites(transaction: Transaction, offer: AddressedTelling): PendingWrite[] {
  const { telling, reader, answerCode: code } = offer;
  if (code === null || code in reader.answerCodes) return [];
  const { userId } = reader;
  return [keepAnswerCode(transaction, { userId, taskId: telling.task.id, code, now: telling.now })];
}

function toNotice({ telling, reader, orders, answerCode }: AddressedTelling): AddressedNotice {
  const { event, task, now } = telling;
  const amountRials = telling.amountRials ?? task.priceRials;
  const smsText =
    hasSms(event) && isSmsLeft(reader, task.id, event)
      ? toSmsText({ ...telling, event, answerCode, orders }, amountRials, reader.locale)
      : null;
  return {
    reader,
    event,
    params: {
      code: task.code,
      taskId: task.id,
      amountRials,
      ...telling.sums,
      ...toVisitParams(telling),
      ...toFasting(telling),
      ...toAnswerDue(telling),
      ...toRescue(telling),
      ...(telling.text === undefined ? {} : { text: telling.text }),
      ...(telling.withoutCode ? { withoutCode: telling.withoutCode } : {}),
      side: toSide(telling),
    },
    smsText,
    smsWaitMs: toSmsWaitMs(event),
    replacedSms: toReplacedSms({
      event,
      locale: reader.locale,
      order: toOrderName(orders, task, toPersonId(telling), reader.locale),
      link: toOrderLink(task.id, toSide(telling), reader.locale),
    }),
    alert: toAlert(telling),
    now,
  };
}

type SmsTelling = Telling & Pick<AddressedTelling, 'orders' | 'answerCode'> & { readonly event: SmsEvent };

/** Adds the order's link in its shortest form: an SMS costs by its length. */
function toSmsText(telling: SmsTelling, amountRials: number, locale: Locale): string {
  const { event, task, sums = {}, point, orders, answerCode } = telling;
  const words = getWords(locale, 'notifications');
  const text = words.say(`sms.${event}`, {
    code: formatDigits(task.code, locale),
    order: toOrderName(orders, task, toPersonId(telling), locale),
    ...toShownAmounts({ ...NO_SUMS, ...sums, amountRials }, locale),
    visit: toShownVisit(toVisitParams(telling), locale),
    ...toShownAsked(toVisitParams(telling), locale),
    ...toShownDelay(toVisitParams(telling), locale),
    ...toShownOffered(toVisitParams(telling), locale),
    point: point ? toPointText(point) : '',
    hasRescue: toYesOrNo('isRescueTried' in toRescue(telling)),
    ...toShownFasting(toFasting(telling), locale),
    ...toShownAnswerDue(toAnswerDue(telling), locale),
  });
  const lines = [text, ...toLinkLines(telling, locale)];
  return [...lines, ...(answerCode === null ? [] : [words.say('lane.offer', { answerCode })])].join('\n');
}

function toPersonId({ task, personId, ...telling }: Telling): number {
  return personId ?? (toSide({ task, ...telling }) === 'provider' ? task.customerId : toComer(task));
}

/** The way to an order as an SMS has room for it. */
export function toOrderLink(taskId: number, side: OrderSide, locale: Locale): string {
  return `${getSiteUrl()}${toShortOrderPath(taskId, side, locale === defaultLocale ? undefined : locale)}`;
}

/** After work a problem can be reported without a login. */
const ENDS_WORK: readonly MessageEvent[] = ['order-done', 'order-returned', 'order-returned-uncoded'];

/** The link of an SMS. Its key stands in place of a login. */
function toLinkLines(telling: Telling, locale: Locale): string[] {
  const { event, task, priceKey, problemKey } = telling;
  const language = locale === defaultLocale ? undefined : locale;
  if (priceKey !== undefined) return [`${getSiteUrl()}${toPricePath(priceKey, language)}`];
  const order = toOrderLink(task.id, toSide(telling), locale);
  if (problemKey === undefined) return [order];
  const problem = `${getSiteUrl()}${toProblemPath(problemKey, language)}`;
  if (event === 'order-no-access') return [problem];
  return ENDS_WORK.includes(event) ? [order, getWords(locale, 'notifications').say('problem'), problem] : [order];
}

/** Coordinates as maps take them, in Latin digits whatever the language. */
function toPointText({ latitude, longitude }: Coordinates): string {
  return [latitude, longitude].map((degrees) => degrees.toFixed(POINT_DIGITS)).join(',');
}

/** No provider could take the order over, although its customer had agreed to that. */
function toRescue({ event, task }: Pick<Telling, 'event' | 'task'>): { readonly isRescueTried?: 'yes' } {
  const isTried = (event === 'order-declined' || event === 'order-unanswered') && isRescueAgreed(task);
  return isTried ? { isRescueTried: 'yes' } : {};
}

/** The person whose body it is about has to hold it, and nobody else. */
function toFasting(telling: Pick<Telling, 'userId' | 'task'>): { readonly fastingHours?: number } {
  const fastingHours = toFastingHours(telling.task);
  return fastingHours > 0 && telling.userId === telling.task.customerId ? { fastingHours } : {};
}

function toAnswerDue({ event, task: { answerDueAt } }: Telling): { readonly answerDueAtMs?: number } {
  return ASKS_FOR_ANSWER.includes(event) && answerDueAt !== null ? { answerDueAtMs: answerDueAt.getTime() } : {};
}

function toSide({ userId, task, side }: Telling): OrderSide {
  if (side) return side;
  return userId === task.providerId ? 'provider' : 'customer';
}

/** The customer's own topic, or a provider's topic of work or of payments. */
function toAlert(telling: Telling): AlertRequest {
  const { userId, event, task, now } = telling;
  switch (event) {
    case 'work-new':
    case 'work-answer-reminder':
    case 'bid-won':
    case 'work-bids':
      return {
        kind: 'work',
        userId,
        now,
        work: {
          categoryId: task.categoryId,
          typeId: task.typeId ?? NO_TYPE_ID,
          locationId: task.address.locationId,
          taskId: task.id,
          selectedUserId: event === 'work-bids' ? null : userId,
        },
      };
    case 'work-paid':
    case 'work-paid-cash':
      return { kind: 'payment', userId, now, payment: toPayment(telling) };
    default:
      return { kind: 'order', userId, event, taskId: task.id, now };
  }
}

function toPayment({ userId, task, amountRials = task.priceRials, gateway = 'COD' }: Telling) {
  return { userId, requestId: task.requestId, amountRials, gateway, taskId: task.id };
}

/** After the commit: alerts, SMS and e-mails that it told leave now, not at the next poll. */
export function sendAfterCommit({ signals }: ServiceContext): void {
  signals.alertsPending();
  signals.messagesPending();
}
