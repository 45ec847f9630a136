import { eq } from 'drizzle-orm';

import { PAYOUT_METHODS, type PayoutRunState } from '@/lib/contract/payout-enumerations';
import type { DeskMoneyWay } from '@/lib/contract/desk-enumerations';

import { payoutRuns, payouts, tasks } from '../../schema';
import type { Act } from './customer-acts';
import { listCases, pickOrder } from './reading';
import type { World } from './world';

const REASON = 'Both sides were heard.';

/** Decides on a dispute by a sum of its price; now and then the same press comes twice. */
export const decideDispute: Act = async (world) => {
  const [found] = await listCases(world, ['desk', 'appealed']);
  if (!found) return;
  const { disputeid, priceRials } = found;
  const rial = Math.floor((priceRials * world.dice.below(101)) / 1000) * 10;
  for (const as of world.dice.percent(70) ? world.operators : world.operators.toReversed())
    await world.call('operator/decidedispute', { disputeid, rial, reason: REASON }, as);
  for (const as of world.operators) await world.call('operator/confirmdispute', { disputeid, isconfirmed: true }, as);
};

export const decideCash: Act = async (world) => {
  const rows = await world.service.context.ports.database.connection
    .select({ id: tasks.id })
    .from(tasks)
    .where(eq(tasks.cashOutcome, 'none'))
    .orderBy(tasks.id);
  if (rows.length === 0) return;
  const asked = { taskid: world.dice.pick(rows).id, ispaid: world.dice.percent(50), reason: REASON };
  await world.call('operator/decidecashclaim', asked, world.operators[0]);
};

const moveMoney: Act = async (world) => {
  const way: DeskMoneyWay = world.dice.pick(['cancel', 'refund', 'refund', 'goodwill']);
  const found = await pickOrder(
    world,
    way === 'cancel' ? ['PENDING_PAYMENT', 'BIDDING', 'AWAITING_PROVIDER', 'CONFIRMED', 'IN_PROGRESS'] : ['COMPLETED'],
  );
  if (found) await moveMoneyOf(world, found.order.taskid, way);
};

/** Moves an order's money at the desk, twice at once, with the second operator's yes where it takes one. */
export async function moveMoneyOf(world: World, taskid: number, way: DeskMoneyWay): Promise<void> {
  const [first, second] = world.operators;
  const whole = await world.call('operator/planordermoney', { taskid, way, rial: 0 }, first);
  if (!whole) return;
  const { leftRial: seenRial } = whole.plan;
  const rial = way === 'cancel' ? seenRial : Math.floor((seenRial * (1 + world.dice.below(100))) / 1000) * 10;
  const asked = { taskid, way, rial, seenRial, reason: REASON };
  await world.call('operator/moveordermoney', asked, first);
  if (world.dice.percent(50)) await world.call('operator/moveordermoney', asked, first);
  await world.call('operator/confirmordermoney', { taskid, isconfirmed: true }, second);
}

/** The desk's next step with what leaves to the bank. */
export const payOut: Act = async (world) => {
  const { dice } = world;
  const [first, second] = world.operators;
  const run = await findRun(world, ['made', 'approved']);
  if (!run) await world.call('operator/makepayoutrun', {}, first);
  else if (run.state === 'approved') await readReturn(world, run.id);
  else if (dice.percent(15))
    await world.call('operator/dissolvepayoutrun', { runid: run.id, reason: 'A wrong sum' }, second);
  else await world.call('operator/approvepayoutrun', { runid: run.id, hash: run.hash, count: run.rowCount }, second);
};

async function findRun(world: World, states: readonly PayoutRunState[]) {
  const rows = await world.service.context.ports.database.connection.select().from(payoutRuns).orderBy(payoutRuns.id);
  return rows.find(({ state }) => states.includes(state)) ?? null;
}

/** Files go to the bank, which answers for some of their rows, now and then twice: paid or returned. */
async function readReturn(world: World, runid: number): Promise<void> {
  const { dice, operators, service } = world;
  for (const method of PAYOUT_METHODS)
    await world.call('operator/getpayoutfile', { runid, method, format: 'csv' }, operators[0]);
  const rows = await service.context.ports.database.connection
    .select({ id: payouts.id })
    .from(payouts)
    .where(eq(payouts.runId, runid))
    .orderBy(payouts.id);
  const said = rows.flatMap(({ id }) => (dice.percent(80) ? [`${id},${dice.pick(['PAID', 'PAID', 'RETURNED'])}`] : []));
  const file = new TextEncoder().encode(['id,result', ...said].join('\n'));
  await world.call('operator/importpayoutreturn', { runid, file }, operators[0]);
  if (dice.percent(40)) await world.call('operator/importpayoutreturn', { runid, file }, operators[1]);
}

export const DESK_ACTS: Readonly<Record<string, { readonly weight: number; readonly act: Act }>> = {
  decideDispute: { weight: 4, act: decideDispute },
  decideCash: { weight: 2, act: decideCash },
  moveMoney: { weight: 3, act: moveMoney },
  payOut: { weight: 4, act: payOut },
};
