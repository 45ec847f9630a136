import { z } from 'zod';

import { defineCall } from './call';
import { CASE_GROUPS, CASE_PAGE_SIZES, CASE_SORTS, DESK_CASES, DESK_QUEUES, SNOOZES } from './desk-enumerations';
import { id, listPage } from './shapes';

const queueName = z.enum(DESK_QUEUES);

/** An operator of the desk. */
const colleague = z.object({ userid: id, fullname: z.string() });

/** A case by its queue, and by its number there. */
const byCase = z.object({ queue: queueName, caseid: id });

/** A case that waits in a queue of the desk. */
const waitingCase = byCase.extend({
  /** The code of an order, the plate of a vehicle or the mobile of a person. */
  code: z.string(),
  /** Whom it is about. */
  fullname: z.string(),
  /** The money that it is about; null where it is about none. */
  amountRial: z.number().int().nullable(),
  sinceMs: z.number().int(),
  dueAtMs: z.number().int(),
  isOverdue: z.boolean(),
  /** Less than a quarter of its time is left. */
  isSoon: z.boolean(),
  owner: colleague.nullable(),
  isMine: z.boolean(),
  /** Until when it is out of its owner's sight; null where it is not. */
  snoozedUntilMs: z.number().int().nullable(),
  /** Other operators who have it open now. */
  lstViewer: z.array(colleague),
});

/** An act or a read of an operator in a case. */
const caseEvent = z.object({
  atMs: z.number().int(),
  /** Without a name where the account was erased. */
  actor: colleague,
  /** The name of the call, or of the read; each operator's reads are one event, the last. */
  action: z.string(),
  /** Why, in the operator's words; null without any. */
  reason: z.string().nullable(),
});

const queueCounts = z.object({
  openCount: z.number().int(),
  overdueCount: z.number().int(),
  soonCount: z.number().int(),
  /** The caller's, without those that are snoozed. */
  mineCount: z.number().int(),
  nobodyCount: z.number().int(),
  /** The caller's. */
  snoozedCount: z.number().int(),
  /** Cases in which the other side is to answer; they count nowhere else. */
  otherCount: z.number().int(),
});

/** Calls of the desk's queues: their cases, owners and viewers (BEHAVIOUR 20). */
export const deskQueueCalls = [
  defineCall('operator/getstart', {
    summary: 'How much waits at the desk, queue by queue, of those that the caller’s roles may decide',
    access: 'operator',
    input: z.object({}).prefault({}),
    answer: z.object({
      lstQueue: z.array(
        queueCounts.extend({
          queue: queueName,
          /** The due time of the case that waits longest; null where none waits. */
          nextDueAtMs: z.number().int().nullable(),
        }),
      ),
      totals: queueCounts,
      /** Until when the desk works today; null while it is closed. */
      closesAtMs: z.number().int().nullable(),
      /** The desk's next opening. */
      opensAtMs: z.number().int(),
      /** When our own site was away last, and the clocks stood still; null a day after its end. */
      lastOutage: z.object({ fromMs: z.number().int(), untilMs: z.number().int() }).nullable(),
      serverNowMs: z.number().int(),
    }),
  }),
  defineCall('operator/getallcase', {
    summary:
      'The cases of a queue, or of all that the caller’s roles may decide, the next deadline first unless it is sorted',
    access: 'operator',
    input: listPage
      .extend({
        queue: queueName.optional(),
        group: z.enum(CASE_GROUPS).default('all'),
        sort: z.enum(CASE_SORTS).default('due'),
        /** Turns the order around; cases that are equal in it stay due first. */
        isDescending: z.boolean().default(false),
        /** A page is for one operator at a desktop, so it has more rows than other lists. */
        pageSize: z
          .number()
          .int()
          .min(1)
          .max(Math.max(...CASE_PAGE_SIZES))
          .default(CASE_PAGE_SIZES[0]),
      })
      .prefault({}),
    answer: z.object({
      lstCase: z.array(waitingCase),
      totalCount: z.number().int(),
      serverNowMs: z.number().int(),
    }),
  }),
  defineCall('operator/getcolleagues', {
    summary: 'Who may be given a case of a queue',
    access: 'operator',
    input: z.object({ queue: queueName }),
    answer: z.object({ lstColleague: z.array(colleague) }),
  }),
  defineCall('operator/takenext', {
    summary: 'Gives the caller the case of nobody’s that is due first; two who ask at once get two cases',
    access: 'operator',
    limit: 'operators',
    input: z.object({ queue: queueName.optional() }).prefault({}),
    /** Null where nothing waits that is nobody's. */
    answer: z.object({ taken: byCase.nullable() }),
  }),
  defineCall('operator/assigncase', {
    summary: 'Gives a case to an operator who may decide it, or to nobody',
    access: 'operator',
    limit: 'operators',
    isIdempotent: 'when-keyed',
    input: byCase.extend({
      /** The owner that the caller saw: with another one by now nothing changes. */
      seenOwnerId: id.nullable(),
      /** Null lets it go. */
      ownerId: id.nullable(),
    }),
    answer: z.object({ owner: colleague.nullable() }),
    /** `not-yours`: their roles do not decide cases of this queue. */
    outcomes: ['not-found', 'case-taken', 'not-yours'],
  }),
  defineCall('operator/snoozecase', {
    summary: 'Takes a case of the caller’s out of their sight for a while; its clock goes on',
    access: 'operator',
    limit: 'operators',
    isIdempotent: 'when-keyed',
    input: byCase.extend({
      /** Null ends it now. */
      snooze: z.enum(SNOOZES).nullable(),
    }),
    answer: z.object({ snoozedUntilMs: z.number().int().nullable() }),
    outcomes: ['not-found', 'case-taken'],
  }),
  defineCall('operator/getcasehistory', {
    summary: 'What operators did and read in a case, with the owners that it had, the newest first',
    access: 'operator',
    input: z.object({ subject: z.enum(DESK_CASES), caseid: id }),
    answer: z.object({ lstEvent: z.array(caseEvent) }),
  }),
  defineCall('operator/viewcase', {
    summary: 'Says that the caller looks at a case, and answers whose it is and who else looks at it',
    access: 'operator',
    limit: 'operators',
    input: z.object({ subject: z.enum(DESK_CASES), caseid: id }),
    answer: z.object({
      /** Null where it waits in no queue that the caller’s roles decide. */
      waiting: z
        .object({
          /** An order waits in one of the queues of orders. */
          queue: queueName,
          owner: colleague.nullable(),
          isMine: z.boolean(),
          dueAtMs: z.number().int(),
          isOverdue: z.boolean(),
          isSoon: z.boolean(),
          snoozedUntilMs: z.number().int().nullable(),
        })
        .nullable(),
      lstViewer: z.array(colleague),
      serverNowMs: z.number().int(),
    }),
  }),
] as const;
