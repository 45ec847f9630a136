import type { CallAnswer, CallInput } from '@/lib/contract';
import type { BulkAct, BulkRefusal, DeskMoneyWay } from '@/lib/contract/desk-enumerations';

import type { CallContext } from '../../context';
import { planAnswer } from '../../enquiries';
import { planClosing, planResending } from '../../messages';
import { planMoneyInBulk, planSecondAnswer } from '../../orders';
import { planPauseOf } from '../../pauses';
import { findCase } from '../queues/list-cases';
import { listOwners, type DeskReader } from '../queues/reader';

type ChosenRow = CallInput<'operator/planbulk'>['rows'][number];

export interface BulkPlanning {
  readonly context: CallContext;
  readonly reader: DeskReader;
  /** The owner to be, of an assignment. */
  readonly ownerId: number | null;
  /** The sum of each order, of goodwill and refunds. */
  readonly rials: number;
}

interface PlannedRow {
  readonly refusal: BulkRefusal | null;
  readonly orderCount?: number | null;
  readonly money?: NonNullable<CallAnswer<'operator/planbulk'>['lstRow'][number]['money']> | null;
}

type Plan = (row: ChosenRow, planning: BulkPlanning) => Promise<PlannedRow>;

const PLANS: Readonly<Record<BulkAct, Plan>> = {
  assign: planAssignment,
  snooze: planSnooze,
  resend: async ({ id }, { context }) => ({ refusal: await planResending(context.ports, id) }),
  leave: async ({ id }, { context }) => ({ refusal: await planClosing(context.ports, id) }),
  close: async ({ id }, { context }) => ({ refusal: await planAnswer(context.ports.database.connection, id) }),
  pause: ({ id: userId }, { context, reader }) =>
    planPauseOf(context.ports.database.connection, {
      userId,
      operatorId: reader.userId,
      locale: context.request.locale,
    }),
  goodwill: (row, planning) => planMoney('goodwill', row, planning),
  refund: (row, planning) => planMoney('refund', row, planning),
  cancel: (row, planning) => planMoney('cancel', row, planning),
  approve: planSecond,
  refuse: planSecond,
};

/** The plan of an act for one row. */
export function planRow(act: BulkAct, row: ChosenRow, planning: BulkPlanning): Promise<PlannedRow> {
  return PLANS[act](row, planning);
}

function planMoney(
  way: DeskMoneyWay,
  { id: taskId }: ChosenRow,
  { context: { ports }, reader: { userId: operatorId, now }, rials }: BulkPlanning,
): Promise<PlannedRow> {
  return planMoneyInBulk(ports.database.connection, { taskId, way, rials, operatorId, now });
}

function planSecond(
  { id: taskId }: ChosenRow,
  { context: { ports }, reader: { userId: operatorId, now } }: BulkPlanning,
): Promise<PlannedRow> {
  return planSecondAnswer(ports.database.connection, { taskId, operatorId, now });
}

async function planAssignment(row: ChosenRow, planning: BulkPlanning): Promise<PlannedRow> {
  const { reader, ownerId } = planning;
  const { queue, seenOwnerId = null } = row;
  const found = await find(row, planning);
  if (!found || !queue) return { refusal: 'not-found' };
  if (found.ownerId !== seenOwnerId) return { refusal: 'case-taken' };
  const mayOwn = ownerId === null || listOwners(reader, queue).some(({ userid }) => userid === ownerId);
  return { refusal: mayOwn ? null : 'not-yours' };
}

async function planSnooze(row: ChosenRow, planning: BulkPlanning): Promise<PlannedRow> {
  const found = await find(row, planning);
  if (!found) return { refusal: 'not-found' };
  return { refusal: found.ownerId === planning.reader.userId ? null : 'case-taken' };
}

/** The case where it waits in a queue of the reader's; null else. */
async function find({ id, queue }: ChosenRow, { context, reader }: BulkPlanning) {
  if (!queue || !reader.queues.includes(queue)) return null;
  return findCase(context.ports.database.connection, reader, { queue, caseid: id });
}
