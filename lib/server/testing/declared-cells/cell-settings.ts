import { eq } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import type { OrderState } from '@/lib/contract/enumerations';
import { CUSTODY_STAGES } from '@/lib/contract/provider-enumerations';
import { RESCHEDULES } from '@/lib/domain/constants/orders';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';
import { getKind } from '@/lib/domain/kind/service-kind';
import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';
import type { OrderMove } from '@/lib/domain/order/order-moves';

import {
  custodyPieces,
  custodyScans,
  doorWaits,
  heldFees,
  priceChanges,
  taskEvents,
  tasks,
  type TaskRow,
} from '../../schema';
import { aDayFromNow } from '../../seed/stories/people';
import { aPhoto } from '../market-run/photo';
import type { World } from '../market-run/world';
import { EXTRA_WORK, type MoveAttempt } from '../../calls/move-attempts';
import type { ReadyOrder } from './ready-orders';

/** The time at which something is tried. */
export interface Setting {
  /** Hours until the visit begins; below zero for one that has begun. */
  readonly startsInHours: number;
  /** The provider stands at the door, and has waited there. */
  readonly isAtDoor?: boolean;
  /** The customer has moved the order alone as often as they may. */
  readonly isMovedOften?: boolean;
}

/** A visit that lies ahead, was moved often, is near, has begun, or waits at a door. */
export const SETTINGS: readonly [Setting, ...Setting[]] = [
  { startsInHours: 48 },
  { startsInHours: 48, isMovedOften: true },
  { startsInHours: 1.2 },
  { startsInHours: -2.4 },
  { startsInHours: -0.8 },
  { startsInHours: -0.8, isAtDoor: true },
];

/** Whose hands make the attempts. */
export interface Sides {
  readonly customer: number;
  readonly provider: number;
  readonly operator: number;
}

export interface Cell {
  readonly ready: ReadyOrder;
  readonly state: OrderState;
  readonly setting: Setting;
  readonly sides: Sides;
  /** Changes of the order's row beside those of the setting. */
  readonly row?: Partial<TaskRow>;
}

export const connectionOf = ({ service }: World) => service.context.ports.database.connection;

let addresses = 0;
/** Nobody's budget of calls is what is tried here. */
export function fromAnywhere() {
  addresses += 1;
  return { ipAddress: `198.18.${Math.floor(addresses / 256) % 256}.${addresses % 256}` };
}

export async function bringTo(world: World, { ready, state, setting, row = {} }: Cell): Promise<void> {
  const { taskid } = ready.order;
  const connection = connectionOf(world);
  const [task] = await connection.select().from(tasks).where(eq(tasks.id, taskid));
  if (!task) throw new Error(`The order ${taskid} is gone`);
  const nowMs = world.service.clock.now().getTime();
  const after = (hours: number) => new Date(nowMs + hours * HOUR_MS);
  const isOver = state.startsWith('CANCELLED');
  await connection
    .update(tasks)
    .set({
      state,
      providerId: state === 'BIDDING' ? null : ready.providerId,
      bidsEndAt: task.bidsEndAt && after(1),
      paymentExpiresAt: state === 'PENDING_PAYMENT' ? new Date(nowMs + MINUTE_MS) : null,
      answerDueAt: after(1),
      // A completed order is within the time for complaints before its visit's second hour, and beyond it later.
      completesAt: after(setting.startsInHours < -1 ? -1 : 1),
      feeDueAt: isOver ? after(1) : null,
      ...toVisit(task, after, setting),
      ...row,
    })
    .where(eq(tasks.id, taskid));
  if (isOver)
    await connection
      .insert(heldFees)
      .values({ taskId: taskid, heldRials: 1000, debtRials: 0, heldAt: new Date(nowMs) });
  if (setting.isMovedOften)
    await connection
      .insert(taskEvents)
      .values(Array.from({ length: RESCHEDULES }, () => ({ taskId: taskid, state, move: 'reschedule', at: after(0) })));
  if (WITH_PIECES.includes(state) && isTextile(task)) await addScannedPiece(world, taskid, ready.providerId);
  if (setting.isAtDoor)
    await connection
      .insert(doorWaits)
      .values({ taskId: taskid, arrivedAt: after(-0.7), metresAway: 10, writtenAt: after(-0.6) });
}

const WITH_PIECES: readonly OrderState[] = ['PICKED_UP', 'PROCESSING', 'RETURNING'];
const isTextile = ({ kind }: TaskRow) => getKind(kind).isTextile;

