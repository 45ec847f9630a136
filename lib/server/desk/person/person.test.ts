import { eq, like } from 'drizzle-orm';

import { MINUTE_MS } from '@/lib/domain/constants/time-units';

import { providers, throttles } from '../../schema';
import { anOrderStory, aPaidOrder, type OrderStory, type Placed } from '../../seed/stories/orders';
import { anOperator } from '../../seed/stories/people';
import { startSession } from '../../session';
import { useMarket } from '../../testing/use-market';

const REASON = 'Three customers say that she shouted.';

describe('a person at the desk', () => {
  const service = useMarket({ checksLedger: true });
  let operator: number;
  let story: OrderStory;
  let placed: Placed;
  beforeAll(async () => {
    operator = await anOperator(service.context);
  });
  beforeEach(async () => {
    story = await anOrderStory(service, { cashRials: 5_000_000 });
    placed = await aPaidOrder(story);
  });

  const read = async (userid: number) =>
    (await service.call('operator/getperson', { userid }, { as: operator })).person;
  const move = (userid: number, what: 'warn' | 'block' | 'unblock' | 'end-sessions' | 'release-locks') =>
    service.call('operator/moveperson', { userid, move: what, reason: REASON }, { as: operator });
  const standing = async () => service.call('provider/getsanctions', {}, { as: story.provider.userId });

  it('shows the person, the money of each account, and orders with the person’s side', async () => {
    const customer = await read(story.customer.userId);
    expect(customer).toMatchObject({
      userid: story.customer.userId,
      mobileNo: story.customer.mobile,
      provider: null,
      money: { cashRial: 5_000_000, payableRial: 0, debtRial: 0 },
      lstOrder: [{ taskid: placed.taskid, reqcode: expect.any(String), state: 'AWAITING_PROVIDER', isWork: false }],
      lstSanction: [],
    });
    expect(customer.lstEvent).toContainEqual(expect.objectContaining({ kind: 'message' }));
    expect(await read(story.provider.userId)).toMatchObject({
      provider: { status: 'active', reliability: 100, rating: null },
      lstOrder: [{ taskid: placed.taskid, isWork: true }],
      moves: ['warn', 'block'],
    });
  });

  it('a warning holds nothing back, and is told with its reason and an appeal', async () => {
    const { person } = await move(story.provider.userId, 'warn');
    expect(person).toMatchObject({ provider: { status: 'active' }, lstSanction: [{ kind: 'warned', reason: REASON }] });
    const { lstSanction, reliability } = await standing();
    expect(reliability).toBe(100);
    const [warning] = lstSanction;
    expect(warning).toMatchObject({ kind: 'warned', reason: REASON, endedAtMs: expect.any(Number) });
    const appeal = { sanctionid: warning?.sanctionid ?? 0, text: 'I did not shout.' };
    await service.call('provider/appealsanction', appeal, { as: story.provider.userId });
  });

  it('a block holds new work back until an operator ends it, and accepted work stays', async () => {
    await service.call('expert/movetask', { taskid: placed.taskid, move: 'accept' }, { as: story.provider.userId });
    const { person } = await move(story.provider.userId, 'block');
    expect(person).toMatchObject({ provider: { status: 'suspended' }, moves: ['unblock'] });
    expect(person.lstEvent).toContainEqual(
      expect.objectContaining({
        kind: 'desk',
        what: 'block',
        text: REASON,
        actor: expect.objectContaining({ userid: operator }),
      }),
    );
    await expect(move(story.provider.userId, 'block')).rejects.toMatchObject({ key: 'move-not-allowed' });
    const { taskDetail } = await service.call(
      'clean/gettaskdetail',
      { taskid: placed.taskid },
      { as: story.customer.userId },
    );
    expect(taskDetail).toMatchObject({ state: 'CONFIRMED', providerUserId: story.provider.userId });
    await move(story.provider.userId, 'unblock');
    const [row] = await service.context.ports.database.connection
      .select()
      .from(providers)
      .where(eq(providers.userId, story.provider.userId));
    expect(row).toMatchObject({ status: 'active', offersHeldUntil: null });
    expect((await standing()).lstSanction).toMatchObject([{ kind: 'blocked', endedAtMs: expect.any(Number) }]);
  });

  it('an appeal against a block that is lifted offers work again', async () => {
    await move(story.provider.userId, 'block');
    const [block] = (await standing()).lstSanction;
    const sanctionid = block?.sanctionid ?? 0;
    await service.call(
      'provider/appealsanction',
      { sanctionid, text: 'It was not me.' },
      { as: story.provider.userId },
    );
    await service.call('operator/decideappeal', { sanctionid, decision: 'lifted', reason: REASON }, { as: operator });
    expect(await read(story.provider.userId)).toMatchObject({ provider: { status: 'active' } });
  });

  it('ends every session of a person, and none of a colleague at the desk', async () => {
    const { userId } = story.customer;
    const now = service.clock.now();
    await startSession(service.context.ports.database.connection, { userId, deviceId: 'a-phone', network: null }, now);
    expect(await read(userId)).toMatchObject({
      sessions: { count: 1, lastUsedAtMs: now.getTime() },
      moves: ['end-sessions'],
    });
    expect((await move(userId, 'end-sessions')).person).toMatchObject({ sessions: { count: 0 }, moves: [] });
    await expect(move(operator, 'end-sessions')).rejects.toMatchObject({ key: 'not-yours' });
    const other = await anOperator(service.context);
    await expect(move(other, 'end-sessions')).rejects.toMatchObject({ key: 'move-not-allowed' });
  });

  it('lifts a person’s locks at once, and nobody else’s', async () => {
    const { userId, mobile } = story.customer;
    const { connection } = service.context.ports.database;
    const now = service.clock.now();
    const wait = { count: 0, windowEndsAt: now, lockedUntil: new Date(now.getTime() + MINUTE_MS), locks: 1 };
    const [own, others] = [`password:${mobile}`, `password:${story.provider.mobile}`];
    await connection.insert(throttles).values([
      { ...wait, key: own },
      { ...wait, key: others },
    ]);
    expect((await read(userId)).moves).toEqual(['release-locks']);
    expect((await move(userId, 'release-locks')).person.moves).toEqual([]);
    const left = await connection
      .select({ key: throttles.key })
      .from(throttles)
      .where(like(throttles.key, 'password:%'));
    expect(left).toEqual([{ key: others }]);
    await expect(move(userId, 'release-locks')).rejects.toMatchObject({ key: 'move-not-allowed' });
  });

  it('answers not-found for an unknown number', async () => {
    await expect(service.call('operator/getperson', { userid: 2_000_000_000 }, { as: operator })).rejects.toMatchObject(
      { key: 'not-found' },
    );
  });
});
