import { z } from 'zod';

import { DISPUTE_SIDES, DISPUTE_STATES, DISPUTE_WISHES, DISPUTED_MATTERS, ORDER_STATES } from './enumerations';
import { DISPUTE_ENDS } from './provider-enumerations';
import { id, rials } from './shapes';
import { workPhoto } from './work-photo';

/** DISPUTE_LIMITS.photosASide of lib/domain/constants/. */
export const PHOTOS_A_SIDE = 10;

const instantMs = z.number().int();

/** A statement or an offer of one side. */
const disputeEntry = z.object({
  entryid: id,
  side: z.enum(DISPUTE_SIDES),
  text: z.string(),
  offerRial: rials.nullable(),
  offerVisitAtMs: instantMs.nullable(),
  atMs: instantMs,
});

const disputePhoto = z.object({
  photoid: id,
  side: z.enum(DISPUTE_SIDES),
  fileurl: z.string(),
  addedAtMs: instantMs,
});

/** A dispute as both of its sides read it (BEHAVIOUR 15). */
export const disputeCase = z.object({
  disputeid: id,
  taskid: id,
  reqcode: z.string(),
  state: z.enum(DISPUTE_STATES),
  reason: z.enum(DISPUTED_MATTERS),
  wish: z.enum(DISPUTE_WISHES),
  /** The one piece of textiles that it is about, in the reader’s language; null for the whole order. */
  piece: z.object({ label: z.string(), priceRial: rials }).nullable(),
  /** The sum that the customer asked for. */
  askedRial: rials,
  /** The most that can be decided. */
  capRial: rials,
  priceRial: rials,
  /** The part of the price that the commission is taken of: of petrol what bringing it costs. */
  commissionedRial: rials,
  /** The sum frozen in escrow. */
  frozenRial: rials,
  openedAtMs: instantMs,
  /** The side that has to act; null for neither. */
  turn: z.enum(DISPUTE_SIDES).nullable(),
  /** The deadline; null where none runs. */
  dueAtMs: instantMs.nullable(),
  /** The reader's open moves, of DISPUTE_MOVES. */
  moves: z.array(z.string()),
  /** The offer that waits for an answer; null without one. */
  offer: z.object({ rial: rials.nullable(), visitAtMs: instantMs.nullable() }).nullable(),
  /** The agreed second visit. */
  visitAtMs: instantMs.nullable(),
  /** Oldest first. */
  lstEntry: z.array(disputeEntry),
  lstPhoto: z.array(disputePhoto),
  /** The professional's photos of the work, oldest first. */
  lstWorkPhoto: z.array(workPhoto.omit({ isRemovable: true })),
  /** The sum given back so far. */
  backRial: rials,
  /** The professional's debt from disputes; 0 in the customer's view. */
  debtRial: rials,
  ended: z.enum(DISPUTE_ENDS).nullable(),
  decisionReason: z.string().nullable(),
  decidedAtMs: instantMs.nullable(),
  appeal: z.object({ side: z.enum(DISPUTE_SIDES), text: z.string(), atMs: instantMs }).nullable(),
  /** Why the appeal was decided so. */
  appealReason: z.string().nullable(),
  /** The professional's name and photo; null where the account is gone. */
  worker: z.object({ fullname: z.string(), userImage: z.string() }).nullable(),
  serverNowMs: instantMs,
});

const disputant = z.object({ userid: id, fullname: z.string(), mobileNo: z.string() });

/** A dispute as an operator decides on it. */
export const decidableDispute = disputeCase.extend({
  customer: disputant,
  provider: disputant,
  /** Words for operators alone, of a contested fee. */
  text: z.string(),
  /** A decision that waits for a second operator. */
  pending: z
    .object({
      rial: rials,
      reason: z.string(),
      /** It is the reader's own. */
      isOwn: z.boolean(),
    })
    .nullable(),
  /** The reader may judge: is no side of it, and has not touched the appealed decision. */
  mayJudge: z.boolean(),
  /** Operators who may judge, the reader among them. */
  judgeCount: z.number().int(),
  /** The order's time line, oldest first: the state that each move led to. */
  lstMove: z.array(z.object({ move: z.string(), state: z.enum(ORDER_STATES), atMs: instantMs })),
  /** Messages between the two sides, oldest first. */
  lstMessage: z.array(z.object({ messageid: id, side: z.string(), text: z.string(), atMs: instantMs })),
  /** Entries, photos and messages that the decision sealed; null before a decision. */
  sealedCount: z.number().int().nullable(),
});

/** A row of the operators' queue. */
export const queuedDispute = disputeCase
  .pick({ disputeid: true, taskid: true, reqcode: true, state: true, reason: true, askedRial: true, frozenRial: true })
  .extend({
    dueAtMs: instantMs,
    openedAtMs: instantMs,
    /** A decision waits for a second operator. */
    isPending: z.boolean(),
  });

/** The money that a decision moves, in rial. */
export const plannedSettlement = z.object({
  /** Back to the gifts that paid, with their old end. */
  giftRial: rials,
  walletRial: rials,
  /** The professional's share of the order; a negative number is their cost. */
  providerRial: rials,
  commissionRial: rials,
  /** The professional's debt after the decision. */
  debtRial: rials,
  /** The marketplace's share of the cost. */
  borneRial: rials,
  needsSecond: z.boolean(),
});
