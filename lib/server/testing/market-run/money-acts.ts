import { isNull } from 'drizzle-orm';

import { TOP_UP_RIALS } from '@/lib/domain/constants/money';
import { DAY_MS } from '@/lib/domain/constants/time-units';

import { giftCodes, payoutAccounts } from '../../schema';
import { A_SHEBA } from '../../seed/stories/payouts';
import type { Act, Acts } from './acts';
import { payAtTheBank, pickBank } from './pay';
import { CATEGORIES, type World } from './world';

/** Another one than A_SHEBA, of another bank. */
const OTHER_SHEBA = 'IR820540102680020817909002';
const STEP_RIALS = 100_000;
const TEHRAN_ID = 1;
const ELSEWHERE_ID = 2;

const pickProvider = ({ dice, providers }: World): number => {
  const kinds = Object.keys(providers) as (keyof typeof providers)[];
  return dice.pick(providers[dice.pick(kinds)]).userId;
};

/** Fills the wallet, or a professional's credit, at the bank. */
const topUp: Act = async (world) => {
  const { dice } = world;
  const amountRial = TOP_UP_RIALS.least + STEP_RIALS * dice.below(50);
  const isCredit = dice.percent(40);
  const payer = isCredit ? pickProvider(world) : dice.pick(world.customers).userId;
  const asked = { amountRial, accountEnum: isCredit ? ('BIDDING' as const) : ('CASH' as const), ...pickBank(world) };
  await payAtTheBank(world, await world.call('ipg/increasewallet', asked, payer));
};

/** The terms of a code: none, or one city, one service, a share, a large order or a first one. */
function pickTerms({ dice }: World): Partial<typeof giftCodes.$inferInsert> {
  return dice.pick([
    () => ({}),
    () => ({}),
    () => ({ cityIds: [dice.pick([TEHRAN_ID, ELSEWHERE_ID])] }),
    () => ({ categoryIds: [dice.pick(Object.values(CATEGORIES))] }),
    () => ({ sharePercent: dice.pick([10, 20, 50]) }),
    () => ({ leastOrderRials: STEP_RIALS * dice.below(150) }),
    () => ({ isFirstOrderOnly: true }),
  ])();
}

/** A code of the house, for one person or for anybody, of which the last uses are soon over. */
const redeemGift: Act = async (world) => {
  const { dice, service, customers } = world;
  const { userId } = dice.pick(customers);
  const code = `GIFT${dice.below(12)}`;
  await service.context.ports.database.connection
    .insert(giftCodes)
    .values({
      code,
      amountRials: STEP_RIALS * (1 + dice.below(20)),
      remainingUses: 1 + dice.below(2),
      ownerId: dice.percent(30) ? userId : null,
      expiresAt: new Date(service.clock.now().getTime() + (1 + dice.below(5)) * DAY_MS),
      ...pickTerms(world),
    })
    .onConflictDoNothing();
  await world.call('gift/redeemgift', { giftCode: code }, userId);
};

/** Withdraws own money from the wallet: a part of the balance, or all of it. */
const withdraw: Act = async (world) => {
  const { dice, service, customers } = world;
  const { userId } = dice.pick(customers);
  const { availableRial } = await service.call('payout/getwithdrawals', {}, { as: userId });
  if (availableRial === 0) return;
  const part = Math.floor((availableRial * (1 + dice.below(20))) / 1000) * 10;
  const amountRial = dice.percent(10) ? availableRial : part;
  await world.call('payout/requestwithdrawal', { amountRial }, userId);
};

const askForPay: Act = async (world) => {
  const userId = pickProvider(world);
  const pay = await world.service.call('payout/getpayouts', {}, { as: userId });
  if (pay.availableRial > 0) await world.call('payout/requestpayout', { amountRial: pay.availableRial }, userId);
};

/** A customer's first Sheba, or another one, also with money on its way. */
const saveSheba: Act = async (world) => {
  const userId = world.dice.percent(60) ? world.dice.pick(world.customers).userId : pickProvider(world);
  await world.call('payout/savesheba', { sheba: world.dice.pick([A_SHEBA, OTHER_SHEBA]) }, userId);
};

/** An operator says that the accounts that wait for it are their persons' own. */
export const confirmShebas: Act = async (world) => {
  const { database } = world.service.context.ports;
  const waiting = await database.connection
    .select()
    .from(payoutAccounts)
    .where(isNull(payoutAccounts.ownerConfirmedAt))
    .orderBy(payoutAccounts.userId);
  for (const { userId: userid, sheba } of waiting)
    await world.call('operator/confirmsheba', { userid, sheba }, world.dice.pick(world.operators));
};

/** Money that comes into the marketplace and leaves it, beside orders. */
export const MONEY_ACTS: Acts = {
  topUp: { weight: 2, act: topUp },
  redeemGift: { weight: 2, act: redeemGift },
  withdraw: { weight: 3, act: withdraw },
  askForPay: { weight: 3, act: askForPay },
  saveSheba: { weight: 1, act: saveSheba },
  confirmShebas: { weight: 2, act: confirmShebas },
};
