import { and, eq, notInArray, sql } from 'drizzle-orm';

import { MINUTE_MS } from '@/lib/domain/constants/time-units';

import type { DatabasePort } from '../../ports/database';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from '../../schema';
import { runDueWork } from '../../timers';
import type { Act, Acts } from './acts';
import { BANK_ACTS } from './bank-acts';
import { CASH_ACTS } from './cash-acts';
import { DESK_ACTS } from './desk-acts';
import { DISPUTE_ACTS } from './dispute-acts';
import { drawAct, requireInvariants, toBroken } from './draw';
import { MONEY_ACTS } from './money-acts';
import { ORDER_ACTS } from './order-acts';
import { placeOrder } from './place-orders';
import { requireMonths } from './months';
import { PRICE_ACTS } from './price-acts';
import { comeToAnEnd } from './progress';
import { PROVIDER_ACTS } from './provider-acts';
import { SERIES_ACTS } from './series-acts';
import { requireStatements } from './statements';
import { openWorld, type World } from './world';

interface MarketRun {
  readonly seed: number;
  /** The number of orders after which the run ends. */
  readonly orderCount: number;
  readonly database: DatabasePort;
  /** Concurrent acts; with more than one a seed does not repeat exactly. */
  readonly callers?: number;
}

interface MarketReport {
  readonly orderCount: number;
  readonly steps: number;
  /** The counts of each act, and of each call's answers and refusals. */
  readonly done: ReadonlyMap<string, number>;
}

const time: Act = async (world) => {
  const minutes = world.dice.percent(95) ? 1 + world.dice.below(50) : world.dice.below(13 * 60);
  world.service.clock.advance(minutes * MINUTE_MS);
  await world.run(() => runDueWork(world.service.context));
};

const ACTS: Acts = {
  placeOrder: { weight: 14, act: placeOrder },
  time: { weight: 12, act: time },
  ...ORDER_ACTS,
  ...PROVIDER_ACTS,
  ...PRICE_ACTS,
  ...CASH_ACTS,
  ...DISPUTE_ACTS,
  ...SERIES_ACTS,
  ...MONEY_ACTS,
  ...DESK_ACTS,
};

/** The steps of a market for each of its orders. */
const STEPS_AN_ORDER = 14;

/**
 * Lets a market go on by chance. People order every kind, pay, cancel, complain, and are paid. Callbacks come twice,
 * late or never; processes end between two writes. After each step the invariants of the ledger hold. In the end, when
 * nothing is killed any more, nothing is stuck, and the months that customers read meet the ledger. Throws
 * MarketBroken.
 */
export async function runMarket({ seed, orderCount, database, callers = 1 }: MarketRun): Promise<MarketReport> {
  const world = await openWorld({ seed, database, callers });
  const all = callers === 1 ? { ...ACTS, ...BANK_ACTS } : ACTS;
  const { placeOrder: _placing, ...withoutOrders } = all;
  const trail: string[] = [];
  let steps = 0;
  try {
    while (steps * callers < orderCount * STEPS_AN_ORDER) {
      steps += 1;
      trail.push(
        ...(await Promise.all(
          Array.from({ length: callers }, () =>
            drawAct(world, world.orders.length >= orderCount ? withoutOrders : all),
          ),
        )),
      );
      await requireInvariants(world);
    }
    world.calmDown();
    trail.push('comeToAnEnd');
    await comeToAnEnd(world);
    await requireInvariants(world);
    await requireBankBooks(world);
    await requireMonths(world);
    await requireStatements(world);
  } catch (error) {
    const replay = `market --orders ${orderCount} --callers ${callers}`;
    throw toBroken(error, { seed, trail, what: `step ${steps}`, replay });
  } finally {
    await world.service.close();
  }
  return { orderCount: world.orders.length, steps, done: world.done };
}

/** Compares the sum that the banks keep for us by their own books with the ledger. Throws. */
async function requireBankBooks({ service, banks }: World): Promise<void> {
  const { connection } = service.context.ports.database;
  const [books] = await connection
    .select({ rials: sql<number>`coalesce(sum(${ledgerEntries.amountRials}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
    .where(
      and(
        eq(ledgerAccounts.kind, 'gateway-clearing'),
        notInArray(ledgerPostings.reason, ['sample-opening', 'payout-paid', 'payout-return']),
      ),
    );
  const keptRials = banks.sumKeptRials();
  if (keptRials !== books?.rials)
    throw new Error(`The banks keep ${keptRials} rials for us, and the ledger says ${books?.rials}`);
}
