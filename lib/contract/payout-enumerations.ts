// The closed lists of words on the wire that tell of money on its way to the bank. The others: enumerations.ts.

/**
 * The bank's transfer of a payout (BEHAVIOUR 19): within our own bank, the usual transfer, or the one for large sums.
 */
export const PAYOUT_METHODS = ['inner', 'paya', 'satna'] as const;
export type PayoutMethod = (typeof PAYOUT_METHODS)[number];

/**
 * The states of a payout. `requested`: asked for. `in-run`: in a run that waits for its second operator or its file.
 * `unknown`: not named by the bank's answer yet. `returned`: its sum is its owner's again.
 */
export const PAYOUT_STATES = ['requested', 'in-run', 'at-bank', 'unknown', 'paid', 'returned'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/** The states in which the sum is on its way: neither its owner's nor settled. */
export const PAYOUT_STATES_UNDER_WAY = ['requested', 'in-run', 'at-bank', 'unknown'] as const satisfies PayoutState[];

/** The sources of a payout: a provider's pay, or a customer's own money in the wallet. */
export const PAYOUT_SOURCES = ['payable', 'cash'] as const;
export type PayoutSource = (typeof PAYOUT_SOURCES)[number];

/** The rhythms of automatic payout requests: every day, on Saturdays, or at the least sum. */
export const PAYOUT_RHYTHMS = ['daily', 'weekly', 'from-sum'] as const;
export type PayoutRhythm = (typeof PAYOUT_RHYTHMS)[number];

/** The states of a payout run: made by one operator, approved by another, dissolved, or settled by the bank. */
export const PAYOUT_RUN_STATES = ['made', 'approved', 'dissolved', 'closed'] as const;
export type PayoutRunState = (typeof PAYOUT_RUN_STATES)[number];

/**
 * Why a payout that was asked for stays out of the next run, or may not leave in the run that it is in. The first that
 * holds is named. `sheba-replaced` is of a run alone: it was made for a Sheba that is no longer the person's.
 */
export const PAYOUT_HOLDS = [
  'erased',
  'own',
  'sheba-blocked',
  'unconfirmed',
  'sheba-changed',
  'password-changed',
  'payout-returned',
  'sheba-replaced',
] as const;
export type PayoutHold = (typeof PAYOUT_HOLDS)[number];

/** A run's sums by the ledger: at the bank or on the way there, paid, and back with its owners. */
export const LEDGER_PARTS = ['open', 'paid', 'returned'] as const;
export type LedgerPart = (typeof LEDGER_PARTS)[number];

/** The reason why an operator cannot be the second one of a run: its maker, a payee of it, or too late. */
export const APPROVAL_BARS = ['maker', 'payee', 'lapsed'] as const;
export type ApprovalBar = (typeof APPROVAL_BARS)[number];

/** A bank's file of a run: its own format, and a table. */
export const PAYOUT_FILE_FORMATS = ['ccti', 'csv'] as const;
export type PayoutFileFormat = (typeof PAYOUT_FILE_FORMATS)[number];

/** Why a bank returns a payout, by the codes of ISO 20022. */
export const RETURN_CODES = [
  'AC01',
  'AC04',
  'AG01',
  'AGNT',
  'DUPL',
  'FF01',
  'MS03',
  'PN01',
  'PN02',
  'PI01',
  'TM01',
] as const;
export type ReturnCode = (typeof RETURN_CODES)[number];

/** Why a person's money cannot be sent now, although there is some. */
export const PAYOUT_OBSTACLES = [
  'no-sheba',
  'sheba-changed',
  'password-changed',
  'payout-returned',
  'sheba-blocked',
] as const;
export type PayoutObstacle = (typeof PAYOUT_OBSTACLES)[number];
