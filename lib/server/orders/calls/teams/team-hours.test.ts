import { and, eq } from 'drizzle-orm';

import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';
import { toPasswordDigest } from '@/lib/domain/person/password';

import { hashDigest } from '../../../identity';
import { sanctionUnreliable } from '../../../sanctions';
import { bookings, providers, tasks, users } from '../../../schema';
import { requireSessionSecret } from '../../../secrets/session-secret';
import { aBid, aBiddingStory, aTaskOrder, chooses, HANDYMAN_ID } from '../../../seed/stories/bids';
import { aPaidOrder, aPlacedOrder, theProviderDoes, type Placed } from '../../../seed/stories/orders';
import { aCustomerWithAnAddress, aDayFromNow, type StoryProvider } from '../../../seed/stories/people';
import { aProviderOf, joinsTeam } from '../../../seed/stories/teams';
import { seeHour } from '../../../testing/seen-hours';
import { useMarket } from '../../../testing/use-market';

describe('a company takes as many orders at an hour as members of its team are free', () => {
  const service = useMarket();
  let company: StoryProvider;
  let first: StoryProvider;
  let second: StoryProvider;
  let memberids: readonly number[];
  beforeEach(async () => {
    company = await aProviderOf(service, 'company');
    first = await aProviderOf(service, 'worker', { biddingCreditRials: 0 });
    second = await aProviderOf(service, 'worker', { biddingCreditRials: 0 });
    memberids = [await joinsTeam(service, company, first), await joinsTeam(service, company, second)];
  });

  const connection = () => service.context.ports.database.connection;
  const day = (days = 3) => aDayFromNow(service.context, days);
  const storyOf = async (provider: StoryProvider) => ({
    service,
    provider,
    customer: await aCustomerWithAnAddress(service.context),
  });
  const order = async (provider = company, hour = 9) =>
    aPlacedOrder(await storyOf(provider), { deliverytimeid: toDeliveryTimeId(hour) });
  const accepted = async (hour = 9) => {
    const story = await storyOf(company);
    const placed = await aPaidOrder(story, { deliverytimeid: toDeliveryTimeId(hour) });
    await theProviderDoes(story, placed, 'accept');
    return placed;
  };
  const heldFor = async ({ taskid }: Pick<Placed, 'taskid'>) =>
    (
      await connection()
        .select({ personId: bookings.personId })
        .from(bookings)
        .where(and(eq(bookings.taskId, taskid), eq(bookings.isLive, true)))
    ).map(({ personId }) => personId);
  const sorted = (ids: readonly number[]) => [...ids].sort((one, other) => one - other);
  const assign = ({ taskid }: Placed, userId: number | null) =>
    service.call('team/assignwork', { taskid, userId }, { as: company.userId });
  const freeFor = async ({ taskid }: Placed) =>
    (await service.call('team/getfreemember', { taskid }, { as: company.userId })).lstMember
      .filter(({ isFree }) => isFree)
      .map(({ userId }) => userId);
  const saves = (userId: number, change: object) => service.call('provider/saveschedule', change, { as: userId });

  const seen = (provider: StoryProvider, hour = 9) => seeHour(service, provider, { gDate: day(), hour });
  const FREE = { inGrid: true, inList: true, isAvailable: true };
  const TAKEN = { inGrid: false, inList: false, isAvailable: false };

  it('two of a team of two, each held for one, and the third customer is told that the hour is taken', async () => {
    const placed = [await accepted()];
    expect(await seen(company)).toEqual(FREE);
    placed.push(await accepted());
    expect(sorted((await Promise.all(placed.map(heldFor))).flat())).toEqual(sorted([first.userId, second.userId]));
    expect(await seen(company)).toEqual(TAKEN);
    await expect(order()).rejects.toMatchObject({ key: 'slot-taken' });
    // Another hour is free as before.
    expect(await seen(company, 15)).toEqual(FREE);
    await order(company, 15);
  });

  it('six customers at once: exactly as many are taken as there are members, and each has one of their own', async () => {
    const third = await aProviderOf(service, 'worker');
    await joinsTeam(service, company, third);
    const stories = await Promise.all(Array.from({ length: 6 }, () => storyOf(company)));
    const outcomes = await Promise.allSettled(stories.map((story) => aPlacedOrder(story)));
    const taken = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    expect(taken).toHaveLength(3);
    expect(outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.key] : []))).toEqual([
      'slot-taken',
      'slot-taken',
      'slot-taken',
    ]);
    expect(sorted((await Promise.all(taken.map(heldFor))).flat())).toEqual(
      sorted([first.userId, second.userId, third.userId]),
    );
  });

  it('a single provider takes one, as ever', async () => {
    const alone = await aProviderOf(service, 'worker');
    const placed = await order(alone);
    expect(await heldFor(placed)).toEqual([alone.userId]);
    expect(await seen(alone)).toEqual(TAKEN);
    await expect(order(alone)).rejects.toMatchObject({ key: 'slot-taken' });
  });

  it('a company without a team, or whose team does not serve it, takes one itself', async () => {
    const lonely = await aProviderOf(service, 'company');
    expect(await heldFor(await order(lonely))).toEqual([lonely.userId]);
    await expect(order(lonely)).rejects.toMatchObject({ key: 'slot-taken' });
    const other = await aProviderOf(service, 'company');
    await joinsTeam(service, other, await aProviderOf(service, 'worker', { categoryId: HANDYMAN_ID }));
    expect(await heldFor(await order(other))).toEqual([other.userId]);
    await expect(order(other)).rejects.toMatchObject({ key: 'slot-taken' });
  });

  it('a held worker cannot be ordered by themselves then, and one with work of their own is not held', async () => {
    const own = await order(first);
    const placed = await accepted();
    expect(await heldFor(placed)).toEqual([second.userId]);
    expect(await seen(company)).toEqual(TAKEN);
    expect(await seen(second)).toEqual(TAKEN);
    await expect(order(second)).rejects.toMatchObject({ key: 'slot-taken' });
    expect(await heldFor(own)).toEqual([first.userId]);
  });

  it('an ended order frees its held worker', async () => {
    const story = await storyOf(company);
    const placed = await aPaidOrder(story);
    await order();
    await expect(order()).rejects.toMatchObject({ key: 'slot-taken' });
    await service.call('reqandpay/cancelrequest', { reqid: placed.reqid }, { as: story.customer.userId });
    expect(await heldFor(placed)).toEqual([]);
    expect(await seen(company)).toEqual(FREE);
    await order();
  });

  it('the worker who gets one is held for it, and the one held before is held for the other instead', async () => {
    const one = await accepted();
    const [held = 0] = await heldFor(one);
    const other = await accepted();
    const [heldForOther = 0] = await heldFor(other);
    expect(sorted(await freeFor(one))).toEqual(sorted([first.userId, second.userId]));
    await assign(one, heldForOther);
    expect(await heldFor(one)).toEqual([heldForOther]);
    expect(await heldFor(other)).toEqual([held]);
    // What was handed to somebody is theirs, and nobody is at two places.
    expect(await freeFor(other)).toEqual([held]);
    await expect(assign(other, heldForOther)).rejects.toMatchObject({ key: 'provider-not-free' });
    await assign(other, held);
    await expect(order()).rejects.toMatchObject({ key: 'slot-taken' });
    // Taken back it waits again, and the company has no more hands than before.
    await assign(other, null);
    expect(await heldFor(other)).toEqual([held]);
    await expect(order()).rejects.toMatchObject({ key: 'slot-taken' });
  });

  it('nobody gets one while nobody else can be held for the waiting one beside it', async () => {
    const one = await accepted(9);
    const [held = 0] = await heldFor(one);
    const free = held === first.userId ? second.userId : first.userId;
    const later = await accepted(11);
    expect(await heldFor(later)).toEqual([free]);
    await saves(held, { daysOff: [day()] });
    // One cannot come that day, and the other is held for what overlaps.
    expect(await freeFor(one)).toEqual([]);
    await expect(assign(one, free)).rejects.toMatchObject({ key: 'provider-not-free' });
    expect(await heldFor(later)).toEqual([free]);
  });

  it('two handed over to each other at once: nobody is booked twice or left out', async () => {
    const one = await accepted();
    const other = await accepted();
    const [heldForOne = 0] = await heldFor(one);
    const [heldForOther = 0] = await heldFor(other);
    await Promise.allSettled([assign(one, heldForOther), assign(other, heldForOne)]);
    expect(sorted([...(await heldFor(one)), ...(await heldFor(other))])).toEqual(sorted([heldForOne, heldForOther]));
  });

  it('members’ hours and days off count, before an order and after it', async () => {
    await saves(first.userId, { daysOff: [day()] });
    const placed = await accepted();
    expect(await heldFor(placed)).toEqual([second.userId]);
    expect(await seen(company)).toEqual(TAKEN);
    await saves(first.userId, { daysOff: [] });
    expect(await seen(company)).toEqual(FREE);
    // A held worker who cannot come is held no longer, while somebody else is free.
    await saves(second.userId, { busyHours: [{ gDate: day(), startHour: 8, endHour: 12 }] });
    expect(await heldFor(placed)).toEqual([first.userId]);
    expect(await seen(company)).toEqual(TAKEN);
    await expect(order()).rejects.toMatchObject({ key: 'slot-taken' });
  });

  it('a member comes at none of the hours outside their own for the company', async () => {
    const weekHours = Array.from({ length: 7 }, (_, weekday) => ({ weekday, startHour: 14, endHour: 20 }));
    await saves(first.userId, { weekHours });
    expect(await heldFor(await order())).toEqual([second.userId]);
    expect(await seen(company)).toEqual(TAKEN);
    expect(await seen(company, 15)).toEqual(FREE);
  });

  it('a member’s pause frees nobody else, and the company’s own day off is everybody’s', async () => {
    await saves(first.userId, { isPaused: true });
    expect(await heldFor(await order())).toEqual([second.userId]);
    expect(await seen(company)).toEqual(TAKEN);
    await saves(first.userId, { isPaused: false });
    expect(await seen(company)).toEqual(FREE);
    await saves(company.userId, { daysOff: [day()] });
    expect(await seen(company)).toEqual(TAKEN);
  });

  it('a worker who leaves the team leaves waiting work to others, and stays while nobody else is free for it', async () => {
    const placed = await accepted();
    const [held = 0] = await heldFor(placed);
    const leave = (userId: number) =>
      service.call('team/endmember', { memberid: memberids[userId === first.userId ? 0 : 1] ?? 0 }, { as: userId });
    const own = await order(held === first.userId ? second : first);
    await expect(leave(held)).rejects.toMatchObject({ key: 'member-has-work' });
    expect(await heldFor(placed)).toEqual([held]);
    await connection().update(bookings).set({ isLive: false }).where(eq(bookings.taskId, own.taskid));
    await leave(held);
    expect(sorted(await heldFor(placed))).toEqual([held === first.userId ? second.userId : first.userId]);
    expect(await seen(company)).toEqual(TAKEN);
  });

  it('a member who left a neighbourhood, whose new work is held back or whose account goes is held no longer', async () => {
    const one = await accepted();
    const holds = async () => (await heldFor(one))[0] ?? 0;
    const other = (userId: number) => (userId === first.userId ? second.userId : first.userId);
    const held = await holds();
    const { profile } = await service.call('workerprofile/getown', {}, { as: held });
    const [task] = await connection().select().from(tasks).where(eq(tasks.id, one.taskid));
    const lstLocationId = profile.lstLocationId.filter((id) => id !== task?.address.locationId);
    await service.call('workerprofile/saveown', { lstLocationId }, { as: held });
    expect(await holds()).toBe(other(held));
    await service.call('workerprofile/saveown', { lstLocationId: profile.lstLocationId }, { as: held });
    // A provider of low reliability is offered nothing new for some days.
    await connection()
      .update(providers)
      .set({ reliability: 0 })
      .where(eq(providers.userId, other(held)));
    await service.context.ports.database.transaction((transaction) =>
      sanctionUnreliable(transaction, other(held), service.clock.now()),
    );
    expect(await holds()).toBe(held);
    const third = await aProviderOf(service, 'worker');
    await joinsTeam(service, company, third);
    const digest = toPasswordDigest(held === first.userId ? first.mobile : second.mobile, '1234');
    const passwordHash = await hashDigest(digest, requireSessionSecret(service.context.configuration));
    await connection().update(users).set({ passwordHash }).where(eq(users.id, held));
    await service.call('user/eraseaccount', { password: digest }, { as: held });
    expect(await holds()).toBe(third.userId);
  });

  it('waiting work moves only to an hour at which a member is free', async () => {
    const story = await storyOf(company);
    const placed = await aPaidOrder(story);
    await theProviderDoes(story, placed, 'accept');
    await order(company, 15);
    const move = (hour: number) =>
      service.call(
        'reqandpay/reschedule',
        { taskid: placed.taskid, gDate: day(), deliverytimeid: toDeliveryTimeId(hour) },
        { as: story.customer.userId },
      );
    await move(15);
    expect(await heldFor(placed)).toHaveLength(1);
    expect(await seen(company, 15)).toEqual(TAKEN);
    expect(await seen(company)).toEqual(FREE);
    await order();
    await order();
    await expect(move(9)).rejects.toMatchObject({ key: 'slot-taken' });
  });

  it('bids of a company: it bids while a member is free, and each order that it wins holds one', async () => {
    const bidding = await aBiddingStory(service);
    const firm = await aProviderOf(service, 'company', { categoryId: HANDYMAN_ID });
    const hands = [
      await aProviderOf(service, 'worker', { categoryId: HANDYMAN_ID }),
      await aProviderOf(service, 'worker', { categoryId: HANDYMAN_ID }),
    ];
    for (const hand of hands) await joinsTeam(service, firm, hand);
    const tasks = [];
    for (let index = 0; index < 3; index += 1) {
      const story = { ...bidding, customer: await aCustomerWithAnAddress(service.context) };
      const task = await aTaskOrder(story);
      tasks.push({ story, task, bid: await aBid(story, task, firm) });
    }
    const [one, two, three] = tasks;
    if (!one || !two || !three) throw new Error('three were placed');
    await chooses(one.story, one.bid);
    await chooses(two.story, two.bid);
    expect(sorted([...(await heldFor(one.task)), ...(await heldFor(two.task))])).toEqual(
      sorted(hands.map(({ userId }) => userId)),
    );
    await expect(chooses(three.story, three.bid)).rejects.toMatchObject({ key: 'slot-taken' });
    const late = { ...bidding, customer: await aCustomerWithAnAddress(service.context) };
    await expect(aBid(late, await aTaskOrder(late), firm)).rejects.toMatchObject({ key: 'provider-not-free' });
  });
});
