/** What can be wrong with the work (BEHAVIOUR 15). */
export const DISPUTE_REASONS = ['not-done', 'badly-done', 'damage', 'missing-piece', 'wrong-sum', 'behaviour'] as const;
export type DisputeReason = (typeof DISPUTE_REASONS)[number];
