import type { Messages } from 'use-intl/core';

import type { OrderSide } from '@/lib/contract/enumerations';
import { isReturnAhead } from '@/lib/domain/order/order-states';
import { formatDigits } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

import type { Executor } from '../../ports/database';
import { toComer, toReturn, type TaskRow } from '../../schema';
import { toShownVisit } from '../../words/inbox-words';
import { toPageLink } from '../../words/page-link';
import { getWords } from '../../words/words';
import { toOrderLink } from '../telling/tell';
import { completeToldOrders, findOrderName, toOrderName } from '../telling/told-orders';
import { toArrivesUntilMs, toHourCount } from '../record/visit-facts';

type Sentence = keyof Messages['notifications']['lane'];
type Reader = { readonly userId: number; readonly locale: Locale };
/** The person who is answered, and where their orders are. */
type Correspondent = { readonly connection: Executor; readonly reader: Reader };

/** A code as one looks, in the sentences that ask for one. */
const EXAMPLE = 'KD';

/** A sentence of no order. */
export function say({ locale }: Reader, sentence: Sentence): string {
  return getWords(locale, 'notifications').say(`lane.${sentence}`, { example: EXAMPLE });
}

/** Answers with the link to all work that waits. */
export function sayUnknownCode(reader: Reader): string {
  return `${say(reader, 'unknown')}\n${toPageLink(reader.locale, '/pelakman/orderlist/newworks/')}`;
}

export async function sayAccepted(to: Correspondent, task: TaskRow): Promise<string> {
  return `${await sayOf(to, 'accepted', task)}\n${toOrderLink(task.id, 'provider', to.reader.locale)}`;
}

export function sayDeclined(to: Correspondent, task: TaskRow): Promise<string> {
  return sayOf(to, 'declined', task);
}

/** The hour that holds after a question for another one. */
export async function sayHour(to: Correspondent, task: TaskRow): Promise<string> {
  return `${await sayOf(to, 'hour', task)}\n${toOrderLink(task.id, 'provider', to.reader.locale)}`;
}

/** The order is theirs by now, and this is how it stands. */
export async function sayAlready(to: Correspondent, task: TaskRow): Promise<string> {
  const { locale } = to.reader;
  const state = getWords(locale, 'provider').say(`states.${task.state}`);
  return `${await sayOf(to, 'already', task, { state })}\n${toOrderLink(task.id, 'provider', locale)}`;
}

export function sayOver(to: Correspondent, task: TaskRow): Promise<string> {
  return sayOf(to, 'over', task);
}

/** Answers with the link to the credit. */
export async function sayUncovered(to: Correspondent, task: TaskRow): Promise<string> {
  return `${await sayOf(to, 'uncovered', task)}\n${toPageLink(to.reader.locale, '/pelakman/earnings/')}`;
}

/** The state of each of a person's orders, and of the works that they are to do, with its link. */
export async function sayOrders(
  { connection, reader }: Correspondent,
  orders: readonly TaskRow[],
  works: readonly TaskRow[],
): Promise<string> {
  if (orders.length + works.length === 0) return say(reader, 'none');
  const { userId } = reader;
  const told = await completeToldOrders(
    connection,
    [...orders, ...works].map((task) => ({ userId, task })),
  );
  const lines = [
    ...orders.flatMap((task) =>
      toLines(reader, task, 'customer', toOrderName(told, task, toComer(task), reader.locale)),
    ),
    ...works.flatMap((task) =>
      toLines(reader, task, 'provider', toOrderName(told, task, task.customerId, reader.locale)),
    ),
  ];
  return [say(reader, 'heading'), ...lines].join('\n');
}

function toLines(reader: Reader, task: TaskRow, side: OrderSide, order: string): string[] {
  const state = getWords(reader.locale, side === 'customer' ? 'order-following' : 'provider').say(
    `states.${task.state}`,
  );
  return [fill(reader, 'order', task, { order, state }), toOrderLink(task.id, side, reader.locale)];
}

/** A sentence to the provider of an order. */
async function sayOf(
  { connection, reader }: Correspondent,
  sentence: Sentence,
  task: TaskRow,
  params: Record<string, string> = {},
): Promise<string> {
  const order = await findOrderName(connection, task, { reader, personId: task.customerId });
  return fill(reader, sentence, task, { order, ...params });
}

function fill({ locale }: Reader, sentence: Sentence, task: TaskRow, params: Record<string, string>): string {
  const visit = toVisitText(task, locale);
  return getWords(locale, 'notifications').say(`lane.${sentence}`, {
    code: formatDigits(task.code, locale),
    hasVisit: visit === '' ? 'no' : 'yes',
    visit,
    ...params,
  });
}

/** The next visit's time; empty where none is set. */
function toVisitText(task: TaskRow, locale: Locale): string {
  if (task.startsAt === null || task.endsAt === null) return '';
  const { startsAt } = isReturnAhead(task.state) ? toReturn(task) : { startsAt: task.startsAt };
  const visit = { startsAtMs: startsAt.getTime(), hourCount: toHourCount(task) };
  const arrivesUntilMs = toArrivesUntilMs(task);
  return toShownVisit(arrivesUntilMs === null ? visit : { ...visit, arrivesUntilMs }, locale);
}
