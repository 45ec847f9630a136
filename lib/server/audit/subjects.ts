import { and, eq } from 'drizzle-orm';

import { ROLE_IDS } from '@/lib/contract/enumerations';
import { toMobile } from '@/lib/domain/person/mobile';

import type { Executor } from '../ports/database';
import {
  bankCases,
  conversationReports,
  disputes,
  giftCodes,
  outgoingMessages,
  pauses,
  paperRequests,
  providerApplications,
  providers,
  sanctions,
  tasks,
  uploadedFiles,
  userRoles,
  users,
  withdrawalExcuses,
  workVehicles,
} from '../schema';

type Facts = Readonly<Record<string, unknown>>;

/** A row at one moment: states, sums, ids and dates, no words. */
export interface Snapshot {
  /** The person whose matter it is; null without one. */
  readonly personId: number | null;
  readonly facts: Facts;
}

export interface AuditSubject {
  readonly name: string;
  readonly id: number;
}

interface SubjectKind {
  readonly name: string;
  /** Answers null where there is no such row. */
  readonly read: (executor: Executor, id: number) => Promise<Snapshot | null>;
}

/**
 * The field of a call's input that names the subject of the call. The first that the input has counts. A field without
 * a `read` is logged with its id and the text that the operator sent.
 */
const SUBJECTS: readonly (SubjectKind & { readonly field: string })[] = [
  { field: 'bankcaseid', name: 'bank-case', read: readBankCase },
  { field: 'caseid', name: 'case', read: readNothing },
  { field: 'viewid', name: 'view', read: readNothing },
  { field: 'disputeid', name: 'dispute', read: readDispute },
  { field: 'reportid', name: 'report', read: readReport },
  { field: 'sanctionid', name: 'sanction', read: readSanction },
  { field: 'excuseid', name: 'withdrawal-excuse', read: readExcuse },
  { field: 'vehicleid', name: 'work-vehicle', read: readVehicle },
  { field: 'codeid', name: 'gift-code', read: readGiftCode },
  { field: 'postingid', name: 'posting', read: readNothing },
  { field: 'pauseid', name: 'pause', read: readPause },
  { field: 'runid', name: 'payout-run', read: readNothing },
  { field: 'payoutid', name: 'payout', read: readNothing },
  { field: 'moderationid', name: 'review-moderation', read: readNothing },
  { field: 'enquiryid', name: 'enquiry', read: readNothing },
  { field: 'requestid', name: 'paper-request', read: readPaperRequest },
  { field: 'outgoingid', name: 'outgoing-message', read: readOutgoing },
  { field: 'messageid', name: 'message', read: readNothing },
  { field: 'reviewid', name: 'review', read: readNothing },
  { field: 'fileid', name: 'file', read: readFile },
  { field: 'taskid', name: 'order', read: readOrder },
  { field: 'reqid', name: 'order', read: readOrder },
  { field: 'userid', name: 'person', read: readPerson },
];

/** The fields by which a call of the desk names its subject. */
export const SUBJECT_FIELDS: readonly string[] = [...SUBJECTS.map(({ field }) => field), 'mobile'];

const NOBODY: AuditSubject = { name: 'desk', id: 0 };

/** The subject of a call, by its input. A person may be named by the mobile. */
export async function findSubject(executor: Executor, input: unknown): Promise<AuditSubject> {
  const fields = toFields(input);
  for (const { field, name } of SUBJECTS) {
    const id = Number(fields[field] ?? Number.NaN);
    if (Number.isSafeInteger(id) && id > 0) return { name, id };
  }
  const mobile = typeof fields.mobile === 'string' ? toMobile(fields.mobile) : null;
  if (mobile === null) return NOBODY;
  const [person] = await executor.select({ id: users.id }).from(users).where(eq(users.mobile, mobile));
  return person ? { name: 'person', id: person.id } : NOBODY;
}

/** The subject as it is now; null where nothing is stored of it. */
export async function readSubject(executor: Executor, { name, id }: AuditSubject): Promise<Snapshot | null> {
  const kind = SUBJECTS.find((subject) => subject.name === name);
  return kind ? kind.read(executor, id) : null;
}

/** An input as an object; an input of another shape has no fields. */
export function toFields(input: unknown): Facts {
  return typeof input === 'object' && input !== null ? (input as Facts) : {};
}

async function readDispute(executor: Executor, id: number): Promise<Snapshot | null> {
  const [row] = await executor.select().from(disputes).where(eq(disputes.id, id));
  if (!row) return null;
  const { state, backRials, debtRials, ended, settledAt, dueAt, judgeIds, taskId } = row;
  const order = (await readOrder(executor, taskId))?.facts ?? {};
  return {
    personId: row.openedById,
    facts: { ...order, state, backRials, debtRials, ended, settledAt, dueAt, judgeIds, orderState: order.state },
  };
}

async function readGiftCode(executor: Executor, id: number): Promise<Snapshot | null> {
  const [row] = await executor.select().from(giftCodes).where(eq(giftCodes.id, id));
  if (!row) return null;
  const { amountRials, remainingUses, isWaiting, beginsAt, expiresAt, endedAt } = row;
  return { personId: null, facts: { amountRials, remainingUses, isWaiting, beginsAt, expiresAt, endedAt } };
}

