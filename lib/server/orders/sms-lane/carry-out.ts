import { and, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { SMS_LANE } from '@/lib/domain/constants/providers';
import { DAY_MS, HOUR_MS } from '@/lib/domain/constants/time-units';
import { isAccepted, isOver, listStates } from '@/lib/domain/order/order-states';

import type { Locale } from '@/lib/i18n/locales';

import type { ServiceContext } from '../../context';
import { findAnsweredTaskId, hasAnswerCodes } from '../../messages';
import { tasks, type TaskRow } from '../../schema';
import { isWorkOf, worksOn } from '../../teams';
import { countTry, forgiveTries } from '../../throttles';
import { makeMove } from '../moves/make-move';
import type { SmsWish } from './read-sms';
import {
  say,
  sayAccepted,
  sayAlready,
  sayDeclined,
  sayHour,
  sayOrders,
  sayOver,
  sayUncovered,
  sayUnknownCode,
} from './say';

export interface SmsSender {
  readonly userId: number;
  readonly mobile: string;
  readonly locale: Locale;
}

type Answer = Extract<SmsWish, { readonly code: string | null }>;

/** Carries out the wish of the SMS, and returns the answer's words; null for no answer. */
export async function carryOut(context: ServiceContext, sender: SmsSender, wish: SmsWish): Promise<string | null> {
  switch (wish.kind) {
    case 'state':
      return tellState(context, sender);
    case 'accept':
    case 'decline':
      return answerOffer(context, sender, wish);
    case 'unclear': {
      // A stranger who has nothing to do with us right now may have answered a greeting, and is left alone.
      const [offers, orders] = [await listOffers(context, sender), await listOwnOrders(context, sender)];
      const works = await listOwnWorks(context, sender);
      return offers.length + orders.length + works.length > 0 ? say(sender, 'help') : null;
    }
  }
}

async function answerOffer(context: ServiceContext, sender: SmsSender, wish: Answer): Promise<string | null> {
  return wish.code === null
    ? answerWithoutCode(context, sender, wish)
    : answerByCode(context, sender, { kind: wish.kind, code: wish.code });
}

/** A decline needs no code where one order alone waits; an acceptance always does, for it binds. */
async function answerWithoutCode(context: ServiceContext, sender: SmsSender, { kind }: Answer): Promise<string | null> {
  const offers = await listOffers(context, sender);
  const [only] = offers;
  if (!only)
    return (await hasAnswerCodes(context.ports.database.connection, sender.userId)) ? say(sender, 'nothing') : null;
  if (kind === 'decline' && offers.length === 1) return makeAnswer(context, sender, { kind, task: only });
  return say(sender, 'which');
}

/** Wrong codes are counted before they are looked at; beyond the limit nothing is said any more. */
async function answerByCode(
  context: ServiceContext,
  sender: SmsSender,
  { kind, code }: { readonly kind: Answer['kind']; readonly code: string },
): Promise<string | null> {
  const { database, clock } = context.ports;
  const tries = {
    key: `sms-lane-code:${sender.mobile}`,
    limit: SMS_LANE.wrongCodes,
    windowMs: HOUR_MS,
    longestLockMs: DAY_MS,
  };
  const isLocked = await countTry(database.connection, tries, clock.now()).then(() => false, orLocked);
  if (isLocked) return null;
  const taskId = await findAnsweredTaskId(database.connection, sender.userId, code);
  if (taskId === null) return sayUnknownCode(sender);
  await forgiveTries(database.connection, tries.key);
  return makeAnswer(context, sender, { kind, task: await readTask(context, taskId) });
}

function orLocked(error: unknown): true {
  if (error instanceof CallError && error.key === 'TooMuchRequest') return true;
  throw error;
}

/** An asked hour of accepted work is answered by the words that answer an offer. */
const ANSWERS_OF_HOUR = { accept: 'agreeHour', decline: 'keepHour' } as const;

/**
 * The move of the call (`expert/movetask`), with its money, hours and messages. What it refuses is said in a sentence.
 */
async function makeAnswer(
  context: ServiceContext,
  sender: SmsSender,
  { kind, task }: { readonly kind: Answer['kind']; readonly task: TaskRow },
): Promise<string> {
  const to = { connection: context.ports.database.connection, reader: sender };
  const isOfHour = task.detail?.askedHour !== undefined;
  try {
    const move = isOfHour ? ANSWERS_OF_HOUR[kind] : kind;
    const moved = await makeMove(context, { taskId: task.id, move, actorId: sender.userId });
    if (isOfHour) return await sayHour(to, moved.task);
    return await (kind === 'accept' ? sayAccepted(to, moved.task) : sayDeclined(to, moved.task));
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.key === 'cash-not-offered') return sayUncovered(to, task);
    const now = await readTask(context, task.id);
    const isTheirs = isAccepted(now.state) && (await worksOn(to.connection, now, sender.userId));
    return isTheirs ? sayAlready(to, now) : sayOver(to, now);
  }
}

async function tellState(context: ServiceContext, sender: SmsSender): Promise<string> {
  const to = { connection: context.ports.database.connection, reader: sender };
  return sayOrders(to, await listOwnOrders(context, sender), await listOwnWorks(context, sender));
}

/** Their part in it: the order's provider, its worker, or the worker's supervisor. */
async function listOwnWorks({ ports }: ServiceContext, { userId }: SmsSender): Promise<TaskRow[]> {
  const { connection } = ports.database;
  const ahead = listStates((state) => isAccepted(state) && !isOver(state));
  return connection
    .select()
    .from(tasks)
    .where(and(await isWorkOf(connection, userId), inArray(tasks.state, ahead)))
    .orderBy(desc(tasks.id))
    .limit(SMS_LANE.ordersTold);
}

function listOwnOrders({ ports }: ServiceContext, { userId }: SmsSender): Promise<TaskRow[]> {
  const open = listStates((state) => !isOver(state));
  return ports.database.connection
    .select()
    .from(tasks)
    .where(and(eq(tasks.customerId, userId), inArray(tasks.state, open)))
    .orderBy(desc(tasks.id))
    .limit(SMS_LANE.ordersTold);
}

function isHourAsked(): SQL | undefined {
  return and(eq(tasks.state, 'CONFIRMED'), sql`${tasks.detail} ? 'askedHour'`);
}

/** Two are enough to know that a code is needed. */
function listOffers({ ports }: ServiceContext, { userId }: SmsSender): Promise<TaskRow[]> {
  return ports.database.connection
    .select()
    .from(tasks)
    .where(and(eq(tasks.providerId, userId), or(eq(tasks.state, 'AWAITING_PROVIDER'), isHourAsked())))
    .orderBy(desc(tasks.id))
    .limit(2);
}

async function readTask({ ports }: ServiceContext, taskId: number): Promise<TaskRow> {
  const [task] = await ports.database.connection.select().from(tasks).where(eq(tasks.id, taskId));
  if (!task) throw new CallError('not-found');
  return task;
}
