import type { CallName } from '@/lib/contract';
import { COMPLETION_WAIT_MS } from '@/lib/domain/constants/orders';
import { PAYOUT } from '@/lib/domain/constants/providers';
import { DAY_MS } from '@/lib/domain/constants/time-units';
import { addDays, toTehranDate } from '@/lib/domain/site/jalali-date';
import type { ServiceKind } from '@/lib/contract/enumerations';
import type { PayoutSource } from '@/lib/contract/payout-enumerations';

import { toPriceKey } from '../orders/payments/price-link';
import { giftCodes, payoutAccounts } from '../schema';
import { requireSessionSecret } from '../secrets/session-secret';
import { openAccount } from '../seed/people';
import { aBiddingStory, aTaskOrder } from '../seed/stories/bids';
import {
  aCashOrder,
  anOrderStory,
  aPaidOrder,
  aPlacedOrder,
  theProviderDoes,
  theProviderWorks,
  THREE_HOURS_RIALS,
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

const TEXT = 'Both were heard';
const RICH = { cashRials: 50_000_000 };
const aStory = ({ service }: World, money: Parameters<typeof anOrderStory>[1] = RICH) => anOrderStory(service, money);

async function aDoneOrder(world: World, money = RICH) {
  const story = await aStory(world, money);
  const placed = await aPaidOrder(story);
  await theProviderWorks(story, placed);
  return { story, placed, taskid: placed.taskid, as: story.customer.userId };
}

async function aCompletedOrder(world: World) {
  const done = await aDoneOrder(world);
  await world.service.call('reqandpay/confirmtask', { taskid: done.taskid }, { as: done.as });
  return done;
}

/** A cash order whose work is done. */
async function aDoneCashOrder(world: World) {
  const story = await aStory(world);
  const placed = await aCashOrder(story);
  await theProviderWorks(story, placed);
  return { story, placed, taskid: placed.taskid, as: story.customer.userId };
}

async function aCashClaim(world: World) {
  const done = await aDoneCashOrder(world);
  const said = { taskid: done.taskid, outcome: 'none', seenRial: 0 } as const;
  await world.service.call('expert/recordcash', said, { as: done.story.provider.userId });
  return done;
}

/** A proposed price that is higher by an hour. */
async function aProposal(world: World, place: (story: OrderStory) => Promise<Placed> = aPaidOrder) {
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

async function aDispute(world: World) {
  const done = await aDoneOrder(world);
  const asked = { taskid: done.taskid, reason: 'badly-done', text: TEXT } as const;
  const { dispute } = await world.service.call('dispute/opendispute', asked, { as: done.as });
  return { ...done, disputeid: dispute.disputeid };
}

async function anOfferedDispute(world: World, rial: number) {
  const found = await aDispute(world);
  const offer = { taskid: found.taskid, text: TEXT, rial, visitatms: null };
  await world.service.call('dispute/offersettlement', offer, { as: found.story.provider.userId });
  return found;
}

async function aDeskDispute(world: World) {
  const found = await anOfferedDispute(world, 1_000_000);
  await world.service.call('dispute/askdesk', { taskid: found.taskid }, { as: found.as });
  return found;
}

const operatorOf = ({ operators }: World, place = 0): number => operators[place] ?? 0;

async function withSheba({ service }: World, userId: number, source: PayoutSource): Promise<number> {
  const { clock, database } = service.context.ports;
  await database.transaction(async (transaction) => {
    await transaction.insert(payoutAccounts).values({ userId, sheba: A_SHEBA, ownerConfirmedAt: clock.now() });
    if (source === 'payable') await openAccount(transaction, source, userId, 3 * PAYOUT.leastRials, clock.now());
  });
  service.clock.advance(PAYOUT.afterCompletionMs);
  return userId;
}

const ofPayout = { input: { amountRial: PAYOUT.leastRials }, otherInput: { amountRial: 2 * PAYOUT.leastRials } };

/** A run that holds one payout. */
async function aRun(world: World) {
  await aDuePayout(world.service.context);
  const run = await world.service.call('operator/makepayoutrun', {}, { as: operatorOf(world) });
  return { runid: run.runid, hash: run.hash, count: run.count };
}

async function aRunAtTheBank(world: World) {
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
/** The order that a call places, each on another day, so that nobody is booked twice. */
const aPlacing =
  (kind: ServiceKind): Ready =>
  async (world) => {
    prepared += 1;
    const customer = world.customers[prepared % world.customers.length];
    const provider = world.providers[kind][prepared % world.providers[kind].length];
    if (!customer || !provider) throw new Error('The market has nobody');
    const { input } = await toDraft(world, kind, { customer, provider, days: 2 + prepared });
    return { as: customer.userId, input, otherInput: { ...input, usesWallet: true } };
  };

type Ready = (world: World) => Promise<ReadyCall>;

/** Each call that asks for a key, about to be made. */
export const KEYED_CALLS: Readonly<Partial<Record<CallName, Ready>>> = {
  'clean/addcleanrequest': aPlacing('cleaning'),
  'laundry/addlaundryrequest': aPlacing('laundry'),
  'car/addcarwashrequest': aPlacing('carwash'),
  'handyman/addhandymanrequest': aPlacing('task'),
  'handyman/addgasrequest': aPlacing('gas'),
  'ipg/increasewallet': async (world) => {
    const { customer } = await aStory(world);
    return { as: customer.userId, input: { amountRial: 1_000_000 }, otherInput: { amountRial: 2_000_000 } };
  },
  'ipg/startpayment': async (world) => {
    const story = await aStory(world);
    const { reqid } = await aPlacedOrder(story);
    return { as: story.customer.userId, input: { reqid }, otherInput: { reqid, usesWallet: true } };
  },
  'ipg/postcodpostpay': async (world) => {
    const { as, placed } = await aDoneCashOrder(world);
    return { as, input: { reqid: placed.reqid }, otherInput: { reqid: placed.reqid, ipgId: 1 } };
  },
  'ipg/startpricepayment': async (world) => {
    const { pricechangeid, as } = await aProposal(world);
    return { as, input: { pricechangeid }, otherInput: { pricechangeid: pricechangeid + 1_000_000 } };
  },
  'pricechange/decidebylink': async (world) => {
    const { pricechangeid } = await aProposal(world, aCashOrder);
    const priceKey = toPriceKey(requireSessionSecret(world.service.context.configuration), pricechangeid);
    return { as: null, input: { priceKey, approve: true }, otherInput: { priceKey, approve: false } };
  },
  // The commission of a cash order is taken with the word that somebody comes.
  'expert/movetask': async (world) => {
    const story = await aStory(world);
    const { taskid } = await aCashOrder(story);
    const input = { taskid, move: 'accept' };
    return { as: story.provider.userId, input, otherInput: { taskid, move: 'decline' } };
  },
  'tip/givetip': async (world) => {
    const { as, taskid } = await aCompletedOrder(world);
    return { as, input: { taskid, amountRial: 500_000 }, otherInput: { taskid, amountRial: 600_000 } };
  },
  'ipg/starttippayment': async (world) => {
    const { as, taskid } = await aCompletedOrder(world);
    return { as, input: { taskid, amountRial: 500_000 }, otherInput: { taskid, amountRial: 600_000 } };
  },
  'payout/requestpayout': async (world) => {
    const { provider } = await aStory(world);
    return { as: await withSheba(world, provider.userId, 'payable'), ...ofPayout };
  },
  'payout/requestwithdrawal': async (world) => {
    const { customer } = await aStory(world);
    return { as: await withSheba(world, customer.userId, 'cash'), ...ofPayout };
  },
  'suggestion/addsuggestion': async (world) => {
    const story = await aBiddingStory(world.service, RICH);
    const { taskid } = await aTaskOrder(story);
    const input = { taskid, sgtype: 'lump', sgamount: 6_000_000 };
    return { as: story.provider.userId, input, otherInput: { ...input, sgamount: 7_000_000 } };
  },
};

/** The calls that move money and ask for no key: the state of what they are about lets them happen once. */
export const UNKEYED_CALLS: Readonly<Partial<Record<CallName, Ready>>> = {
  custom: async (world) => {
    const story = await aStory(world);
    const { reqid } = await aPlacedOrder(story);
    const input = { prefix: 'wallet-', reqId: String(reqid), giftCode: '0', useWallet: 'true' };
    return { as: story.customer.userId, input };
  },
  'reqandpay/verifypayment': async (world) => {
    const story = await aStory(world);
    const { reqid } = await aPlacedOrder(story);
    const { authority } = await world.service.call('ipg/startpayment', { reqid }, { as: story.customer.userId });
    await world.service.bank.settle(authority, 'paid');
    return { as: null, input: { authority } };
  },
  'reqandpay/cancelrequest': async (world) => {
    const story = await aStory(world);
    const { reqid } = await aPaidOrder(story);
    return { as: story.customer.userId, input: { reqid } };
  },
  'reqandpay/confirmtask': async (world) => {
    const { as, taskid } = await aDoneOrder(world);
    return { as, input: { taskid } };
  },
  'expert/recordcash': async (world) => {
    const { story, taskid } = await aDoneCashOrder(world);
    return { as: story.provider.userId, input: { taskid, outcome: 'cash', seenRial: THREE_HOURS_RIALS } };
  },
  'operator/decidecashclaim': async (world) => {
    const { taskid } = await aCashClaim(world);
    return { as: operatorOf(world), input: { taskid, ispaid: false, reason: TEXT } };
  },
  'reqandpay/paycashdebt': async (world) => {
    const { taskid, as } = await aCashClaim(world);
    const decided = { taskid, ispaid: false, reason: TEXT };
    await world.service.call('operator/decidecashclaim', decided, { as: operatorOf(world) });
    return { as, input: { taskid } };
  },
  'pricechange/decidepricechange': async (world) => {
    const { pricechangeid, as } = await aProposal(world);
    return { as, input: { pricechangeid, approve: true, way: 'wallet' } };
  },
  'dispute/acceptoffer': async (world) => {
    const { taskid, as } = await anOfferedDispute(world, 1_000_000);
    return { as, input: { taskid } };
  },
  'dispute/withdrawdispute': async (world) => {
    const { taskid, as } = await aDispute(world);
    return { as, input: { taskid } };
  },
  'operator/decidedispute': async (world) => {
    const { disputeid } = await aDeskDispute(world);
    return { as: operatorOf(world), input: { disputeid, rial: 2_000_000, reason: TEXT } };
  },
  'operator/moveordermoney': async (world) => {
    const { taskid } = await aCompletedOrder(world);
    // A problem is reported until then, and the desk gives nothing back meanwhile.
    world.service.clock.advance(COMPLETION_WAIT_MS + DAY_MS);
    const asked = { taskid, way: 'refund', rial: 1_000_000 } as const;
    const { plan } = await world.service.call('operator/planordermoney', asked, { as: operatorOf(world) });
    return { as: operatorOf(world), input: { ...asked, seenRial: plan.leftRial, reason: TEXT } };
  },
  'gift/redeemgift': async (world) => {
    const { customer } = await aStory(world);
    const giftCode = `CODE${customer.userId}`;
    const expiresAt = new Date(world.service.clock.now().getTime() + DAY_MS);
    await world.service.context.ports.database.connection
      .insert(giftCodes)
      .values({ code: giftCode, amountRials: 500_000, remainingUses: 50, expiresAt });
    return { as: customer.userId, input: { giftCode } };
  },
  'operator/makegiftcode': (world) => {
    prepared += 1;
    const toDate = addDays(toTehranDate(world.service.clock.now().getTime()), 1);
    const input = { code: `twenty-${prepared}`, amountRial: 500_000, uses: 3, toDate, reason: TEXT };
    return Promise.resolve({ as: operatorOf(world), input });
  },
  'operator/makepayoutrun': async (world) => {
    await aDuePayout(world.service.context);
    return { as: operatorOf(world), input: {} };
  },
  'operator/approvepayoutrun': async (world) => ({ as: operatorOf(world, 1), input: await aRun(world) }),
  'operator/dissolvepayoutrun': async (world) => {
    const { runid } = await aRun(world);
    return { as: operatorOf(world, 1), input: { runid, reason: TEXT } };
  },
  'operator/importpayoutreturn': async (world) => ({ as: operatorOf(world), input: await aRunAtTheBank(world) }),
};