/** A bag whose tag was scanned at each hand-over. */
async function addScannedPiece(world: World, taskId: number, listedById: number): Promise<void> {
  const listedAt = world.service.clock.now();
  const piece = { taskId, listedById, tag: `TRIED-${taskId}`, name: 'Shirts', count: 8, defects: '', listedAt };
  const [added] = await connectionOf(world).insert(custodyPieces).values(piece).returning({ id: custodyPieces.id });
  const pieceId = added?.id ?? 0;
  await connectionOf(world)
    .insert(custodyScans)
    .values(CUSTODY_STAGES.map((stage) => ({ pieceId, stage, at: listedAt })));
}

function toVisit(task: TaskRow, after: (hours: number) => Date, { startsInHours }: Setting): Partial<TaskRow> {
  const { startsAt, endsAt, detail } = task;
  const back = detail?.return && { return: { startsAtMs: after(0).getTime(), endsAtMs: after(2).getTime() } };
  if (!startsAt || !endsAt) return {};
  const lengthHours = (endsAt.getTime() - startsAt.getTime()) / HOUR_MS;
  return {
    startsAt: after(startsInHours),
    endsAt: after(startsInHours + Math.max(lengthHours, 3)),
    ...(detail && { detail: { ...detail, ...back } }),
  };
}

type Before = (world: World, cell: Cell) => Promise<unknown>;

const askHour: Before = (world, { ready, sides }) =>
  attemptQuietly(world, 'reqandpay/reschedule', { taskid: ready.order.taskid, ...anHour(world) }, sides.customer);

const movePrice: Before = async (world, { ready, sides }) => {
  const asked = { taskid: ready.order.taskid, lines: EXTRA_WORK, reason: 'There is more to do' };
  const fileid = await aPhoto(world, sides.provider);
  return attemptQuietly(world, 'pricechange/addpricechange', { ...asked, fileid }, sides.provider);
};

const listPiece: Before = async (world, { ready, sides }) => {
  const fileid = await aPhoto(world, sides.provider);
  const piece = { taskid: ready.order.taskid, pieceName: 'Shirts', count: 8, fileid };
  return attemptQuietly(world, 'custody/addpiece', piece, sides.provider);
};

const tellDelay: Before = (world, { ready, sides }) =>
  attemptQuietly(world, 'expert/telldelay', { taskid: ready.order.taskid, minutes: 10 }, sides.provider);

const offerHours: Before = (world, { ready, sides }) =>
  attemptQuietly(world, 'expert/offerhours', { taskid: ready.order.taskid, lstHour: [anHour(world)] }, sides.provider);

/** The acts that a move needs before it. */
const BEFORE: Partial<Record<OrderMove, Before>> = {
  takeBackHour: askHour,
  agreeHour: askHour,
  keepHour: askHour,
  agreeDelay: tellDelay,
  refuseDelay: tellDelay,
  takeHour: offerHours,
  refuseHours: offerHours,
  approvePrice: movePrice,
  refusePrice: movePrice,
  pickUp: listPiece,
};

export async function prepare(world: World, { moves }: MoveAttempt, cell: Cell): Promise<void> {
  for (const move of moves) await BEFORE[move]?.(world, cell);
}

/** Another test's matter whether it is refused. */
async function attemptQuietly(
  { service }: World,
  name: MoveAttempt['name'],
  input: MoveAttempt['input'],
  as: number,
): Promise<void> {
  await service.callWrongly(name, input, { as, facts: fromAnywhere() }).catch((error: unknown) => {
    if (!(error instanceof CallError)) throw error;
  });
}

export const anHour = ({ service }: World) => ({
  gDate: aDayFromNow(service.context, 3),
  deliverytimeid: toDeliveryTimeId(10),
});

/** The input with what is known by now: the open proposal of a price, its photo, and the sum that an operator sees. */
export async function toInput(world: World, attempt: MoveAttempt, { ready, sides }: Cell): Promise<object> {
  const { name, input = {} } = attempt;
  const { taskid } = ready.order;
  if (name === 'pricechange/decidepricechange') {
    const [change] = await connectionOf(world).select().from(priceChanges).where(eq(priceChanges.taskId, taskid));
    return { ...input, pricechangeid: change?.id ?? 0 };
  }
  if (name === 'pricechange/addpricechange') return { ...input, fileid: await aPhoto(world, sides.provider) };
  if (name !== 'operator/moveordermoney' || !('way' in input)) return input;
  const by = { as: sides.operator, facts: fromAnywhere() };
  const planned = await world.service
    .callWrongly('operator/planordermoney', { taskid, way: input.way, rial: 0 }, by)
    .catch(() => null);
  const seenRial = (planned as Planned | null)?.plan.leftRial ?? 0;
  return { ...input, seenRial, ...(input.way === 'cancel' && { rial: seenRial }) };
}

type Planned = CallAnswer<'operator/planordermoney'>;
