import { PAYOUT } from '@/lib/domain/constants/providers';
import type { ServiceKind } from '@/lib/contract/enumerations';
import type { PayoutSource } from '@/lib/contract/payout-enumerations';

import { payoutAccounts } from '../schema';
import { openAccount } from '../seed/people';
import {
  aCashOrder,
  anOrderStory,
  aPaidOrder,
  theProviderDoes,
  theProviderWorks,
  type OrderStory,
  type Placed,
} from '../seed/stories/orders';
import { aDuePayout, A_SHEBA } from '../seed/stories/payouts';
import { toDraft } from './market-run/place-orders';
import type { World } from './market-run/world';

/** A call that is about to be made, once or twenty times. */
export interface ReadyCall {
  readonly as: number | null;
  readonly input: unknown;
  /** Another input of the same call, under the same key. */
  readonly otherInput?: unknown;
}

/** A reason that is given to a call. */
export const TEXT = 'Both were heard';
export const RICH = { cashRials: 50_000_000 };
export const aStory = ({ service }: World, money: Parameters<typeof anOrderStory>[1] = RICH) =>
  anOrderStory(service, money);

export async function aDoneOrder(world: World, money = RICH) {
  const story = await aStory(world, money);
  const placed = await aPaidOrder(story);
  await theProviderWorks(story, placed);
  return { story, placed, taskid: placed.taskid, as: story.customer.userId };
}

export async function aCompletedOrder(world: World) {
  const done = await aDoneOrder(world);
  await world.service.call('reqandpay/confirmtask', { taskid: done.taskid }, { as: done.as });
  return done;
}

/** A cash order whose work is done. */
export async function aDoneCashOrder(world: World) {
  const story = await aStory(world);
  const placed = await aCashOrder(story);
  await theProviderWorks(story, placed);
  return { story, placed, taskid: placed.taskid, as: story.customer.userId };
}

export async function aCashClaim(world: World) {
  const done = await aDoneCashOrder(world);
  const said = { taskid: done.taskid, outcome: 'none', seenRial: 0 } as const;
  await world.service.call('expert/recordcash', said, { as: done.story.provider.userId });
  return done;
}

/** A proposed price that is higher by an hour. */
export async function aProposal(world: World, place: (story: OrderStory) => Promise<Placed> = aPaidOrder) {
  const story = await aStory(world);
  const placed = await place(story);
  await theProviderDoes(story, placed, 'accept', 'depart', 'start');
  const lines = [{ key: 'overtime' as const, minutes: 60 }];
  const asked = { taskid: placed.taskid, lines, reason: 'Longer' };
  const { pricechangeid } = await world.service.call('pricechange/addpricechange', asked, {
    as: story.provider.userId,
  });
  return { pricechangeid, as: story.customer.userId };
}

export async function aDispute(world: World) {
  const done = await aDoneOrder(world);
  const asked = { taskid: done.taskid, reason: 'badly-done', text: TEXT } as const;
  const { dispute } = await world.service.call('dispute/opendispute', asked, { as: done.as });
  return { ...done, disputeid: dispute.disputeid };
}

export async function anOfferedDispute(world: World, rial: number) {
  const found = await aDispute(world);
  const offer = { taskid: found.taskid, text: TEXT, rial, visitatms: null };
  await world.service.call('dispute/offersettlement', offer, { as: found.story.provider.userId });
  return found;
}

export async function aDeskDispute(world: World) {
  const found = await anOfferedDispute(world, 1_000_000);
  await world.service.call('dispute/askdesk', { taskid: found.taskid }, { as: found.as });
  return found;
}

/** An operator of the world, by place. */
export const operatorOf = ({ operators }: World, place = 0): number => operators[place] ?? 0;

export async function withSheba({ service }: World, userId: number, source: PayoutSource): Promise<number> {
  const { clock, database } = service.context.ports;
  await database.transaction(async (transaction) => {
    await transaction.insert(payoutAccounts).values({ userId, sheba: A_SHEBA, ownerConfirmedAt: clock.now() });
    if (source === 'payable') await openAccount(transaction, source, userId, 3 * PAYOUT.leastRials, clock.now());
  });
  service.clock.advance(PAYOUT.afterCompletionMs);
  return userId;
}

export const ofPayout = { input: { amountRial: PAYOUT.leastRials }, otherInput: { amountRial: 2 * PAYOUT.leastRials } };

/** A run that holds one payout. */
export async function aRun(world: World) {
  await aDuePayout(world.service.context);
  const run = await world.service.call('operator/makepayoutrun', {}, { as: operatorOf(world) });
  return { runid: run.runid, hash: run.hash, count: run.count };
}

export async function aRunAtTheBank(world: World) {
  const run = await aRun(world);
  await world.service.call('operator/approvepayoutrun', run, { as: operatorOf(world, 1) });
  for (const method of ['paya', 'satna'] as const)
    await world.service
      .call('operator/getpayoutfile', { runid: run.runid, method, format: 'csv' }, { as: operatorOf(world) })
      .catch(() => null);
  const { lstPayout } = await world.service.call(
    'operator/getpayoutrun',
    { runid: run.runid },
    { as: operatorOf(world) },
  );
  const file = ['id,result', ...lstPayout.map(({ payoutid }) => `${payoutid},PAID`)].join('\n');
  return { runid: String(run.runid), file: new TextEncoder().encode(file) };
}

let prepared = 0;

/** Another number at each call. */
export function countUp(): number {
  prepared += 1;
  return prepared;
}

/** The order that a call places, each on another day, so that nobody is booked twice. */
export const aPlacing =
  (kind: ServiceKind): Ready =>
  async (world) => {
    const place = countUp();
    const customer = world.customers[place % world.customers.length];
    const provider = world.providers[kind][place % world.providers[kind].length];
    if (!customer || !provider) throw new Error('The market has nobody');
    const { input } = await toDraft(world, kind, { customer, provider, days: 2 + place });
    return { as: customer.userId, input, otherInput: { ...input, usesWallet: true } };
  };

export type Ready = (world: World) => Promise<ReadyCall>;
