import { z } from 'zod';

import { travel } from './bid-shapes';
import { defineCall } from './call';
import { ORDER_STATES } from './enumerations';
import { MEMBER_STATES, TEAM_PLACES } from './provider-enumerations';
import { acknowledgement, dayText, id, mobileText, nothing, paragraphText, rials } from './shapes';

/** JOB_WAGE of lib/domain/constants/providers.ts. */
const WAGE = { mostPercent: 100, leastRial: 100_000, mostRial: 1_000_000_000 };
const RIALS_A_TOMAN = 10;
const wholeTomans = rials.multipleOf(RIALS_A_TOMAN);
/** RETURN_REASON of lib/domain/constants/providers.ts. */
const RETURN_REASON = { least: 3, most: 300 };

/** A company's pay to a member for a job; one of the two is null. */
export const wage = z.object({ percent: z.number().int().nullable(), jobRial: rials.nullable() });

/** The worker to whom a company has handed a work; null where the provider comes. */
export const handedWork = z.object({
  assigneeUserId: id,
  assigneeName: z.string(),
  companyName: z.string(),
  /** The reader does it for the company, or leads who does: the pay is the company's, and no sum of it is told. */
  isForCompany: z.boolean(),
  /** The sum to take in cash at the door, for the company. */
  cashDueRial: rials,
});

const member = z.object({
  memberid: id,
  userId: id,
  fullname: z.string(),
  mobileNo: z.string(),
  userImage: z.string().nullable(),
  workerRate: z.number().nullable(),
  state: z.enum(MEMBER_STATES),
  isSupervisor: z.boolean(),
  supervisorUserId: id.nullable(),
  /** Works that were handed to them and are not over yet. */
  openWorkCount: z.number().int(),
  /** The agreed wage, for the company and the member; null for other readers and before an agreement. */
  wage: wage.nullable(),
  /** The caller. */
  isOwn: z.boolean(),
});

const hours = { startHour: z.number().int(), endHour: z.number().int() };

const work = z.object({
  taskid: id,
  reqcode: z.string(),
  serviceName: z.string(),
  state: z.enum(ORDER_STATES),
  gDate: dayText,
  ...hours,
  startsAtMs: z.number().int(),
  /** City and neighbourhood. */
  deliveryPlace: z.string(),
  assigneeUserId: id.nullable(),
  /** Its hour has come, and it has not begun. */
  isLate: z.boolean(),
  /** Whether it may be handed to somebody now. */
  isAssignable: z.boolean(),
  /** The worker who gave it back to the company last, and why; null where nobody did. */
  returned: z.object({ fullname: z.string(), reason: z.string() }).nullable(),
});

