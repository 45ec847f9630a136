import { randomUUID } from 'node:crypto';

import type { OrderState } from '@/lib/contract/enumerations';
import type { WorkMove } from '@/lib/contract/provider-enumerations';
import { HOUR_MS } from '@/lib/domain/constants/time-units';

import { uploadedFiles } from '../../schema';
import type { Act } from './customer-acts';
import { listCases, pickOrder, type Standing } from './reading';
import type { World } from './world';

/** What a provider does next, and what else she may do then. */
const WORK: Partial<Record<OrderState, { readonly onward: WorkMove; readonly other: readonly WorkMove[] }>> = {
  AWAITING_PROVIDER: { onward: 'accept', other: ['decline'] },
  CONFIRMED: { onward: 'depart', other: ['withdraw'] },
  EN_ROUTE: { onward: 'start', other: ['withdraw', 'reportNoAccess', 'leaveUnsafe'] },
  IN_PROGRESS: { onward: 'finish', other: ['leaveUnsafe'] },
  PICKED_UP: { onward: 'process', other: [] },
  PROCESSING: { onward: 'bringBack', other: [] },
  RETURNING: { onward: 'handBack', other: [] },
};
const WORK_STATES = Object.keys(WORK) as OrderState[];
/** The clock goes on by no more than this for one move. */
const MOST_WAIT_MS = 26 * HOUR_MS;

const work: Act = async (world) => {
  const found = await pickOrder(world, WORK_STATES);
  if (found) await moveOnward(world, found, MOST_WAIT_MS);
};

/** Makes the provider's next move, at its time where that comes soon enough. */
export async function moveOnward(world: World, { order, row }: Standing, mostWaitMs: number): Promise<void> {
  const { service } = world;
  const next = WORK[row.state];
  if (!next || row.providerId === null) return;
  const isTextile = order.kind === 'laundry' || order.kind === 'carpet';
  const move = row.state === 'EN_ROUTE' && isTextile ? 'pickUp' : next.onward;
  const by = { as: row.providerId };
  const { taskDetail } = await service.call('clean/gettaskdetail', { taskid: order.taskid }, by);
  const opensAtMs = taskDetail.moveOpenings.find((opening) => opening.move === move)?.opensAtMs ?? 0;
  const waitMs = opensAtMs - service.clock.now().getTime();
  if (waitMs > mostWaitMs) return;
  service.clock.advance(Math.max(0, waitMs));
  if (move === 'pickUp') await listPieces(world, order.taskid, row.providerId);
  const asked = { taskid: order.taskid, move, reason: 'As it was agreed' };
  await world.call('expert/movetask', asked, row.providerId);
}

/** What is taken along is listed with a photo. */
async function listPieces(world: World, taskid: number, providerId: number): Promise<void> {
  const { connection } = world.service.context.ports.database;
  const [file] = await connection
    .insert(uploadedFiles)
    .values({
      ownerId: providerId,
      contentType: 'image/jpeg',
      storageKey: `market-run/${randomUUID()}`,
      sizeBytes: 1,
      createdAt: world.service.clock.now(),
    })
    .returning({ fileid: uploadedFiles.id });
  const piece = { taskid, pieceName: 'Shirts', count: 8, fileid: file?.fileid ?? 0 };
  await world.call('custody/addpiece', piece, providerId);
}

const moveOtherwise: Act = async (world) => {
  const found = await pickOrder(world, WORK_STATES);
  if (!found || found.row.providerId === null) return;
  const { other = [] } = WORK[found.row.state] ?? {};
  if (other.length === 0) return;
  const asked = { taskid: found.order.taskid, move: world.dice.pick(other), reason: 'It cannot be done' };
  await world.call('expert/movetask', asked, found.row.providerId);
};

const bid: Act = async (world) => {
  const found = await pickOrder(world, ['BIDDING']);
  if (!found) return;
  const { kind, taskid } = found.order;
  const bidder = world.dice.pick(world.providers[kind]);
  const amount = { sgtype: 'lump', sgamount: 30_000_000 + 100_000 * world.dice.below(50) } as const;
  await world.call('suggestion/addsuggestion', { taskid, ...amount }, bidder.userId);
};

const proposePrice: Act = async (world) => {
  const found = await pickOrder(world, ['IN_PROGRESS', 'PICKED_UP', 'PROCESSING']);
  if (!found || found.row.providerId === null) return;
  const { taskid, kind } = found.order;
  if (kind === 'gas') {
    const litreVolume = 10 + world.dice.below(21);
    await world.call('gas/adddelivery', { taskid, litreVolume }, found.row.providerId);
    return;
  }
  const lines = world.dice.percent(50)
    ? [
        {
          key: 'less-work' as const,
          amountRial: -100_000 * (1 + world.dice.below(Math.max(1, Math.floor(found.row.priceRials / 100_000)))),
        },
      ]
    : [{ key: 'overtime' as const, minutes: 60 }];
  await world.call('pricechange/addpricechange', { taskid, lines, reason: 'Other work' }, found.row.providerId);
};

const recordCash: Act = async (world) => {
  const found = await pickOrder(world, ['DONE']);
  if (!found || found.row.providerId === null) return;
  const { taskid } = found.order;
  const outcome = world.dice.pick(['cash', 'cash', 'pos', 'none'] as const);
  const { taskDetail } = await world.service.call('clean/gettaskdetail', { taskid }, { as: found.row.providerId });
  const seenRial = outcome === 'none' ? 0 : (taskDetail.sums?.dueRial ?? 0);
  await world.call('expert/recordcash', { taskid, outcome, seenRial }, found.row.providerId);
};

const speakInDispute: Act = async (world) => {
  const cases = await listCases(world, ['open', 'answered', 'decided']);
  if (cases.length === 0) return;
  const { taskid, providerId, priceRials, state } = world.dice.pick(cases);
  if (state === 'decided')
    await world.call('dispute/appealdecision', { taskid, text: 'This is not what happened' }, providerId);
  else {
    const rial = Math.floor((priceRials * world.dice.below(101)) / 1000) * 10;
    await world.call('dispute/offersettlement', { taskid, text: 'Sorry', rial, visitatms: null }, providerId);
  }
};

const askForPay: Act = async (world) => {
  const kind = world.dice.pick(['cleaning', 'carwash', 'task', 'gas', 'laundry', 'upholstery'] as const);
  const { userId } = world.dice.pick(world.providers[kind]);
  const pay = await world.service.call('payout/getpayouts', {}, { as: userId });
  if (pay.availableRial > 0) await world.call('payout/requestpayout', { amountRial: pay.availableRial }, userId);
};

export const PROVIDER_ACTS: Readonly<Record<string, { readonly weight: number; readonly act: Act }>> = {
  work: { weight: 26, act: work },
  moveOtherwise: { weight: 3, act: moveOtherwise },
  bid: { weight: 8, act: bid },
  proposePrice: { weight: 4, act: proposePrice },
  recordCash: { weight: 4, act: recordCash },
  speakInDispute: { weight: 4, act: speakInDispute },
  askForPay: { weight: 3, act: askForPay },
};
