import { eq } from 'drizzle-orm';

import { toTehranDate, toTehranHour } from '@/lib/domain/jalali-date';
import { formatDigits, formatTomans, formatVisitTime } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

import { queueAlert } from '../alerts';
import type { ServiceContext } from '../context';
import type { TaskRow } from '../money';
import type { Transaction } from '../ports/database';
import type { SmsMessage } from '../ports/sms';
import { inboxMessages, users } from '../schema';
import { getWords } from '../words';
import { EVENT_CHANNELS, type NotificationEvent } from './events';
import { toHourCount } from './task-views';

export interface Telling {
  readonly userId: number;
  readonly event: NotificationEvent;
  readonly task: TaskRow;
  readonly now: Date;
  /** Money that the event is about. */
  readonly amountRials?: number;
  /** How a payment came; only with work-paid. */
  readonly gateway?: string;
}

/**
 * Writes an event to a person's inbox and to the alert outbox, in the transaction of what it tells.
 * Answers the SMS to send once that is committed: a failed one never undoes an order.
 */
export async function tell(transaction: Transaction, telling: Telling): Promise<SmsMessage[]> {
  const { userId, event, task, now } = telling;
  const [person] = await transaction.select({ mobile: users.mobile, locale: users.locale }).from(users).where(eq(users.id, userId));
  if (!person) return [];
  const amountRials = telling.amountRials ?? task.priceRials;
  await transaction.insert(inboxMessages).values({ userId, event, params: { code: task.code, taskId: task.id, amountRials }, createdAt: now });
  await alert(transaction, telling);
  if (!EVENT_CHANNELS[event].sms) return [];
  return [{ mobile: person.mobile, text: toSmsText(telling, amountRials, person.locale) }];
}

function toSmsText({ event, task }: Telling, amountRials: number, locale: Locale): string {
  const startHour = toTehranHour(task.startsAt.getTime());
  return getWords(locale, 'notifications').say(`sms.${event}`, {
    code: formatDigits(task.code, locale),
    amount: formatTomans(amountRials, locale),
    visit: formatVisitTime(toTehranDate(task.startsAt.getTime()), startHour, startHour + toHourCount(task), locale),
  });
}

async function alert(transaction: Transaction, { userId, event, task, now, amountRials, gateway }: Telling): Promise<void> {
  switch (EVENT_CHANNELS[event].alert) {
    case 'order':
      return queueAlert(transaction, { kind: 'order', userId, event, taskId: task.id, now });
    case 'work':
      return queueAlert(transaction, {
        kind: 'work', userId, now,
        work: { categoryId: task.categoryId, typeId: task.typeId, locationId: task.address.locationId, taskId: task.id, selectedUserId: userId },
      });
    case 'payment':
      return queueAlert(transaction, {
        kind: 'payment', userId, now,
        payment: { userId, requestId: task.requestId, amountRials: amountRials ?? task.priceRials, gateway: gateway ?? 'COD', taskId: task.id },
      });
    case null:
      return undefined;
  }
}

/** After the commit: publishes what was queued and sends the texts. What fails is logged; the inbox has it anyway. */
export async function sendAfterCommit(context: ServiceContext, messages: readonly SmsMessage[]): Promise<void> {
  context.signals.alertsPending();
  for (const message of messages) {
    try {
      await context.ports.sms.send(message);
    } catch (error) {
      context.log.warn({ err: error }, 'an SMS about an order was not sent');
    }
  }
}
