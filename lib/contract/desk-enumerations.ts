import { DOCUMENT_KINDS, WORK_VEHICLE_PAPERS } from './provider-enumerations';

/** The roles of operators (BEHAVIOUR 20); `lib/domain/person/desk-access.ts` says which calls each role may make. */
export const DESK_ROLES = ['owner', 'finance', 'support', 'catalogue'] as const;
/** One of the roles at the desk; an operator has one or several. */
export type DeskRole = (typeof DESK_ROLES)[number];

/** Matters that need a second operator's yes. */
export const APPROVAL_MATTERS = [
  'dispute',
  'refund',
  'payout-run',
  'prices',
  'bank-case',
  'cash-claim',
  'gift-code',
  'correction',
] as const;
/** A matter in which two operators decide. */
export type ApprovalMatter = (typeof APPROVAL_MATTERS)[number];

/** The ends of a question to a second operator. `void`: its subject has changed. `lapsed`: nobody answered in time. */
export const APPROVAL_ENDS = ['approved', 'refused', 'void', 'lapsed'] as const;
/** The end of a question to a second operator; it has none while it waits. */
export type ApprovalEnd = (typeof APPROVAL_ENDS)[number];

/** Kinds of things that the desk's search finds. */
export const FOUND_KINDS = ['order', 'dispute', 'customer', 'provider', 'application', 'vehicle'] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** The field by which the desk's search found a result. */
export const FOUND_MATCHES = ['code', 'number', 'mobile', 'plate', 'sheba', 'name'] as const;
export type FoundMatch = (typeof FOUND_MATCHES)[number];

/** The kinds of events in the time line of an order at the desk. */
export const CASE_EVENT_KINDS = ['move', 'money', 'message', 'sms', 'alert'] as const;
export type CaseEventKind = (typeof CASE_EVENT_KINDS)[number];

/** The events that end an order's next deadline, to which the desk counts down. */
export const CASE_DEADLINES = [
  'payment',
  'answer',
  'bids',
  'visit',
  'overdue',
  'completion',
  'fee',
  'dispute',
] as const;
export type CaseDeadline = (typeof CASE_DEADLINES)[number];

/** Ways in which an operator gives money of an order back, or gives some. */
export const DESK_MONEY_WAYS = ['cancel', 'refund', 'goodwill'] as const;
export type DeskMoneyWay = (typeof DESK_MONEY_WAYS)[number];

/** The readers of an operator's text about an order; a note goes to colleagues alone. */
export const DESK_READERS = ['customer', 'provider', 'colleagues'] as const;
export type DeskReader = (typeof DESK_READERS)[number];

/**
 * The queues of orders that stand still, whose cases are the pages of the orders. `unanswered`: nobody has taken the
 * order. `overdue`: nobody reports after the booked end.
 */
export const ORDER_QUEUES = ['unanswered', 'overdue'] as const;
export type OrderQueue = (typeof ORDER_QUEUES)[number];

/** The queues of the desk; `lib/domain/desk/queues.ts` describes each. */
export const DESK_QUEUES = [
  'disputes',
  ...ORDER_QUEUES,
  'reports',
  'cash',
  'bank',
  'payouts',
  'accounts',
  'applications',
  'vehicles',
  'appeals',
  'excuses',
  'reviews',
  'enquiries',
  'outbox',
  'papers',
] as const;
export type DeskQueue = (typeof DESK_QUEUES)[number];

/**
 * The groups of cases that a list shows. `mine` leaves out snoozed cases. `soon`: less than a quarter of the time is
 * left. `other`: the other side is to answer.
 */
export const CASE_GROUPS = ['mine', 'soon', 'overdue', 'nobody', 'snoozed', 'other', 'all'] as const;
export type CaseGroup = (typeof CASE_GROUPS)[number];

/**
 * The orders of a list of cases. `due`: the next deadline first. `since`: the longest wait first. `queue`: as the desk
 * lists its queues. `owner`: by name, with nobody's at the end.
 */
export const CASE_SORTS = ['due', 'since', 'queue', 'owner'] as const;
export type CaseSort = (typeof CASE_SORTS)[number];

/** Cases on a page of the desk's lists: an operator chooses. The first is the usual number. */
export const CASE_PAGE_SIZES = [20, 50, 200] as const;
export type CasePageSize = (typeof CASE_PAGE_SIZES)[number];

