import { HOUR_MS } from '@/lib/domain/constants/time-units';

import { getBalanceRials, platformAccounts } from '../../money';
import type { DatabasePort } from '../../ports/database';
import { runDueWork } from '../../timers';
import { DISPUTE_ACTS, openDispute } from './dispute-acts';
import { aDisputedOrder } from './disputed-orders';
import { drawAct, requireInvariants, toBroken } from './draw';
import { comeToAnEnd } from './progress';
import { listCases, readOrder } from './reading';
import { requireStatements } from './statements';
import { openWorld, type World } from './world';

interface DisputesRun {
  readonly seed: number;
  readonly count: number;
  readonly database: DatabasePort;
}

interface DisputesReport {
  readonly count: number;
  /** The counts of answers and refusals of each call. */
  readonly done: ReadonlyMap<string, number>;
}

/** Disputes that go on at the same time. */
const BATCH = 50;
const STEPS_A_DISPUTE = 6;
const { contestFee: _ofCancelled, openDispute: _opened, ...LADDER } = DISPUTE_ACTS;
const ACTS = { ...LADDER, time: { weight: 2, act: waitHours } };

/**
 * Disputes that two sides and the desk bring to their ends by chance, with processes that are killed. In the end each
 * is settled, the invariants hold, and escrow is empty. Throws MarketBroken, which names the seed.
 */
export async function runDisputes({ seed, count, database }: DisputesRun): Promise<DisputesReport> {
  const world = await openWorld({ seed, database });
  const trail: string[] = [];
  let opened = 0;
  try {
    while (opened < count) {
      const size = Math.min(BATCH, count - opened);
      for (let index = 0; index < size; index += 1) await openOne(world);
      opened += size;
      for (let step = 0; step < size * STEPS_A_DISPUTE; step += 1) trail.push(await drawAct(world, ACTS));
      await requireInvariants(world);
    }
    world.calmDown();
    trail.push('comeToAnEnd');
    await comeToAnEnd(world);
    await requireInvariants(world);
    await requireAllSettled(world, count);
    await requireStatements(world);
  } catch (error) {
    throw toBroken(error, { seed, trail, what: `disputes, ${opened} of them open`, replay: 'disputes' });
  } finally {
    await world.service.close();
  }
  return { count: opened, done: world.done };
}

async function waitHours(world: World): Promise<void> {
  world.service.clock.advance((1 + world.dice.below(30)) * HOUR_MS);
  await world.run(() => runDueWork(world.service.context));
}

/** An order about which its customer complains. */
async function openOne(world: World): Promise<void> {
  await openDispute(world, await readOrder(world, await aDisputedOrder(world)));
}

/** Each was reported and is settled, and nothing is left in escrow. Throws. */
async function requireAllSettled(world: World, count: number): Promise<void> {
  const settled = await listCases(world, ['settled']);
  const lost = world.done.get('lost dispute/opendispute') ?? 0;
  const refused = [...world.done].filter(([name]) => name.startsWith('refused dispute/opendispute'));
  if (settled.length < count - lost)
    throw new Error(`${settled.length} of ${count} disputes are settled; ${JSON.stringify(refused)}`);
  const { connection } = world.service.context.ports.database;
  const escrowRials = await getBalanceRials(connection, platformAccounts.escrow);
  if (escrowRials !== 0) throw new Error(`Escrow holds ${escrowRials} rials in the end`);
}
