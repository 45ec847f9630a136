import { DISPUTE_REASONS, DISPUTE_WISHES, type DisputeState } from '@/lib/contract/enumerations';
import { DAY_MS } from '@/lib/domain/constants/time-units';
import { toOnePiece } from '@/lib/domain/dispute/piece';

import { anOperator } from '../../seed/stories/people';
import type { Act, Acts } from './acts';
import { listCases, listHeldFees, pickOrder, type Case, type Standing } from './reading';
import type { World } from './world';

const TEXT = 'Not as it was said';
const REASON = 'Both sides were heard.';
const BEFORE_DECISION = ['open', 'answered', 'desk'] as const;

/** A share of a sum in whole tomans, now and then none and now and then all of it. */
const share = ({ dice }: World, rials: number): number => Math.floor((rials * dice.below(101)) / 1000) * 10;

async function pickCase(world: World, states: readonly DisputeState[]): Promise<Case | null> {
  const cases = await listCases(world, states);
  return cases.length === 0 ? null : world.dice.pick(cases);
}

const open: Act = async (world) => {
  const known = await listCases(world);
  const found = await pickOrder(
    world,
    ['IN_PROGRESS', 'PICKED_UP', 'PROCESSING', 'RETURNING', 'DONE', 'COMPLETED'],
    ({ row }) => !known.some(({ taskid }) => taskid === row.id),
  );
  if (found) await openDispute(world, found);
};

/** The first line of textiles, with the price of one piece; null without one. */
function findPiece({ lines }: Standing['row']) {
  const place = lines.findIndex((line) => toOnePiece(line) !== null);
  const line = lines[place];
  const piece = line ? toOnePiece(line) : null;
  return piece && { place, amountRials: piece.amountRials };
}

/** The customer of an order reports a problem with it, or with one of its pieces. */
export async function openDispute(world: World, { order, row }: Standing): Promise<void> {
  const { dice } = world;
  const reason = dice.pick(DISPUTE_REASONS);
  const found = findPiece(row);
  const piece = found !== null && dice.percent(50) ? found : null;
  const most = (piece?.amountRials ?? row.priceRials) * (reason === 'damage' ? 3 : 1);
  const wished = dice.percent(50) ? { askedrial: share(world, most) } : {};
  const about = piece === null ? {} : { piece: piece.place };
  const asked = { taskid: order.taskid, reason, text: TEXT, wish: dice.pick(DISPUTE_WISHES), ...about, ...wished };
  await world.call('dispute/opendispute', asked, order.customer.userId);
}

const say: Act = async (world) => {
  const found = await pickCase(world, BEFORE_DECISION);
  if (!found) return;
  const speaker = world.dice.pick([found.customerId, found.providerId]);
  await world.call('dispute/adddisputewords', { taskid: found.taskid, text: TEXT }, speaker);
};

const offer: Act = async (world) => {
  const found = await pickCase(world, BEFORE_DECISION);
  if (!found) return;
  const { dice, service } = world;
  const offered = dice.percent(70)
    ? { rial: share(world, found.priceRials), visitatms: null }
    : { rial: null, visitatms: service.clock.now().getTime() + (1 + dice.below(5)) * DAY_MS };
  await world.call('dispute/offersettlement', { taskid: found.taskid, text: TEXT, ...offered }, found.providerId);
};

const accept: Act = async (world) => {
  const offers = (await listCases(world, BEFORE_DECISION)).filter(({ hasOffer }) => hasOffer);
  if (offers.length === 0) return;
  const { taskid, customerId } = world.dice.pick(offers);
  await world.call('dispute/acceptoffer', { taskid }, customerId);
};

const askDesk: Act = async (world) => {
  const found = await pickCase(world, ['answered', 'second-visit']);
  if (found) await world.call('dispute/askdesk', { taskid: found.taskid }, found.customerId);
};

const withdraw: Act = async (world) => {
  const found = await pickCase(world, [...BEFORE_DECISION, 'second-visit']);
  if (found) await world.call('dispute/withdrawdispute', { taskid: found.taskid }, found.customerId);
};

const appeal: Act = async (world) => {
  const found = await pickCase(world, ['decided']);
  if (!found) return;
  const speaker = world.dice.pick([found.customerId, found.providerId]);
  await world.call('dispute/appealdecision', { taskid: found.taskid, text: TEXT }, speaker);
};

const contestFee: Act = async (world) => {
  const held = await listHeldFees(world);
  const found = await pickOrder(world, ['CANCELLED_BY_CUSTOMER', 'CANCELLED_BY_PROVIDER'], ({ row }) =>
    held.includes(row.id),
  );
  if (found)
    await world.call('dispute/contestfee', { taskid: found.order.taskid, text: TEXT }, found.order.customer.userId);
};

/** A decision on a dispute, or on its appeal, with a second operator's word where the sum asks for it. */
async function decideCase(world: World, found: Case): Promise<void> {
  const { disputeid, priceRials, capRials, feeRials } = found;
  const most = Math.min(capRials, priceRials * 2);
  const rial = feeRials === null ? share(world, most) : world.dice.pick([0, feeRials]);
  const isConfirmed = world.dice.percent(80);
  const turn = world.dice.below(world.operators.length);
  const operators = [...world.operators.slice(turn), ...world.operators.slice(0, turn)];
  for (const as of operators) {
    const decided = await world.call('operator/decidedispute', { disputeid, rial, reason: REASON }, as);
    if (!decided) continue;
    // One side may not answer for the other.
    if (decided.waits)
      for (const second of operators)
        if (await world.call('operator/confirmdispute', { disputeid, isconfirmed: isConfirmed }, second)) break;
    return;
  }
}

const decide: Act = async (world) => {
  const found = await pickCase(world, ['desk', 'appealed']);
  if (found) await decideCase(world, found);
};

/** Decides on all that waits. Where nobody at the desk may, as its page says, an owner takes on two more. */
export async function decideAllDisputes(world: World): Promise<void> {
  const { service, operators } = world;
  for (const found of await listCases(world, ['desk', 'appealed'])) {
    const [reader = 0] = operators;
    const { dispute } = await service.call('operator/getdispute', { disputeid: found.disputeid }, { as: reader });
    if (dispute.judgeCount < 2) operators.push(await anOperator(service.context), await anOperator(service.context));
    await decideCase(world, found);
  }
}

/** The acts of the two sides and the desk on a problem, from its report to its appeal. */
export const DISPUTE_ACTS = {
  openDispute: { weight: 6, act: open },
  sayInDispute: { weight: 3, act: say },
  offerSettlement: { weight: 4, act: offer },
  acceptOffer: { weight: 3, act: accept },
  askDesk: { weight: 3, act: askDesk },
  withdrawDispute: { weight: 1, act: withdraw },
  appealDecision: { weight: 3, act: appeal },
  contestFee: { weight: 2, act: contestFee },
  decideDispute: { weight: 4, act: decide },
} as const satisfies Acts;
