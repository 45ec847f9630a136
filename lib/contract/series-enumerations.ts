// The closed lists of a series of visits (BEHAVIOUR 16), in the words of the wire.

/** The rhythms of visits. */
export const VISIT_PLANS = ['once', 'weekly', 'fortnightly', 'monthly'] as const;
/** The rhythm of a series: one of VISIT_PLANS. */
export type RepeatedPlan = Exclude<(typeof VISIT_PLANS)[number], 'once'>;

/**
 * - `begun`: its first visit is not settled yet
 * - `active`: its visits are made
 * - `price`: its customer has not agreed to a higher price in time, so no visit is made
 * - `ended`: no further visit is made
 */
export const SERIES_STATES = ['begun', 'active', 'price', 'ended'] as const;
export type SeriesState = (typeof SERIES_STATES)[number];

/**
 * Why a visit of a series cannot be as planned, or asks for a look.
 *
 * - `holiday`: it is on a public holiday; the visit is made all the same
 * - `away`: the provider does not work then
 * - `taken`: the provider has other work then, or another series
 * - `limit`: the customer has too many unpaid orders open
 * - `left`: the provider does not offer the service there any more
 */
export const SERIES_CONFLICTS = ['holiday', 'away', 'taken', 'limit', 'left'] as const;
export type SeriesConflict = (typeof SERIES_CONFLICTS)[number];

/** A customer's acts on a series; `agree` accepts a higher price. */
export const SERIES_ACTS = ['skip', 'move', 'pause', 'end', 'agree'] as const;
/**
 * A customer's acts on one visit. `skip`: a planned one, or an order that is not paid. `move`: a planned one.
 * `cancel`: an order that its provider has heard of. `reschedule`: an order. The last two are the order's own moves.
 */
export const VISIT_ACTS = ['skip', 'move', 'cancel', 'reschedule'] as const;
export type VisitAct = (typeof VISIT_ACTS)[number];
/** One visit, or all from it on. */
export const SERIES_SCOPES = ['one', 'further'] as const;
