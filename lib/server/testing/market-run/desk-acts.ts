import { eq } from 'drizzle-orm';

import { PAYOUT_METHODS, type PayoutRunState } from '@/lib/contract/payout-enumerations';
import type { DeskMoneyWay } from '@/lib/contract/desk-enumerations';
import { getKind } from '@/lib/domain/kind/service-kind';

import { payoutRuns, payouts } from '../../schema';
import { pressUpToTwice, type Act, type Acts } from './acts';
import { pickOrder } from './reading';
import type { World } from './world';

const REASON = 'Both sides were heard.';
const STEP_RIALS = 10;

/** Two different operators, because nobody answers for two. */
function pickTwo({ dice, operators }: World) {
  const first = dice.pick(operators);
  return { first, second: dice.pick(operators.filter((id) => id !== first)) };
}

const moveMoney: Act = async (world) => {
  const way: DeskMoneyWay = world.dice.pick(['cancel', 'refund', 'refund', 'goodwill']);
  const found = await pickOrder(
    world,
    way === 'cancel' ? ['PENDING_PAYMENT', 'BIDDING', 'AWAITING_PROVIDER', 'CONFIRMED', 'IN_PROGRESS'] : ['COMPLETED'],
  );
  if (found) await moveMoneyOf(world, found.order.taskid, way);
};

/** Moves an order's money at the desk, by one press or two, with the second operator's yes where it takes one. */
export async function moveMoneyOf(world: World, taskid: number, way: DeskMoneyWay): Promise<void> {
  const { first, second } = pickTwo(world);
  const whole = await world.call('operator/planordermoney', { taskid, way, rial: 0 }, first);
  if (!whole) return;
  const { leftRial: seenRial } = whole.plan;
  const rial = way === 'cancel' ? seenRial : Math.floor((seenRial * (1 + world.dice.below(100))) / 1000) * 10;
  const asked = { taskid, way, rial, seenRial, reason: REASON };
  const press = () => world.call('operator/moveordermoney', asked, first);
  const moved = await pressUpToTwice(world, { twicePercent: 50, press });
  // The answer of a killed process is lost, and what it asked for may wait all the same.
  if (!moved || moved.waits) await world.call('operator/confirmordermoney', { taskid, isconfirmed: true }, second);
}

/** Lines of a completed order go back in part or whole. */
const refundLines: Act = async (world) => {
  const found = await pickOrder(world, ['COMPLETED']);
  if (!found) return;
  const { taskid } = found.order;
  const { dice, service } = world;
  const { first, second } = pickTwo(world);
  const { order } = await service.call('operator/getorder', { taskid }, { as: first });
  const left = order.lstRefundLine.filter(({ leftRial }) => leftRial >= STEP_RIALS);
  if (left.length === 0) return;
  const { place, leftRial } = dice.pick(left);
  const lines = [
    { place, rial: dice.percent(30) ? leftRial : Math.ceil((leftRial * (1 + dice.below(99))) / 1000) * 10 },
  ];
  const planned = await world.call('operator/planordermoney', { taskid, way: 'refund', rial: 0, lines }, first);
  if (!planned) return;
  const { rial, leftRial: seenRial } = planned.plan;
  const asked = { taskid, way: 'refund' as const, rial, seenRial, lines, reason: REASON };
  const moved = await world.call('operator/moveordermoney', asked, first);
  if (moved?.waits) await confirmMoney(world, taskid, second);
};

const confirmMoney = (world: World, taskid: number, second: number) =>
  world.call('operator/confirmordermoney', { taskid, isconfirmed: world.dice.percent(85) }, second);

/** Asks another provider, or asks the customer for one. */
const replace: Act = async (world) => {
  const { dice } = world;
  const found = await pickOrder(
    world,
    ['AWAITING_PROVIDER', 'CONFIRMED', 'EN_ROUTE', 'DECLINED', 'EXPIRED'],
    ({ order }) => getKind(order.kind).matching === 'provider',
  );
  if (!found) return;
  const { taskid, kind } = found.order;
  const others = world.providers[kind].filter(({ userId }) => userId !== found.row.providerId);
  const workerUserId = dice.percent(80) ? dice.pick(others).userId : undefined;
  const asked = { taskid, isagreed: true, reason: REASON, ...(workerUserId !== undefined && { workerUserId }) };
  await world.call('operator/reassign', asked, dice.pick(world.operators));
};

/** The desk's next step with payouts that leave to the bank. */
export const payOut: Act = async (world) => {
  const { dice } = world;
  const { first, second } = pickTwo(world);
  const run = await findRun(world, ['made', 'approved']);
  if (!run) await world.call('operator/makepayoutrun', {}, first);
  else if (run.state === 'approved') await readReturn(world, run.id);
  else if (dice.percent(15) || !(await approve(world, run, second)))
    await world.call('operator/dissolvepayoutrun', { runid: run.id, reason: 'A wrong sum' }, second);
};

function approve(world: World, { id, hash, rowCount }: typeof payoutRuns.$inferSelect, second: number) {
  return world.call('operator/approvepayoutrun', { runid: id, hash, count: rowCount }, second);
}

async function findRun(world: World, states: readonly PayoutRunState[]) {
  const rows = await world.service.context.ports.database.connection.select().from(payoutRuns).orderBy(payoutRuns.id);
  return rows.find(({ state }) => states.includes(state)) ?? null;
}

/** Files go to the bank, which answers for some of their rows, now and then twice: paid or returned. */
async function readReturn(world: World, runid: number): Promise<void> {
  const { dice, service } = world;
  const { first, second } = pickTwo(world);
  for (const method of PAYOUT_METHODS)
    await world.call('operator/getpayoutfile', { runid, method, format: 'csv' }, first);
  const rows = await service.context.ports.database.connection
    .select({ id: payouts.id })
    .from(payouts)
    .where(eq(payouts.runId, runid))
    .orderBy(payouts.id);
  const said = rows.flatMap(({ id }) => (dice.percent(80) ? [`${id},${dice.pick(['PAID', 'PAID', 'RETURNED'])}`] : []));
  const file = new TextEncoder().encode(['id,result', ...said].join('\n'));
  await world.call('operator/importpayoutreturn', { runid, file }, first);
  if (dice.percent(40)) await world.call('operator/importpayoutreturn', { runid, file }, second);
}

/** Operators' acts on orders and on payouts to the bank. */
export const DESK_ACTS: Acts = {
  moveMoney: { weight: 3, act: moveMoney },
  refundLines: { weight: 2, act: refundLines },
  replace: { weight: 2, act: replace },
  payOut: { weight: 5, act: payOut },
};
