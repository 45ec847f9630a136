import { and, inArray, isNotNull, isNull } from 'drizzle-orm';

import { DISPUTE_STATES, ORDER_STATES } from '@/lib/contract/enumerations';
import { PAYOUT_STATES_UNDER_WAY } from '@/lib/contract/payout-enumerations';
import { DAY_MS } from '@/lib/domain/constants/time-units';
import { isOver } from '@/lib/domain/order/order-states';

import {
  bankCases,
  bankRefunds,
  disputes,
  paymentAttempts,
  payouts,
  series,
  tasks,
  walletTopUps,
  type TaskRow,
} from '../../schema';
import { runDueWork } from '../../timers';
import { findAllBankMoney } from './bank-acts';
import { decideCash } from './cash-acts';
import { moveMoneyOf, payOut } from './desk-acts';
import { decideAllDisputes } from './dispute-acts';
import { confirmShebas } from './money-acts';
import { moveOnward } from './provider-acts';
import { readOrder } from './reading';
import type { World } from './world';

const ROUNDS = 40;
/** The round from which the desk ends work that its provider has not ended. */
const ROUND_OF_THE_DESK = 8;
const LIVE_STATES = ORDER_STATES.filter((state) => !isOver(state));
const AT_WORK = ['CONFIRMED', 'EN_ROUTE', 'IN_PROGRESS', 'PICKED_UP', 'PROCESSING', 'RETURNING'];

/**
 * Stops the kills, and lets everybody act. Throws where an order, a dispute, a payout or money at a bank does not come
 * to its end in a month. Then nobody can bring it there.
 */
export async function comeToAnEnd(world: World): Promise<void> {
  const { connection } = world.service.context.ports.database;
  for (const { id, customerId } of await connection.select().from(series))
    await world.call('series/moveseries', { seriesid: id, act: 'end' }, customerId);
  for (let round = 0; round < ROUNDS; round += 1) {
    const left = await listLive(world);
    if (left.every((names) => names.length === 0)) return;
    const live = await connection.select().from(tasks).where(inArray(tasks.state, LIVE_STATES)).orderBy(tasks.id);
    for (const row of live) await bringOn(world, row, round);
    await decideAllDisputes(world);
    await decideCash(world);
    await findAllBankMoney(world);
    await confirmShebas(world);
    for (let turn = 0; turn < 2; turn += 1) await payOut(world);
    world.service.clock.advance(DAY_MS);
    for (let turn = 0; turn < 2; turn += 1) await runDueWork(world.service.context);
  }
  throw new Error(`Stuck: ${JSON.stringify(await listLive(world))}`);
}

/** Its provider works on; where that is over, the desk ends it. */
async function bringOn(world: World, row: TaskRow, round: number): Promise<void> {
  const order = world.orders.find(({ taskid }) => taskid === row.id) ?? {
    taskid: row.id,
    reqid: row.requestId,
    seriesid: null,
    kind: row.kind,
    customer: { userId: row.customerId, mobile: '', addressId: 0 },
  };
  await moveOnward(world, await readOrder(world, order), DAY_MS);
  const isTried = round >= ROUND_OF_THE_DESK && AT_WORK.includes(row.state);
  if (isTried) await moveMoneyOf(world, row.id, 'cancel');
}

/** Rows that have not come to their end, by name. */
async function listLive({ service }: World): Promise<readonly string[][]> {
  const { connection } = service.context.ports.database;
  const orders = await connection.select().from(tasks).where(inArray(tasks.state, LIVE_STATES)).orderBy(tasks.id);
  const cases = await connection
    .select()
    .from(disputes)
    .where(
      inArray(
        disputes.state,
        DISPUTE_STATES.filter((state) => state !== 'settled'),
      ),
    );
  const refunds = await connection
    .select()
    .from(bankRefunds)
    .where(inArray(bankRefunds.state, ['pending']));
  const attempts = await connection.select().from(paymentAttempts).where(isNotNull(paymentAttempts.nextCheckAt));
  const topUps = await connection.select().from(walletTopUps).where(isNotNull(walletTopUps.nextCheckAt));
  const unknown = await connection
    .select()
    .from(bankCases)
    .where(and(isNull(bankCases.endedAt), inArray(bankCases.kind, ['payment', 'top-up', 'refund'])));
  const sums = await connection
    .select()
    .from(payouts)
    .where(inArray(payouts.state, [...PAYOUT_STATES_UNDER_WAY]));
  return [
    orders.map(({ id, kind, state }) => `order ${id} (${kind}) ${state}`),
    cases.map(({ id, state }) => `dispute ${id} ${state}`),
    refunds.map(({ id }) => `refund ${id}`),
    sums.map(({ id, state }) => `payout ${id} ${state}`),
    attempts.map(({ id }) => `payment ${id}`),
    topUps.map(({ id }) => `top-up ${id}`),
    unknown.map(({ id, kind }) => `bank case ${id} (${kind})`),
  ];
}
