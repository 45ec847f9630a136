import { eq, sql } from 'drizzle-orm';

import type { Localized } from '@/lib/catalogue/types';
import { toRecipientPath } from '@/lib/domain/site/order-links';
import type { OrderMove } from '@/lib/domain/order/order-moves';
import { isAccepted, isReturnAhead, isVisitAgreed } from '@/lib/domain/order/order-states';
import { getSiteUrl } from '@/lib/domain/site/site-url';
import { toWorkName } from '@/lib/domain/order/work-name';
import { formatDigits } from '@/lib/i18n/formats';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';

import { queueSms } from '../../messages';
import type { Transaction } from '../../ports/database';
import { PendingWrite } from '../../ports/write-together';
import {
  categories,
  categoryTypes,
  orderRecipients,
  selectName,
  tasks,
  toReturn,
  toVisit,
  users,
  type TaskRow,
} from '../../schema';
import { toShownFasting, toShownVisit } from '../../words/inbox-words';
import { getWords } from '../../words/words';
import type { Consequence, Moved } from '../record/consequence';
import { findGradeName } from '../record/grade-name';
import { toFastingHours } from '../record/task-words';
import { toHourCount } from '../record/visit-facts';

/** `sms.<name>` of notifications.json. */
type RecipientSms =
  | 'recipient-visit'
  | 'recipient-moved'
  | 'recipient-en-route'
  | 'recipient-at-door'
  | 'recipient-returning'
  | 'recipient-off';

const MOVES_VISIT: readonly OrderMove[] = ['reschedule', 'agreeHour', 'takeHour'];

/**
 * The SMS to the recipient after a move of their order; null for none. Nothing is told before an acceptance, so nothing
 * has to be taken back.
 */
function findSms({ task, before, move }: Moved): RecipientSms | null {
  if (move === 'accept') return 'recipient-visit';
  if (move === 'bringBack') return 'recipient-returning';
  if (!isVisitAgreed(before.state)) return null;
  if (move === 'depart') return 'recipient-en-route';
  if (MOVES_VISIT.includes(move)) return 'recipient-moved';
  return isAccepted(task.state) ? null : 'recipient-off';
}

/**
 * Tells the recipient of an order about a move, by SMS in the recipient's language: who comes, when, and the start
 * code; never the price. The code is a new one with each acceptance and for the return of textiles. The answer is
 * writes for the caller, in the order's transaction and under its lock. Nothing beyond the SMS that an order has for
 * it.
 */
export const recipient: Consequence = {
  name: 'recipient',
  plan: async (transaction, moved) => {
    const sms = moved.task.isForRecipient ? findSms(moved) : null;
    return sms === null ? {} : { writes: await toSmsWrites(transaction, moved, sms) };
  },
};

/** The recipient of an order opens the door: like its customer, they hear that somebody waits there. */
export async function toRecipientAtDoor(transaction: Transaction, task: TaskRow, now: Date): Promise<PendingWrite[]> {
  return task.isForRecipient ? toSmsWrites(transaction, { task, before: task, now }, 'recipient-at-door') : [];
}

type ToldVisit = Pick<Moved, 'task' | 'before' | 'now'>;

async function toSmsWrites(transaction: Transaction, moved: ToldVisit, sms: RecipientSms): Promise<PendingWrite[]> {
  const visit = await findVisit(transaction, moved);
  if (!visit || visit.recipient.smsLeft === 0) return [];
  const { recipient } = visit;
  const told = { smsLeft: sql`${orderRecipients.smsLeft} - 1`, toldAt: recipient.toldAt ?? moved.now };
  return [
    new PendingWrite(transaction.update(orderRecipients).set(told).where(eq(orderRecipients.id, recipient.id))),
    new PendingWrite(
      queueSms(transaction, {
        recipient: recipient.mobile,
        text: toText(sms, moved.task, visit),
        event: sms,
        taskId: moved.task.id,
        now: moved.now,
      }),
    ),
  ];
}

type Visit = NonNullable<Awaited<ReturnType<typeof findVisit>>>;

async function findVisit(transaction: Transaction, { task, before }: ToldVisit) {
  const [found] = await transaction
    .select({
      recipient: orderRecipients,
      service: selectName(categories),
      grades: categories.grades,
      serviceType: sql<Localized | null>`${selectName(categoryTypes)}`,
      customerName: users.firstName,
    })
    .from(orderRecipients)
    .innerJoin(tasks, eq(tasks.id, orderRecipients.taskId))
    .innerJoin(categories, eq(categories.id, tasks.categoryId))
    .leftJoin(categoryTypes, eq(categoryTypes.id, tasks.typeId))
    .innerJoin(users, eq(users.id, tasks.customerId))
    .where(eq(orderRecipients.taskId, task.id));
  const providerId = task.providerId ?? before.providerId;
  if (!found || providerId === null) return null;
  const [provider] = await transaction
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, providerId));
  return { ...found, providerName: `${provider?.firstName ?? ''} ${provider?.lastName ?? ''}`.trim() };
}

function toText(sms: RecipientSms, task: TaskRow, visit: Visit): string {
  const { recipient, service, serviceType, grades, customerName, providerName } = visit;
  const { locale, visitKey } = recipient;
  const text = getWords(locale, 'notifications').say(`sms.${sms}`, {
    customer: customerName,
    service: toWorkName({
      serviceName: service[locale],
      serviceTypeName: serviceType?.[locale] ?? '',
      kind: task.kind,
      gradeName: findGradeName(task, { grades }, locale),
    }),
    visit: toShownVisit({ startsAtMs: toTold(task).startsAt.getTime(), hourCount: toHourCount(task) }, locale),
    provider: providerName,
    code: formatDigits(task.startCode ?? '', locale),
    ...toShownFasting({ fastingHours: toFastingHours(task) }, locale),
  });
  return `${text}\n${toRecipientUrl(visitKey, locale)}`;
}

/**
 * The visit that the recipient hears of: for picked-up textiles their return, which lasts as long as the pick-up did.
 */
const toTold = (task: TaskRow) => (isReturnAhead(task.state) ? toReturn(task) : toVisit(task));

function toRecipientUrl(visitKey: string, locale: Locale): string {
  return getSiteUrl() + toRecipientPath(visitKey, locale === defaultLocale ? undefined : locale);
}