/** Calls of a company's team: its members, their days, and the works handed to them (lib/server/teams). */
export const teamCalls = [
  defineCall('team/getteam', {
    summary: 'The team that the caller has, leads in or belongs to, as far as they may see it, and who invites them',
    access: 'provider',
    input: nothing,
    answer: z.object({
      /** Null for a person without a team. */
      team: z.object({ companyName: z.string(), place: z.enum(TEAM_PLACES) }).nullable(),
      lstMember: z.array(member),
      lstInvitation: z.array(
        z.object({ memberid: id, companyName: z.string(), isSupervisor: z.boolean(), invitedAtMs: z.number().int() }),
      ),
    }),
  }),
  defineCall('team/invitemember', {
    summary: 'A company invites a worker or supervisor to its team by the mobile number',
    access: 'provider',
    limit: { handler: ['team-invitations'] },
    input: z.object({ mobile: mobileText }),
    answer: acknowledgement,
    outcomes: ['not-yours', 'not-a-provider', 'member-of-team', 'limit-reached', 'TooMuchRequest'],
  }),
  defineCall('team/answerinvitation', {
    summary: 'Who was invited to a team joins it, or does not',
    access: 'provider',
    limit: 'once',
    input: z.object({ memberid: id, isAccepted: z.boolean() }),
    answer: acknowledgement,
    outcomes: ['not-found', 'not-yours', 'member-of-team'],
  }),
  defineCall('team/endmember', {
    summary:
      'A company takes somebody from its team or an invitation back, or a member leaves; not with works that are open',
    access: 'provider',
    limit: 'once',
    input: z.object({ memberid: id }),
    answer: acknowledgement,
    outcomes: ['not-found', 'not-yours', 'member-has-work'],
  }),
  defineCall('team/setsupervisor', {
    summary: 'Who of a company’s team leads a member; null for nobody',
    access: 'provider',
    limit: 'replaces',
    input: z.object({ memberid: id, supervisorUserId: id.nullable() }),
    answer: acknowledgement,
    outcomes: ['not-found', 'not-yours'],
  }),
  defineCall('team/setwage', {
    summary:
      'A company says what it pays a member a job that begins from now on: a share of what it gets after commission, or a sum',
    access: 'provider',
    limit: 'replaces',
    input: z.discriminatedUnion('kind', [
      z.object({ memberid: id, kind: z.literal('share'), percent: z.number().int().min(1).max(WAGE.mostPercent) }),
      z.object({ memberid: id, kind: z.literal('sum'), jobRial: wholeTomans.min(WAGE.leastRial).max(WAGE.mostRial) }),
      z.object({ memberid: id, kind: z.literal('none') }),
    ]),
    answer: acknowledgement,
    outcomes: ['not-found', 'not-yours'],
  }),
  defineCall('team/getteamdays', {
    summary:
      'Seven days of a team from one on, without it from this week’s Saturday on: who works when, what they were handed, when else they are taken, and what waits to be handed on',
    access: 'provider',
    input: z.object({ gDate: dayText.optional() }),
    answer: z.object({
      /** The server's day in Tehran. */
      today: dayText,
      serverNowMs: z.number().int(),
      lstDay: z.array(dayText),
      lstMemberDays: z.array(
        z.object({
          userId: id,
          fullname: z.string(),
          userImage: z.string().nullable(),
          lstShift: z.array(z.object({ gDate: dayText, ...hours })),
          lstWork: z.array(work),
          /** Taken by work of their own, or free by their own word: of no business of the company's. */
          lstTaken: z.array(z.object({ gDate: dayText, ...hours })),
          /** The members' wages of a day's jobs, read by the company and themselves; empty where nothing is agreed. */
          lstWage: z.array(z.object({ gDate: dayText, wageRial: rials })),
        }),
      ),
      /** Accepted and not begun, on any day, with nobody of the team to come. */
      lstWaiting: z.array(work),
    }),
    outcomes: ['not-yours'],
  }),
  defineCall('team/getfreemember', {
    summary:
      'Who of the team can come to a work, the nearest first and who gave it back last, and who cannot; a company reads it before it accepts, too',
    access: 'provider',
    input: z.object({ taskid: id }),
    answer: z.object({
      lstMember: z.array(
        z.object({
          userId: id,
          fullname: z.string(),
          userImage: z.string().nullable(),
          workerRate: z.number().nullable(),
          /** The way from the centre of the neighbourhood of the member's job before; null where that is not known. */
          travel: travel.nullable(),
          isFree: z.boolean(),
          isAssigned: z.boolean(),
          /** They had this work and gave it back. */
          hasReturned: z.boolean(),
        }),
      ),
      /** The caller is the company, which may take the work back: somebody of its team is held for it then. */
      isCompanyFree: z.boolean(),
    }),
    outcomes: ['not-found', 'not-yours', 'move-not-allowed'],
  }),
  defineCall('team/assignwork', {
    summary: 'Hands an accepted work to somebody of the team, with its hours, before it begins; null takes it back',
    access: 'provider',
    limit: 'once',
    input: z.object({ taskid: id, userId: id.nullable() }),
    answer: z.object({ assigneeUserId: id.nullable() }),
    outcomes: ['not-found', 'not-yours', 'move-not-allowed', 'provider-not-free'],
  }),
  defineCall('team/returnwork', {
    summary: 'A worker gives a work back to the company before setting out, with a reason that the company reads',
    access: 'provider',
    limit: 'once',
    input: z.object({ taskid: id, reason: paragraphText(RETURN_REASON.least, RETURN_REASON.most) }),
    answer: acknowledgement,
    outcomes: ['not-found', 'not-yours', 'move-not-allowed'],
  }),
] as const;