async function readPause(executor: Executor, id: number): Promise<Snapshot | null> {
  const [row] = await executor.select().from(pauses).where(eq(pauses.id, id));
  if (!row) return null;
  const { kind, cityId, categoryId, locationId, providerId, beganAt, endsAt, endedAt } = row;
  return { personId: providerId, facts: { kind, cityId, categoryId, locationId, beganAt, endsAt, endedAt } };
}

async function readOrder(executor: Executor, id: number): Promise<Snapshot | null> {
  const [row] = await executor.select().from(tasks).where(eq(tasks.id, id));
  if (!row) return null;
  const { state, priceRials, payableRials, paymentWay, providerId, assigneeId, startsAt, endsAt, feeDueAt } = row;
  const facts = { state, priceRials, payableRials, paymentWay, providerId, assigneeId, startsAt, endsAt, feeDueAt };
  return { personId: row.customerId, facts };
}

async function readSanction(executor: Executor, id: number): Promise<Snapshot | null> {
  const [row] = await executor.select().from(sanctions).where(eq(sanctions.id, id));
  if (!row) return null;
  const { kind, points, endsAt, endedAt, appealedAt, decision, decidedAt } = row;
  return { personId: row.userId, facts: { kind, points, endsAt, endedAt, appealedAt, decision, decidedAt } };
}

async function readExcuse(executor: Executor, id: number): Promise<Snapshot | null> {
  const [row] = await executor.select().from(withdrawalExcuses).where(eq(withdrawalExcuses.id, id));
  if (!row) return null;
  const { eventId, cause, sentAt, decision, decidedAt } = row;
  return { personId: row.userId, facts: { eventId, cause, sentAt, decision, decidedAt } };
}

async function readReport(executor: Executor, id: number): Promise<Snapshot | null> {
  const [row] = await executor.select().from(conversationReports).where(eq(conversationReports.id, id));
  if (!row) return null;
  const { taskId, messageId, measure, decidedAt, blockedUntil, appealedAt, appealDecision } = row;
  const facts = { taskId, messageId, measure, decidedAt, blockedUntil, appealedAt, appealDecision };
  return { personId: row.accusedId, facts };
}

async function readBankCase(executor: Executor, id: number): Promise<Snapshot | null> {
  const [row] = await executor.select().from(bankCases).where(eq(bankCases.id, id));
  if (!row) return null;
  const { kind, attemptId, topUpId, refundId, payoutId, ended, endedAt, lastAnswer, lastAskedAt } = row;
  const money = { kind, attemptId, topUpId, refundId, payoutId };
  return { personId: null, facts: { ...money, ended, endedAt, lastAnswer, lastAskedAt } };
}

async function readOutgoing(executor: Executor, id: number): Promise<Snapshot | null> {
  const [row] = await executor.select().from(outgoingMessages).where(eq(outgoingMessages.id, id));
  if (!row) return null;
  const { channel, event, taskId, state, failure, attempts, closedAt } = row;
  return { personId: null, facts: { channel, event, taskId, state, failure, attempts, closedAt } };
}

async function readPaperRequest(executor: Executor, id: number): Promise<Snapshot | null> {
  const [row] = await executor.select().from(paperRequests).where(eq(paperRequests.id, id));
  if (!row) return null;
  const { userId: personId, kind, state, dueDay, turnedAt } = row;
  return { personId, facts: { kind, state, dueDay, turnedAt } };
}

async function readVehicle(executor: Executor, id: number): Promise<Snapshot | null> {
  const [row] = await executor.select().from(workVehicles).where(eq(workVehicles.id, id));
  if (!row) return null;
  const { state, sentAt, decidedAt, validUntil } = row;
  return { personId: row.userId, facts: { state, sentAt, decidedAt, validUntil } };
}

/** A person's roles at the desk, and their state as a provider. */
async function readPerson(executor: Executor, id: number): Promise<Snapshot | null> {
  const isOperator = and(eq(userRoles.userId, users.id), eq(userRoles.roleId, ROLE_IDS.operator));
  const [row] = await executor
    .select({
      deskRoles: userRoles.deskRoles,
      application: providerApplications.state,
      provider: providers.status,
      offersHeldUntil: providers.offersHeldUntil,
    })
    .from(users)
    .leftJoin(userRoles, isOperator)
    .leftJoin(providerApplications, eq(providerApplications.userId, users.id))
    .leftJoin(providers, eq(providers.userId, users.id))
    .where(eq(users.id, id));
  return row ? { personId: id, facts: { ...row } } : null;
}

async function readFile(executor: Executor, id: number): Promise<Snapshot | null> {
  const [row] = await executor
    .select({ ownerId: uploadedFiles.ownerId })
    .from(uploadedFiles)
    .where(eq(uploadedFiles.id, id));
  return row ? { personId: row.ownerId, facts: {} } : null;
}

function readNothing(): Promise<null> {
  return Promise.resolve(null);
}
