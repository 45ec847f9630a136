import type { CallName } from '@/lib/contract';
import { COMPLETION_WAIT_MS } from '@/lib/domain/constants/orders';
import { DAY_MS } from '@/lib/domain/constants/time-units';
import { addDays, toTehranDate } from '@/lib/domain/site/jalali-date';

import { bookDeposit } from '../money';
import { toPriceKey } from '../orders/payments/price-link';
import { giftCodes } from '../schema';
import { requireSessionSecret } from '../secrets/session-secret';
import { aBiddingStory, aTaskOrder } from '../seed/stories/bids';
import { aCashOrder, aPaidOrder, aPlacedOrder, THREE_HOURS_RIALS } from '../seed/stories/orders';
import { aDuePayout } from '../seed/stories/payouts';
import {
  TEXT,
  RICH,
  aStory,
  aDoneOrder,
  aCompletedOrder,
  aDoneCashOrder,
  aCashClaim,
  aProposal,
  aDispute,
  anOfferedDispute,
  aDeskDispute,
  operatorOf,
  withSheba,
  ofPayout,
  aRun,
  aRunAtTheBank,
  countUp,
  aPlacing,
  type Ready,
} from './money-call-stories';

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

/** The calls that move money and ask for no key: their subject's state lets them happen once. */
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
  'operator/correctbooking': async (world) => {
    const { customer } = await aStory(world);
    const { database, clock } = world.service.context.ports;
    const deposit = {
      mobile: customer.mobile,
      part: 'wallet',
      amountRials: 500_000,
      receipt: `twenty-${countUp()}`,
    } as const;
    await bookDeposit(database, deposit, clock.now());
    const asked = { userid: customer.userId };
    const { lstBooking } = await world.service.call('operator/getallbooking', asked, { as: operatorOf(world) });
    const postingid = lstBooking[0]?.postingid ?? 0;
    return { as: operatorOf(world), input: { postingid, rial: 100_000, seenRial: 500_000, reason: TEXT } };
  },
  'operator/makegiftcode': async (world) => {
    const toDate = addDays(toTehranDate(world.service.clock.now().getTime()), 1);
    const code = `twenty-${countUp()}`;
    return { as: operatorOf(world), input: { code, amountRial: 500_000, uses: 3, toDate, reason: TEXT } };
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
