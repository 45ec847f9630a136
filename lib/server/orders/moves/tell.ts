import type { NoCodeReason } from '@/lib/contract/enumerations';
import { toShortOrderPath, type OrderSide } from '@/lib/domain/order-links';
import { getSiteUrl } from '@/lib/domain/site-url';
import { formatDigits } from '@/lib/i18n/formats';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';

import type { AlertRequest } from '../../alerts';
import type { ServiceContext } from '../../context';
import { formatVisit, NO_SUMS, toShownAmounts, toShownFasting } from '../../words/inbox-words';
import {
  type AddressedNotice,
  type MessageEvent,
  type Reader,
  type SmsEvent,
  hasSms,
  listReaders,
  toNoticeWrites,
} from '../../messages';
import type { Transaction } from '../../ports/database';
import { writeTogether, type PendingWrite } from '../../ports/write-together';
import { getWords } from '../../words/words';
import { toFastingHours } from '../views/task-words';
import { toHourCount } from '../views/task-views';
import { toVisit, toTypeId, type TaskRow } from '../../schema';

export interface Telling {
  readonly userId: number;
  readonly event: MessageEvent;
  readonly task: TaskRow;
  readonly now: Date;
  /** Money that the event is about; the price unless something else is said. */
  readonly amountRials?: number;
  /** Other sums that its words name (`feeRials` fills `{fee}` and `{hasFee}`). */
  readonly sums?: ToldSums;
  /** Left out: the provider's where it is theirs, else the customer's. */
  readonly side?: OrderSide;
  /** Why a job was started without the customer's code; left out where it was not. */
  readonly withoutCode?: NoCodeReason;
  /** How a payment came; only with work-paid. */
  readonly gateway?: string;
}

/** Sums of order-sums.ts as messages keep them. */
export type ToldSums = Partial<
  Record<'giftRials' | 'walletRials' | 'bankRials' | 'cashRials' | 'feeRials' | 'netRials', number>
>;

/**
 * Tells a person of an event, in the transaction of what it tells: inbox, SMS, e-mail and alert. What leaves the house leaves once that is committed,
 * and nothing that fails there undoes an order.
 */
export async function tell(transaction: Transaction, telling: Telling): Promise<void> {
  await writeTogether(transaction, await toTellingWrites(transaction, [telling]));
}

/**
 * What tells several people, as writes that the caller makes together with others. Whoever is not among the known
 * readers is looked up.
 */
export async function toTellingWrites(
  transaction: Transaction,
  tellings: readonly Telling[],
  knownReaders: readonly Reader[] = [],
): Promise<PendingWrite[]> {
  const strangers = tellings
    .map(({ userId }) => userId)
    .filter((userId) => !knownReaders.some((reader) => reader.userId === userId));
  const readers =
    strangers.length === 0 ? knownReaders : [...knownReaders, ...(await listReaders(transaction, strangers))];
  const known = tellings.flatMap((telling) => {
    const reader = readers.find(({ userId }) => userId === telling.userId);
    return reader ? [{ telling, reader }] : [];
  });
  return toNoticeWrites(
    transaction,
    known.map(({ telling, reader }) => toNotice(telling, reader)),
  );
}

function toNotice(telling: Telling, reader: Reader): AddressedNotice {
  const { event, task, now } = telling;
  const amountRials = telling.amountRials ?? task.priceRials;
  const smsText = hasSms(event) ? toSmsText({ ...telling, event }, amountRials, reader.locale) : null;
  return {
    reader,
    event,
    params: {
      code: task.code,
      taskId: task.id,
      amountRials,
      ...telling.sums,
      startsAtMs: toVisit(task).startsAt.getTime(),
      hourCount: toHourCount(task),
      ...toFasting(telling),
      ...(telling.withoutCode ? { withoutCode: telling.withoutCode } : {}),
      side: toSide(telling),
    },
    smsText,
    alert: toAlert(telling),
    now,
  };
}

/** With the way to its order, which is the shortest part of it: an SMS costs by its length. */
function toSmsText(telling: Telling & { readonly event: SmsEvent }, amountRials: number, locale: Locale): string {
  const { event, task, sums = {} } = telling;
  const text = getWords(locale, 'notifications').say(`sms.${event}`, {
    code: formatDigits(task.code, locale),
    ...toShownAmounts({ ...NO_SUMS, ...sums, amountRials }, locale),
    visit: formatVisit(toVisit(task).startsAt.getTime(), toHourCount(task), locale),
    ...toShownFasting(toFasting(telling), locale),
  });
  const language = locale === defaultLocale ? undefined : locale;
  return `${text}\n${getSiteUrl()}${toShortOrderPath(task.id, toSide(telling), language)}`;
}

/** Whose body it is about has to hold it, and nobody else. */
function toFasting(telling: Pick<Telling, 'userId' | 'task'>): { readonly fastingHours?: number } {
  const fastingHours = toFastingHours(telling.task);
  return fastingHours > 0 && telling.userId === telling.task.customerId ? { fastingHours } : {};
}

function toSide({ userId, task, side }: Telling): OrderSide {
  if (side) return side;
  return userId === task.providerId ? 'provider' : 'customer';
}

/** The customer's own topic, or a provider's topic of work or of payments. */
function toAlert({ userId, event, task, now, amountRials, gateway }: Telling): AlertRequest {
  switch (event) {
    case 'work-new':
    case 'work-bids':
      return {
        kind: 'work',
        userId,
        now,
        work: {
          categoryId: task.categoryId,
          typeId: toTypeId(task),
          locationId: task.address.locationId,
          taskId: task.id,
          selectedUserId: event === 'work-new' ? userId : null,
        },
      };
    case 'work-paid':
      return {
        kind: 'payment',
        userId,
        now,
        payment: {
          userId,
          requestId: task.requestId,
          amountRials: amountRials ?? task.priceRials,
          gateway: gateway ?? 'COD',
          taskId: task.id,
        },
      };
    default:
      return { kind: 'order', userId, event, taskId: task.id, now };
  }
}

/** After the commit: alerts, SMS and e-mails that it told leave now, not at the next poll. */
export function sendAfterCommit({ signals }: ServiceContext): void {
  signals.alertsPending();
  signals.messagesPending();
}