/** The length of a snooze, which hides a case from its owner; days and weeks end when the desk opens. */
export const SNOOZES = ['hour', 'day', 'week'] as const;
export type Snooze = (typeof SNOOZES)[number];

/**
 * The subjects that an operator opens: the cases of the queues, orders and people. The last two have a page at the desk
 * without waiting in a queue.
 */
export const DESK_CASES = [...DESK_QUEUES, 'order', 'person'] as const;
export type DeskCase = (typeof DESK_CASES)[number];

/**
 * The measures about a reported conversation. `masked`: neither member reads the reported message any more. `blocked`:
 * its writer writes to nobody for some days, and the message is masked as well.
 */
export const REPORT_MEASURES = ['dismissed', 'warned', 'masked', 'blocked'] as const;
export type ReportMeasure = (typeof REPORT_MEASURES)[number];

/** The senders of an enquiry: the contact page, a business, an applicant for the office. */
export const ENQUIRY_KINDS = ['contact', 'business', 'job'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

/**
 * The measures about a review. `masked`: its words and photos are hidden; its stars count. `hidden`: all of it leaves
 * the pages, and its stars do not count.
 */
export const REVIEW_MEASURES = ['masked', 'hidden'] as const;
export type ReviewMeasure = (typeof REVIEW_MEASURES)[number];

/**
 * The moves of an operator about a person; the first three concern professionals. `release-locks` lifts the wait after
 * wrong passwords, or for a code.
 */
export const PERSON_MOVES = ['warn', 'block', 'unblock', 'end-sessions', 'release-locks'] as const;
export type PersonMove = (typeof PERSON_MOVES)[number];

/** The kinds of events in the time line of a person at the desk. */
export const PERSON_EVENT_KINDS = ['desk', 'message', 'sanction'] as const;
export type PersonEventKind = (typeof PERSON_EVENT_KINDS)[number];

/**
 * Money at a bank that an operator has to look for. `payment`, `top-up`: nobody knows whether it was paid. `refund`:
 * nobody knows whether it went back. `owed-payment`, `owed-top-up`: paid for an erased account, and the bank takes it
 * back no more. `owed-payout`: a payout that the bank returned after its owner's account was erased.
 */
export const BANK_CASE_KINDS = ['payment', 'top-up', 'refund', 'owed-payment', 'owed-top-up', 'owed-payout'] as const;
export type BankCaseKind = (typeof BANK_CASE_KINDS)[number];

/**
 * A gateway's answer about money that is not found yet. `pending`: not paid so far. `unknown`: it knows no such
 * payment. `silent`: it gave no answer. `no-gateway`: this site has no connection to it.
 */
export const BANK_ANSWERS = ['pending', 'unknown', 'silent', 'no-gateway'] as const;
export type BankAnswer = (typeof BANK_ANSWERS)[number];

/**
 * An operator's decisions about money at a bank. `paid`, `not-paid`: of a payment. `returned`: the bank gave it back.
 * `to-wallet`: the bank did not, and the customer's wallet gets it. `transferred`: it was paid back by hand.
 */
export const BANK_CASE_MOVES = ['paid', 'not-paid', 'returned', 'to-wallet', 'transferred'] as const;
export type BankCaseMove = (typeof BANK_CASE_MOVES)[number];

/** The ends of a case of bank money: an operator's moves, and `bank` where the bank reported it late. */
export const BANK_CASE_ENDS = [...BANK_CASE_MOVES, 'bank'] as const;
export type BankCaseEnd = (typeof BANK_CASE_ENDS)[number];

/** The channels of a message. `push`: a browser's notification. */
export const OUTGOING_CHANNELS = ['sms', 'mail', 'push'] as const;
export type OutgoingChannel = (typeof OUTGOING_CHANNELS)[number];

/**
 * The states of a message in the outbox. `sending`: in a process's hands. `unknown`: the partner may have taken it, so
 * it is never sent again. `failed`: given up.
 */
export const OUTGOING_STATES = ['pending', 'sending', 'sent', 'unknown', 'failed'] as const;
export type OutgoingState = (typeof OUTGOING_STATES)[number];

/**
 * Why the last try to send a message failed. `refused`: the partner did not take it. `final`: the partner will never
 * take it. `gone`: the browser wants no notifications any more. `no-partner`: this site has nobody to send it.
 * `ended`: the process that sent it ended. `unforeseen`: anything else.
 */
export const OUTGOING_FAILURES = ['refused', 'final', 'gone', 'no-partner', 'ended', 'unforeseen'] as const;
export type OutgoingFailure = (typeof OUTGOING_FAILURES)[number];

/** The groups of the outbox that the desk lists. `failed` leaves out those that an operator closed as they are. */
export const OUTGOING_GROUPS = ['failed', 'waiting', 'unknown'] as const;
export type OutgoingGroup = (typeof OUTGOING_GROUPS)[number];

/**
 * The reason why a message is not sent again. `under-way`: it waits for no press. `maybe-arrived`: its reader may have
 * it. `code-changed`: its code opens nothing any more. `visit-over`, `moved-on`: its order is past its subject.
 * `too-old`: it was written too long ago. `no-reader`: the browser or the partner is gone.
 */
export const OUTGOING_REFUSALS = [
  'under-way',
  'maybe-arrived',
  'code-changed',
  'visit-over',
  'moved-on',
  'too-old',
  'no-reader',
] as const;
export type OutgoingRefusal = (typeof OUTGOING_REFUSALS)[number];

/** The acts of an operator on many rows at once; `approve` and `refuse` are a second operator's. */
export const BULK_ACTS = [
  'assign',
  'snooze',
  'resend',
  'leave',
  'close',
  'pause',
  'goodwill',
  'refund',
  'cancel',
  'approve',
  'refuse',
] as const;
/** One of BULK_ACTS; each row is done by the call of its single act. */
export type BulkAct = (typeof BULK_ACTS)[number];

/** Why a row of a bulk act would be refused: errors of its single act. */
export const BULK_REFUSALS = [
  'not-found',
  'not-yours',
  'case-taken',
  'message-stale',
  'conflict',
  'move-not-allowed',
  'invalid-input',
] as const;
export type BulkRefusal = (typeof BULK_REFUSALS)[number];

/**
 * The subjects of a pause. A paused city, service or neighbourhood takes no new orders; a paused provider is offered no
 * work.
 */
export const PAUSE_KINDS = ['city', 'service', 'neighbourhood', 'provider'] as const;
export type PauseKind = (typeof PAUSE_KINDS)[number];

/** PAUSE_KINDS without persons. */
export const PLACE_PAUSE_KINDS = ['city', 'service', 'neighbourhood'] as const;
export type PlacePauseKind = (typeof PLACE_PAUSE_KINDS)[number];

/**
 * The proofs that an account belongs to a person who lost its number; two are needed. `order`: details of a past order.
 */
export const NUMBER_PROOFS = ['old-code', 'paper', 'order'] as const;
export type NumberProof = (typeof NUMBER_PROOFS)[number];

/** The mobiles of a changed number to which a code may go. */
export const NUMBER_SIDES = ['new-number', 'old-number'] as const;
export type NumberSide = (typeof NUMBER_SIDES)[number];

/**
 * Postings that operators book by hand, and finance corrects. Every other posting follows from a state, and changes
 * with it.
 */
export const CORRECTABLE_POSTINGS = ['desk-deposit', 'desk-refund'] as const;
export type CorrectablePosting = (typeof CORRECTABLE_POSTINGS)[number];

/** Accounts that a correction moves. */
export const CORRECTED_ACCOUNTS = [
  'cash',
  'payable',
  'bidding-credit',
  'provider-debt',
  'commission',
  'cod-clearing',
  'dispute-loss',
] as const;
export type CorrectedAccount = (typeof CORRECTED_ACCOUNTS)[number];

/** The papers that an operator may request: of a person, of a vehicle, or one that the reason describes. */
export const PAPER_REQUEST_KINDS = [...DOCUMENT_KINDS, ...WORK_VEHICLE_PAPERS, 'other'] as const;
export type PaperRequestKind = (typeof PAPER_REQUEST_KINDS)[number];

/**
 * The states of a requested paper. `open`: its owner is to send it. `sent`: an operator is to look at it. `lapsed`: it
 * did not come in time, and an operator decides. `closed`: it is not wanted any more.
 */
export const PAPER_REQUEST_STATES = ['open', 'sent', 'lapsed', 'accepted', 'closed'] as const;
export type PaperRequestState = (typeof PAPER_REQUEST_STATES)[number];

/** An operator's decisions about a requested paper. `again`: another photo, by another day. */
export const PAPER_REQUEST_DECISIONS = ['accept', 'again', 'close'] as const;
export type PaperRequestDecision = (typeof PAPER_REQUEST_DECISIONS)[number];
