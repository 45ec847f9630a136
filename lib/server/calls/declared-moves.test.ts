import { count, eq, sql } from 'drizzle-orm';

import { ORDER_STATES, SERVICE_KINDS, type OrderState, type ServiceKind } from '@/lib/contract/enumerations';
import { HOUR_MS } from '@/lib/domain/constants/time-units';
import { getKind } from '@/lib/domain/kind/service-kind';
import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';
import { getMove, isMoveAllowed, MOVES } from '@/lib/domain/order/order-lifecycle';

import { bids, ledgerPostings, priceChanges, taskEvents, tasks } from '../schema';
import { aCustomerWithAnAddress, aDayFromNow, aFreeProvider } from '../seed/stories/people';
import { createTestDatabase } from '../testing/database';
import { listBids } from '../testing/market-run/reading';
import { placeOne } from '../testing/declared-cells/ready-orders';
import { openWorld, type World, type WorldOrder } from '../testing/market-run/world';
import { toMoveAttempts, type MoveAttempt, type TriedOrder } from './move-attempts';

/** Moves that no attempt makes: time's, the bank's, and those that follow a person's call by themselves. */
const OF_THE_HOUSE = MOVES.filter((move) => getMove(move).by === 'system');

describe('an order of each kind in each state', () => {
  let world: World;
  let strangers: { customer: number; provider: number };
  beforeAll(async () => {
    world = await openWorld({ seed: 1, database: await createTestDatabase() });
    world.calmDown();
    const { context } = world.service;
    strangers = {
      customer: (await aCustomerWithAnAddress(context)).userId,
      provider: (await aFreeProvider(context)).userId,
    };
  });
  afterAll(() => world.service.close());

  const connection = () => world.service.context.ports.database.connection;

  async function anOrder(kind: ServiceKind): Promise<{ order: WorldOrder; providerId: number; tried: TriedOrder }> {
    const order = await placeOne(world, kind);
    const [provider, other] = world.providers[kind];
    if (!order || !provider || !other) throw new Error(`No order of ${kind} was placed`);
    const { taskid, reqid } = order;
    const amount = { sgtype: 'lump', sgamount: 30_000_000 } as const;
    if (getKind(kind).matching === 'bids')
      await world.call('suggestion/addsuggestion', { taskid, ...amount }, provider.userId);
    const now = world.service.clock.now();
    const [change] = await connection()
      .insert(priceChanges)
      .values({
        taskId: taskid,
        providerId: provider.userId,
        lines: [],
        reason: 'More',
        oldRials: 1000,
        newRials: 2000,
        state: 'open',
        proposedAt: now,
        answerDueAt: new Date(now.getTime() + HOUR_MS),
      })
      .returning({ id: priceChanges.id });
    const [bid] = await listBids(world, taskid);
    const tried = {
      taskid,
      reqid,
      seenRial: 10,
      pricechangeid: change?.id ?? 0,
      sgid: bid?.sgid ?? 1,
      otherProviderId: other.userId,
      hour: { gDate: aDayFromNow(world.service.context, 2), deliverytimeid: toDeliveryTimeId(10) },
    };
    return { order, providerId: provider.userId, tried };
  }

  /** The test writes this into the order's row, because other tests make the moves that lead there. */
  async function bringTo(taskid: number, state: OrderState, providerId: number): Promise<void> {
    const bidsEndAt = new Date(world.service.clock.now().getTime() + HOUR_MS);
    const row = { state, bidsEndAt, providerId: state === 'BIDDING' ? null : providerId };
    await connection().update(tasks).set(row).where(eq(tasks.id, taskid));
  }

  async function readTraces(taskid: number) {
    const [row] = await connection().select().from(tasks).where(eq(tasks.id, taskid));
    const [change] = await connection().select().from(priceChanges).where(eq(priceChanges.taskId, taskid));
    const [traces] = await connection()
      .select({
        events: sql<number>`(SELECT ${count()} FROM ${taskEvents} WHERE task_id = ${taskid})`,
        postings: sql<number>`(SELECT ${count()} FROM ${ledgerPostings})`,
        chosen: sql<number>`(SELECT ${count()} FROM ${bids} WHERE task_id = ${taskid} AND state <> 'pending')`,
      })
      .from(sql`(VALUES (1)) AS once`);
    return { row, change, ...traces };
  }

  interface Tried extends MoveAttempt {
    readonly who: string;
    readonly as: number;
  }

  /**
   * The attempts on an order in a state: each side's moves that ORDER_MOVES refuses to it, and the other people's tries
   * of the allowed ones. Access refuses everybody outside the order before it is looked at (`contract-sweep.test.ts`).
   */
  function listUndeclared(
    { order, providerId, tried }: Awaited<ReturnType<typeof anOrder>>,
    state: OrderState,
  ): Tried[] {
    const sides = { customer: order.customer.userId, provider: providerId, operator: world.operators[0] ?? 0 };
    const { kind } = order;
    return toMoveAttempts(tried).flatMap((attempt) => {
      const isDeclared = attempt.moves.some((move) => isMoveAllowed(move, { state, kind }, attempt.by));
      if (!isDeclared) return [{ ...attempt, who: attempt.by, as: sides[attempt.by] }];
      if (attempt.by === 'operator') return [];
      const otherSide = attempt.by === 'customer' ? 'provider' : 'customer';
      return [
        { ...attempt, who: 'stranger', as: strangers[attempt.by] },
        { ...attempt, who: otherSide, as: sides[otherSide] },
      ];
    });
  }

  const tryMove = async ({ name, input, moves, who, as }: Tried): Promise<string[]> => {
    triedCount += 1;
    const ipAddress = `198.18.${triedCount % 256}.${Math.floor(triedCount / 256)}`;
    // Of the calls that are tried here, none asks for a key.
    const facts = { ipAddress, idempotencyKey: null };
    const what = `${who}: ${name} (${moves.join(', ')})`;
    const outcome = await world.service.callWrongly(name, input, { as, facts }).then(
      () => 'answered',
      (error: unknown) => toStatus(error),
    );
    return outcome === 'refused' ? [] : [`${what} ${outcome}`];
  };
  let triedCount = 0;

  it.each(SERVICE_KINDS)(
    '%s: nobody makes a move that ORDER_MOVES does not declare, and a try leaves no trace',
    async (kind) => {
      const made = await anOrder(kind);
      const { taskid } = made.tried;
      const wrong: string[] = [];
      for (const state of ORDER_STATES.filter((name) => name !== 'BIDDING' || getKind(kind).matching === 'bids')) {
        await bringTo(taskid, state, made.providerId);
        const before = await readTraces(taskid);
        const said = await Promise.all(listUndeclared(made, state).map(tryMove));
        wrong.push(...said.flat().map((what) => `${state} ${what}`));
        if (JSON.stringify(await readTraces(taskid)) !== JSON.stringify(before)) wrong.push(`${state} left a trace`);
      }
      expect(wrong).toEqual([]);
    },
  );

  it('has an attempt for each move that a person makes', () => {
    const order = { taskid: 1, reqid: 1, seenRial: 1, pricechangeid: 1, sgid: 1, otherProviderId: 1 };
    const attempts = toMoveAttempts({ ...order, hour: { gDate: '2026-11-22', deliverytimeid: 1 } });
    const tried = new Set([...attempts.flatMap(({ moves }) => moves), ...OF_THE_HOUSE]);
    expect(MOVES.filter((move) => !tried.has(move))).toEqual([]);
  });
});

function toStatus(error: unknown): string {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  return status < 500 ? 'refused' : `failed: ${String(error)}`;
}
