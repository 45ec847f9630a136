import { and, eq, sql } from 'drizzle-orm';

import { PAYMENT_RECHECK } from '@/lib/domain/constants/timers';

import type { ServiceContext } from '../context';
import type { paymentAttempts, walletTopUps } from '../schema';

/**
 * States without a payment that may still get one: a person goes back to the gateway's page and pays after all. The
 * gateway is asked when the person comes back from there, and from then on until it answers.
 */
const ENDED_UNPAID = ['refused', 'cancelled', 'abandoned'] as const;

/** States in which the gateway is asked once the next check is due. */
export const ASKED_STATES = ['started', ...ENDED_UNPAID] as const;

interface UnpaidPayment {
  readonly table: typeof paymentAttempts | typeof walletTopUps;
  readonly id: number;
  readonly state: string;
}

/**
 * Asks about a payment. For one that ended unpaid, a note that it is asked again comes first, in case the answer or
 * this process is lost. An answer strikes the note out.
 */
export async function askAndRemember<Settled extends { readonly isAnswered: boolean }>(
  { ports }: ServiceContext,
  { table, id, state }: UnpaidPayment,
  ask: () => Promise<Settled>,
): Promise<Settled> {
  if (!ENDED_UNPAID.some((ended) => ended === state)) return ask();
  const isIt = and(eq(table.id, id), sql`${table.state} = ${state}`);
  const note = (nextCheckAt: Date | null) => ports.database.connection.update(table).set({ nextCheckAt }).where(isIt);
  await note(toNextCheck(ports.clock.now()));
  const settled = await ask();
  if (settled.isAnswered) await note(null);
  return settled;
}

/** The time of an open payment's next check. */
export function toNextCheck(now: Date): Date {
  return new Date(now.getTime() + PAYMENT_RECHECK.everyMs);
}

/**
 * Whether a payment that is still open is asked about no more: its gateway answered long enough, or was silent for very
 * long. Never where nobody could be asked.
 */
export function isAbandoned(
  { ports }: ServiceContext,
  payment: { readonly gatewayId: string; readonly createdAt: Date },
  { isAnswered, now }: { readonly isAnswered: boolean; readonly now: Date },
): boolean {
  const ageMs = now.getTime() - payment.createdAt.getTime();
  if (isAnswered) return ageMs >= PAYMENT_RECHECK.untilMs;
  return ageMs >= PAYMENT_RECHECK.untilWhileSilentMs && ports.gateways.findTaker(payment) !== null;
}
