import { sql } from 'drizzle-orm';

import { MINUTE_MS } from '@/lib/domain/constants/time-units';

import { listBrokenInvariants } from '../../money';
import type { DatabasePort } from '../../ports/database';
import { runDueWork } from '../../timers';
import { CUSTOMER_ACTS, type Act } from './customer-acts';
import { DESK_ACTS } from './desk-acts';
import { placeOrder } from './place-orders';
import { comeToAnEnd } from './progress';
import { PROVIDER_ACTS } from './provider-acts';
import { openWorld, type World } from './world';

interface MarketRun {
  readonly seed: number;
  /** The run goes on until so many orders were placed. */
  readonly orderCount: number;
  readonly database: DatabasePort;
  /** How many acts happen at once; with more than one a seed does not repeat exactly. */
  readonly callers?: number;
}

interface MarketReport {
  readonly orderCount: number;
  readonly steps: number;
  /** How often each act was done, and how often each call answered or refused. */
  readonly done: ReadonlyMap<string, number>;
}

/** A run that broke something. Its message has the seed, which replays it, and the last acts. */
class MarketBroken extends Error {
  override readonly name = 'MarketBroken';
}

const time: Act = async (world) => {
  const minutes = world.dice.percent(93) ? 1 + world.dice.below(50) : world.dice.below(26 * 60);
  world.service.clock.advance(minutes * MINUTE_MS);
  await world.run(() => runDueWork(world.service.context));
};

const ACTS: readonly (readonly [string, Act])[] = Object.entries({
  placeOrder: { weight: 14, act: placeOrder },
  time: { weight: 12, act: time },
  ...CUSTOMER_ACTS,
  ...PROVIDER_ACTS,
  ...DESK_ACTS,
}).flatMap(([name, { weight, act }]) => Array.from({ length: weight }, () => [name, act] as const));

const LAST_ACTS = 12;
const MOST_STEPS_AN_ORDER = 40;

/**
 * Lets a market go on by chance: people order every kind, pay, cancel, complain, and are paid; callbacks come twice,
 * late or never; processes end between two writes. After each step the invariants of the ledger hold, and in the end,
 * when nothing is killed any more, nothing is stuck. Throws MarketBroken.
 */
export async function runMarket({ seed, orderCount, database, callers = 1 }: MarketRun): Promise<MarketReport> {
  const world = await openWorld({ seed, database });
  const trail: string[] = [];
  let steps = 0;
  try {
    while (world.orders.length < orderCount && steps < orderCount * MOST_STEPS_AN_ORDER) {
      steps += 1;
      await step(world, trail, callers);
      await requireInvariants(world);
    }
    world.calmDown();
    trail.push('comeToAnEnd');
    await comeToAnEnd(world);
    await requireInvariants(world);
    await requireBankBooks(world);
  } catch (error) {
    const last = trail.slice(-LAST_ACTS).join(', ');
    const text = error instanceof Error ? describe(error) : String(error);
    throw new MarketBroken(`The market of seed ${seed} broke at step ${steps} (${last}): ${text}`, { cause: error });
  } finally {
    await world.service.close();
  }
  return { orderCount: world.orders.length, steps, done: world.done };
}

function describe(error: Error): string {
  return error.cause instanceof Error ? `${error.message}: ${describe(error.cause)}` : error.message;
}

async function step(world: World, trail: string[], callers: number): Promise<void> {
  const acts = Array.from({ length: callers }, () => world.dice.pick(ACTS));
  trail.push(acts.map(([name]) => name).join('+'));
  await Promise.all(acts.map(([, act]) => act(world)));
}

async function requireInvariants({ service }: World): Promise<void> {
  const broken = await listBrokenInvariants(service.context.ports.database.connection);
  if (broken.length > 0) throw new Error(`Invariants are broken: ${JSON.stringify(broken)}`);
}

/** What the bank holds for us by its own books is what the ledger says. Throws. */
async function requireBankBooks({ service }: World): Promise<void> {
  const { connection } = service.context.ports.database;
  const [books] = await connection
    .select({
      bankRials:
        sql<number>`(SELECT coalesce(sum(amount_rials), 0) FROM test_bank_payments WHERE outcome = 'paid' AND is_verified = 'yes')`.mapWith(
          Number,
        ),
      ourRials: sql<number>`(SELECT coalesce(sum(entry.amount_rials), 0) FROM ledger_entries AS entry
        JOIN ledger_accounts AS account ON account.id = entry.account_id AND account.kind = 'gateway-clearing'
        JOIN ledger_postings AS posting ON posting.id = entry.posting_id
        WHERE posting.reason NOT IN ('sample-opening', 'payout-paid', 'payout-return'))`.mapWith(Number),
    })
    .from(sql`(VALUES (1)) AS once`);
  if (books?.bankRials !== books?.ourRials)
    throw new Error(`The bank holds ${books?.bankRials} rials for us, and the ledger says ${books?.ourRials}`);
}
