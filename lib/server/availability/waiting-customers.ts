import { and, asc, eq, gt, gte } from 'drizzle-orm';

import { toJalaliText, toTehranDate } from '@/lib/domain/jalali-date';
import { formatJalaliDate } from '@/lib/i18n/formats';

import type { ServiceContext } from '../context';
import { findReader, notify } from '../messages';
import type { Executor, Transaction } from '../ports/database';
import { waitingCustomers } from '../schema';
import { getWords } from '../words/words';
import { listSchedules } from './candidates';
import { listSlots } from './rules';
import type { ServicePlace } from './service-area';

const EVENT = 'hour-free';
const READ_AT_ONCE = 200;

type Waiting = typeof waitingCustomers.$inferSelect;

interface Wish extends ServicePlace {
  readonly userId: number;
  readonly day: string;
  readonly hours: number;
}

/** Start hours of a day at which somebody is free for the whole visit. */
export async function listFreeHours(executor: Executor, wish: Wish, nowMs: number): Promise<number[]> {
  const schedules = await listSchedules(executor, { ...wish, customerId: wish.userId }, nowMs);
  const slots = listSlots(schedules, wish.day, wish.hours, nowMs);
  return slots.filter(({ verdict }) => verdict === 'free').map(({ startHour }) => startHour);
}

/** Tells those who asked "tell me when" and for whom an hour has come free since, each once; how many. For the timers and after a slot was given back. */
export async function tellWaitingCustomers(context: ServiceContext): Promise<number> {
  const { database, clock } = context.ports;
  const nowMs = clock.now().getTime();
  let count = 0;
  for await (const wish of readWaiting(database.connection, toTehranDate(nowMs))) {
    const free = await listFreeHours(database.connection, wish, nowMs);
    if (free.every((hour) => wish.knownHours.includes(hour))) continue;
    if (await database.transaction((transaction) => tell(transaction, wish, clock.now()))) count += 1;
  }
  if (count > 0) {
    context.signals.alertsPending();
    context.signals.messagesPending();
  }
  return count;
}

/** Everybody who waits for `today` or a later day, the longest first. */
async function* readWaiting(executor: Executor, today: string): AsyncGenerator<Waiting> {
  const isWaiting = and(eq(waitingCustomers.isTold, false), gte(waitingCustomers.day, today));
  let waiting: Waiting[] = [];
  do {
    waiting = await executor
      .select()
      .from(waitingCustomers)
      .where(and(isWaiting, gt(waitingCustomers.id, waiting.at(-1)?.id ?? 0)))
      .orderBy(asc(waitingCustomers.id))
      .limit(READ_AT_ONCE);
    yield* waiting;
  } while (waiting.length === READ_AT_ONCE);
}

/** False when another process was first. */
async function tell(transaction: Transaction, { id, userId, day }: Waiting, now: Date): Promise<boolean> {
  const taken = await transaction
    .update(waitingCustomers)
    .set({ isTold: true })
    .where(and(eq(waitingCustomers.id, id), eq(waitingCustomers.isTold, false)))
    .returning({ id: waitingCustomers.id });
  const reader = await findReader(transaction, userId);
  if (taken.length === 0 || !reader) return false;
  const params = { day: toJalaliText(day) };
  const smsText = getWords(reader.locale, 'notifications').say(`sms.${EVENT}`, {
    day: formatJalaliDate(day, reader.locale),
  });
  await notify(transaction, reader, { event: EVENT, params, smsText, now });
  return true;
}
