import { rm } from 'node:fs/promises';

import type { CallRequest } from '@/lib/contract';

import { copySamples, startServer, type RunningServer } from '../fixtures/server';
import { expect, test } from '../fixtures/site';
import { aKey, logIn, register, type Caller } from '../steps/api';
import { DRILLING } from '../steps/bidding';
import { addAddress, aProvider, listFreeSlots, PROVIDER_MOBILE } from '../steps/market';

const HANDYMAN = 12;
const SECOND_PROVIDER_MOBILE = '09120000003';
const CUSTOMERS = 5;
const ORDERS_EACH = 3;
/** Killed when so many bids were acknowledged, with others on their way. */
const ACKNOWLEDGED_BEFORE_KILL = 8;
const LEAST_RIALS = 9_000_000;

interface Wanted {
  readonly customer: Caller;
  readonly bidder: Caller;
  readonly key: string;
  readonly form: CallRequest<'suggestion/addsuggestion'>;
}

/**
 * Orders of several customers that take bids. Each has one bid by each of the two sample providers, every one with a
 * sum of its own.
 */
async function planBids(server: RunningServer): Promise<Wanted[]> {
  const bidders = [await aProvider(server.url), await logIn(server.url, SECOND_PROVIDER_MOBILE)] as const;
  const slots = (await listFreeSlots(server.url, bidders[0])).filter(({ startHour }) => startHour === 14).slice(2);
  const wanted: Wanted[] = [];
  for (let index = 0; index < CUSTOMERS; index += 1) {
    const customer = await register({
      url: server.url,
      outbox: async (mobile) => (await fetch(`${server.url}/api/dev/outbox?mobile=${mobile}`)).json(),
    });
    const deliveryaddrid = await addAddress(customer);
    for (const { gDate, deliverytimeid } of slots.slice(0, ORDERS_EACH)) {
      const draft = { serviceEnum: 'task', srvcategoryid: HANDYMAN, srvcattypeid: DRILLING } as const;
      const when = { deliveryaddrid, gDate, deliverytimeid, description: 'Three shelves' };
      const { taskid } = await customer.call('handyman/addhandymanrequest', { ...draft, ...when }, aKey());
      for (const bidder of bidders) {
        const sgamount = LEAST_RIALS + wanted.length * 1000;
        wanted.push({ customer, bidder, key: aKey(), form: { taskid, sgtype: 'lump', sgamount } });
      }
    }
  }
  return wanted;
}

/**
 * Both send one bid after the other, and the server is killed in the middle of it. The bids that it acknowledged, by
 * their keys.
 */
async function bidUntilKilled(server: RunningServer, wanted: readonly Wanted[]): Promise<Map<string, number>> {
  const acknowledged = new Map<string, number>();
  const killing: Promise<void>[] = [];
  const sendAll = async (mobile: string) => {
    for (const { bidder, key, form } of wanted.filter((bid) => bid.bidder.mobile === mobile)) {
      const answer = await bidder.tryCall('suggestion/addsuggestion', form, key).catch(() => null);
      if (answer?.status !== 200) continue;
      acknowledged.set(key, Number(answer.body.sgid));
      if (acknowledged.size >= ACKNOWLEDGED_BEFORE_KILL && killing.length === 0) killing.push(server.kill());
    }
  };
  await Promise.all([PROVIDER_MOBILE, SECOND_PROVIDER_MOBILE].map(sendAll));
  await Promise.all(killing);
  expect(killing).toHaveLength(1);
  return acknowledged;
}

const testWithFolder = test.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const folder = await copySamples();
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
});

testWithFolder(
  '[C-bids] [B-27] kill -9 while bids arrive loses no acknowledged bid, and one that is sent again is itself',
  { tag: '@no-screen' },
  async ({ folder }) => {
    const first = await startServer({ dataDirectory: folder });
    const wanted = await planBids(first);
    const acknowledged = await bidUntilKilled(first, wanted);
    expect(acknowledged.size).toBeGreaterThanOrEqual(ACKNOWLEDGED_BEFORE_KILL);
    expect(acknowledged.size).toBeLessThan(wanted.length);

    const second = await startServer({ dataDirectory: folder });
    const again = (caller: Caller) => logIn(second.url, caller.mobile, caller.password);
    const people = new Map<string, Caller>();
    for (const { customer, bidder } of wanted)
      for (const caller of [customer, bidder])
        if (!people.has(caller.mobile)) people.set(caller.mobile, await again(caller));
    const seesBid = async ({ customer, form }: Wanted, sgid: number) => {
      const room = await people.get(customer.mobile)?.call('suggestion/getallsuggestion4task', { taskid: form.taskid });
      expect(room?.lstSuggestion).toContainEqual(expect.objectContaining({ sgid, price: form.sgamount }));
    };
    for (const bid of wanted) {
      const sgid = acknowledged.get(bid.key);
      if (sgid !== undefined) await seesBid(bid, sgid);
    }
    await test.step('sent again, each is itself, and the rest arrive: one live bid a provider and order', async () => {
      for (const bid of wanted) {
        const answer = await people.get(bid.bidder.mobile)?.call('suggestion/addsuggestion', bid.form, bid.key);
        const earlier = acknowledged.get(bid.key);
        if (earlier !== undefined) expect(answer?.sgid).toBe(earlier);
        await seesBid(bid, Number(answer?.sgid));
      }
    });
    await second.stop();
  },
);
