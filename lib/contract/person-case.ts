import { z } from 'zod';

import { defineCall } from './call';
import { heldCertificate } from './certificate';
import { PERSON_EVENT_KINDS, PERSON_MOVES } from './desk-enumerations';
import { ORDER_STATES } from './enumerations';
import { APPLICATION_STATES, PROVIDER_STATUSES } from './provider-enumerations';
import { sanction } from './sanction';
import { id, paragraphText, rials } from './shapes';

const instantMs = z.number().int();

/** Something that happened to a person. */
const personEvent = z.object({
  kind: z.enum(PERSON_EVENT_KINDS),
  atMs: instantMs,
  /** The operator; null for the marketplace itself. */
  actor: z.object({ userid: z.number().int(), fullname: z.string() }).nullable(),
  /** The call or the move of an operator, the kind of a sanction, or the title of a message. */
  what: z.string(),
  /** Why, in the operator's words. */
  text: z.string().nullable(),
});

const personOrder = z.object({
  taskid: id,
  reqcode: z.string(),
  serviceName: z.string(),
  state: z.enum(ORDER_STATES),
  atMs: instantMs,
  /** The person does it, and did not order it. */
  isWork: z.boolean(),
});

/** A person as an operator reads them: one skeleton for every case (design/DESK.md). */
const personCase = z.object({
  userid: id,
  fullname: z.string(),
  /** The details that an operator can correct at the person’s request. */
  details: z.object({ firstName: z.string(), lastName: z.string(), email: z.string().nullable() }),
  mobileNo: z.string(),
  sinceAtMs: instantMs,
  /** Null for a person who is no professional. */
  provider: z
    .object({
      status: z.enum(PROVIDER_STATUSES),
      workerCode: z.string(),
      reliability: z.number().int(),
      rating: z.number().nullable(),
      doneTaskCount: z.number().int(),
      sinceAtMs: instantMs,
      /** No new work until then; null where none is held back. */
      heldUntilMs: instantMs.nullable(),
    })
    .nullable(),
  /** Null where the person never applied. */
  applicationState: z.enum(APPLICATION_STATES).nullable(),
  /** Balances of the ledger. */
  money: z.object({
    cashRial: rials,
    giftRial: rials,
    payableRial: rials,
    creditRial: rials,
    debtRial: rials,
  }),
  /** The person's open sessions. */
  sessions: z.object({ count: z.number().int(), lastUsedAtMs: instantMs.nullable() }),
  /** The newest first. */
  lstOrder: z.array(personOrder),
  lstSanction: z.array(sanction),
  /** The professional's certificates; empty for others. */
  lstCertificate: z.array(heldCertificate),
  lstEvent: z.array(personEvent),
  /** The moves open to an operator. */
  moves: z.array(z.enum(PERSON_MOVES)),
  /** The site can be seen with their eyes (`operator/beginview`): they do not work at the desk. */
  mayBeViewed: z.boolean(),
  serverNowMs: instantMs,
});

const person = z.object({ person: personCase });

/** Calls about a person at the desk (BEHAVIOUR 20). */
export const personCaseCalls = [
  defineCall('operator/getperson', {
    summary:
      'A person as an operator reads them: facts, money, orders, sanctions, sessions, one time line and the open moves',
    access: 'operator',
    input: z.object({ userid: id }),
    answer: person,
    outcomes: ['not-found'],
  }),
  defineCall('operator/moveperson', {
    summary:
      'Warns, blocks or unblocks a professional, who is told why and can appeal; ends all sessions of a person, or their wait for a login or a code',
    access: 'operator',
    limit: 'operators',
    input: z.object({ userid: id, move: z.enum(PERSON_MOVES), reason: paragraphText(5, 600) }),
    answer: person,
    outcomes: ['not-found', 'not-yours', 'move-not-allowed'],
  }),
] as const;
