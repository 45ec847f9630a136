import type { Messages } from 'use-intl/core';

import type { OrderSide } from '@/lib/domain/order-links';
import { isReturnAhead } from '@/lib/domain/order-states';
import { formatDigits } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

import { toReturn, type TaskRow } from '../../schema';
import { toShownVisit } from '../../words/inbox-words';
import { toPageLink } from '../../words/page-link';
import { getWords } from '../../words/words';
import { toOrderLink } from '../moves/tell';
import { toArrivesUntilMs, toHourCount } from '../views/task-views';

type Sentence = keyof Messages['notifications']['lane'];
type Reader = { readonly locale: Locale };

/** A code as one looks, in the sentences that ask for one. */
const EXAMPLE = 'KD';

/** A sentence of no order. */
export function say({ locale }: Reader, sentence: Sentence): string {
  return getWords(locale, 'notifications').say(`lane.${sentence}`, { example: EXAMPLE });
}

/** With the way to all work that waits. */
export function sayUnknownCode(reader: Reader): string {
  return `${say(reader, 'unknown')}\n${toPageLink(reader.locale, '/pelakman/orderlist/newworks/')}`;
}

export function sayAccepted(reader: Reader, task: TaskRow): string {
  return `${sayOf(reader, 'accepted', task)}\n${toOrderLink(task.id, 'provider', reader.locale)}`;
}

export function sayDeclined(reader: Reader, task: TaskRow): string {
  return sayOf(reader, 'declined', task);
}

/** The order is theirs by now, whatever they asked for, and this is how it stands. */
export function sayAlready(reader: Reader, task: TaskRow): string {
  const state = getWords(reader.locale, 'provider').say(`states.${task.state}`);
  return `${sayOf(reader, 'already', task, { state })}\n${toOrderLink(task.id, 'provider', reader.locale)}`;
}

export function sayOver(reader: Reader, task: TaskRow): string {
  return sayOf(reader, 'over', task);
}

/** With the way to the credit. */
export function sayUncovered(reader: Reader, task: TaskRow): string {
  return `${sayOf(reader, 'uncovered', task)}\n${toPageLink(reader.locale, '/pelakman/earnings/')}`;
}

/** How each of somebody's orders, and of the works that they are to do, stands, with the way to it. */
export function sayOrders(reader: Reader, orders: readonly TaskRow[], works: readonly TaskRow[]): string {
  if (orders.length + works.length === 0) return say(reader, 'none');
  const ofCustomer = getWords(reader.locale, 'orders');
  const ofProvider = getWords(reader.locale, 'provider');
  const lines = [
    ...orders.flatMap((task) => toLines(reader, task, 'customer', ofCustomer.say(`states.${task.state}`))),
    ...works.flatMap((task) => toLines(reader, task, 'provider', ofProvider.say(`states.${task.state}`))),
  ];
  return [say(reader, 'heading'), ...lines].join('\n');
}

function toLines(reader: Reader, task: TaskRow, side: OrderSide, state: string): string[] {
  return [sayOf(reader, 'order', task, { state }), toOrderLink(task.id, side, reader.locale)];
}

function sayOf({ locale }: Reader, sentence: Sentence, task: TaskRow, params: Record<string, string> = {}): string {
  const visit = toVisitText(task, locale);
  return getWords(locale, 'notifications').say(`lane.${sentence}`, {
    code: formatDigits(task.code, locale),
    hasVisit: visit === '' ? 'no' : 'yes',
    visit,
    ...params,
  });
}

/** When somebody comes next; empty where nobody has said when. */
function toVisitText(task: TaskRow, locale: Locale): string {
  if (task.startsAt === null || task.endsAt === null) return '';
  const { startsAt } = isReturnAhead(task.state) ? toReturn(task) : { startsAt: task.startsAt };
  const visit = { startsAtMs: startsAt.getTime(), hourCount: toHourCount(task) };
  const arrivesUntilMs = toArrivesUntilMs(task);
  return toShownVisit(arrivesUntilMs === null ? visit : { ...visit, arrivesUntilMs }, locale);
}
