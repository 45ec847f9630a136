import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';

import { contract, type CallName } from '@/lib/contract';
import { BULK } from '@/lib/domain/desk/bulk-acts';

import { listBrokenInvariants } from '../money';
import { createTestDatabase } from '../testing/database';
import { openWorld, type World } from '../testing/market-run/world';
import type { ReadyCall } from '../testing/money-call-stories';
import { KEYED_CALLS, UNKEYED_CALLS } from '../testing/money-calls';

const TIMES = 20;
/** The tables in which a call may leave rows. */
const TRACES = [
  'tasks',
  'ledger_postings',
  'payouts',
  'payout_runs',
  'payment_attempts',
  'wallet_top_ups',
  'tips',
  'bids',
  'task_events',
  'gift_codes',
];

const named = (calls: object) => Object.keys(calls) as CallName[];

describe('twenty concurrent requests of a call that moves money', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld({ seed: 1, database: await createTestDatabase(), people: 4 });
    world.calmDown();
  });
  afterAll(() => world.service.close());
  afterEach(async () => {
    expect(await listBrokenInvariants(world.service.context.ports.database.connection)).toEqual([]);
  });

  async function countTraces(): Promise<Record<string, number>> {
    const { connection } = world.service.context.ports.database;
    const counts: Record<string, number> = {};
    for (const table of TRACES) {
      const [found] = await connection.select({ count: sql<number>`count(*)::int` }).from(sql.raw(table));
      counts[table] = found?.count ?? 0;
    }
    return counts;
  }

  /** The new rows of each table after the work. */
  async function tracesOf(work: () => Promise<unknown>): Promise<Record<string, number>> {
    const before = await countTraces();
    await work();
    const after = await countTraces();
    return Object.fromEntries(TRACES.map((table) => [table, (after[table] ?? 0) - (before[table] ?? 0)]));
  }

  let made = 0;
  const make = (name: CallName, { as, input }: ReadyCall, idempotencyKey: string) => {
    made += 1;
    const facts = { ipAddress: `198.18.${made % 256}.${Math.floor(made / 256)}` };
    return world.service.callWrongly(name, input, { idempotencyKey, facts, ...(as !== null && { as }) });
  };
  const makeAtOnce = (name: CallName, ready: ReadyCall, key: () => string) =>
    Promise.allSettled(Array.from({ length: TIMES }, () => make(name, ready, key())));
  const listAnswers = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
    outcomes.map((outcome) =>
      outcome.status === 'fulfilled' ? JSON.stringify(outcome.value) : String(outcome.reason),
    );

  it.each(named(KEYED_CALLS))(
    '%s: one key has one effect and one answer, also repeated; with another body it is refused',
    async (name) => {
      const prepare = KEYED_CALLS[name];
      if (!prepare) throw new Error(`${name} is not prepared`);
      const alone = await prepare(world);
      const once = await tracesOf(() => make(name, alone, randomUUID()));
      const ready = await prepare(world);
      const key = randomUUID();
      let outcomes: PromiseSettledResult<unknown>[] = [];
      expect(
        await tracesOf(async () => {
          outcomes = [
            ...(await makeAtOnce(name, ready, () => key)),
            ...(await Promise.allSettled([make(name, ready, key)])),
          ];
        }),
      ).toEqual(once);
      expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 'fulfilled'));
      expect(new Set(listAnswers(outcomes)).size).toBe(1);
      const other = { ...ready, input: ready.otherInput };
      await expect(make(name, other, key)).rejects.toMatchObject({ key: 'idempotency-key-reused', status: 409 });
    },
  );

  it.each(named(UNKEYED_CALLS))('%s: twenty different presses have one effect', async (name) => {
    const prepare = UNKEYED_CALLS[name];
    if (!prepare) throw new Error(`${name} is not prepared`);
    const alone = await prepare(world);
    const once = await tracesOf(() => make(name, alone, randomUUID()));
    const ready = await prepare(world);
    let outcomes: PromiseSettledResult<unknown>[] = [];
    expect(
      await tracesOf(async () => {
        outcomes = await makeAtOnce(name, ready, randomUUID);
      }),
    ).toEqual(once);
    const failed = outcomes.filter(({ status }) => status === 'rejected');
    expect(failed.length).toBeLessThan(TIMES);
    for (const outcome of failed) if (outcome.status === 'rejected') expect(outcome.reason.status).toBeLessThan(500);
  });

  it('cover every call that asks for a key, and every one of the desk that asks for the password of money', () => {
    /**
     * Calls about rights at the desk, the owner of an account, and a second operator's answer, which its subject's
     * state takes once. Bank cases and gift codes have tests of their own (`bank-cases.test.ts`, `gift-codes.test.ts`).
     */
    const others: readonly CallName[] = [
      'operator/savedeskroles',
      'operator/beginview',
      'operator/changenumber',
      'operator/handoverdata',
      'operator/confirmsheba',
      'operator/confirmdispute',
      'operator/confirmordermoney',
      'operator/decidebankcase',
      'operator/confirmbankcase',
      'operator/confirmcashclaim',
      'operator/confirmgiftcode',
      'operator/confirmcorrection',
    ];
    // Rows of a bulk act, which move no money: `desk/bulk/bulk.test.ts` makes each twice under one key.
    const rows: readonly CallName[] = Object.values(BULK).map(({ call }) => call);
    const known = [...named(KEYED_CALLS), ...named(UNKEYED_CALLS), ...others, ...rows];
    const asked = Object.values(contract).filter((call) => call.isIdempotent !== false || call.asksPassword);
    expect(asked.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  });
});
