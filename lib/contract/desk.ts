import { z } from 'zod';

import { defineCall } from './call';
import { DESK_ROLES } from './desk-enumerations';
import { INVARIANT_SUBJECTS, LEDGER_INVARIANTS } from './money-enumerations';
import { seenFields } from './seen';
import { id, lineText, paragraphText, passwordDigest } from './shapes';

const deskRole = z.enum(DESK_ROLES);

const deskPerson = z.object({
  userid: id,
  fullname: z.string(),
  mobileNo: z.string(),
  lstRole: z.array(deskRole),
  /** The caller. */
  isSelf: z.boolean(),
});

const auditPerson = z.object({
  userid: z.number().int(),
  /** Empty where the account was erased. */
  fullname: z.string(),
});

const auditEntry = z.object({
  entryid: z.number().int(),
  atMs: z.number().int(),
  actor: auditPerson,
  /** The person on whose behalf the operator acted; null for nobody. */
  behalf: auditPerson.nullable(),
  /** The name of the call, or of the read. */
  action: z.string(),
  subject: z.string(),
  subjectid: z.number().int().nullable(),
  /** The operator's input as JSON, without words and without numbers that identify a person. */
  input: z.string(),
  /** The facts that changed, as JSON. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  reason: z.string().nullable(),
  outcome: z.string(),
});

/** Calls about the desk itself: its people, their roles and their acts (BEHAVIOUR 20). */
export const deskCalls = [
  defineCall('operator/getdesk', {
    summary: 'What the caller may do at the operators’ desk',
    access: 'operator',
    input: z.object({}).prefault({}),
    answer: z.object({ userid: id, mobileNo: z.string(), lstRole: z.array(deskRole) }),
  }),
  defineCall('operator/confirmpassword', {
    summary: 'The caller types the password again: calls that move money ask for it',
    access: 'operator',
    limit: { handler: ['password-change'] },
    input: z.object({ password: passwordDigest }),
    answer: z.object({}),
    outcomes: ['invalid-login', 'TooMuchRequest'],
  }),
  defineCall('operator/getdeskpeople', {
    summary: 'Everybody who works at the desk, with their roles',
    access: 'operator',
    input: z.object({}).prefault({}),
    answer: z.object({ lstPerson: z.array(deskPerson) }),
  }),
  defineCall('operator/savedeskroles', {
    summary:
      'Gives somebody with an account these roles at the desk and takes all others; who loses a role is logged out at once',
    access: 'operator',
    limit: 'operators',
    asksPassword: true,
    input: z.object({
      mobile: lineText(1, 20),
      /** The person's new roles; an empty list ends their work at the desk. */
      lstRole: z.array(deskRole).max(DESK_ROLES.length),
      reason: paragraphText(5, 600),
      ...seenFields,
    }),
    answer: z.object({ lstPerson: z.array(deskPerson) }),
    outcomes: ['last-operator', 'UserNull', 'stale'],
  }),
  defineCall('operator/getledgerproof', {
    summary: 'What the last nightly look at the books found',
    access: 'operator',
    input: z.object({}).prefault({}),
    answer: z.object({
      /** Null before the first. */
      provedAtMs: z.number().int().nullable(),
      /** The broken invariants; empty where the books were right. */
      lstBroken: z.array(
        z.object({
          invariant: z.enum(LEDGER_INVARIANTS),
          subject: z.enum(INVARIANT_SUBJECTS),
          /** The first hundred that break it. */
          lstId: z.array(z.number().int()),
        }),
      ),
    }),
  }),
  defineCall('operator/getaudit', {
    summary: 'What operators did and read, the newest first; the database lets nobody change it',
    access: 'operator',
    input: z
      .object({
        actorid: id.optional(),
        /** `order`, `dispute`, `person` and so on. */
        subject: lineText(1, 40).optional(),
        subjectid: id.optional(),
        /** `done`, `read`, or the name of an error. */
        outcome: lineText(1, 60).optional(),
        fromMs: z.number().int().positive().optional(),
        /** Entries of before this moment. */
        untilMs: z.number().int().positive().optional(),
        beforeId: z.number().int().positive().optional(),
        /** The page goes into a file: that is logged as a read. */
        isExport: z.boolean().default(false),
      })
      .prefault({}),
    answer: z.object({
      lstEntry: z.array(auditEntry),
      /** Null on the last page. */
      nextBeforeId: z.number().int().nullable(),
    }),
  }),
] as const;
