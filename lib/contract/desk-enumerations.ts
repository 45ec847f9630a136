/** What an operator may do at the desk (BEHAVIOUR 20); `lib/domain/person/desk-access.ts` says which calls. */
export const DESK_ROLES = ['owner', 'finance', 'support', 'catalogue'] as const;
/** One of the roles at the desk; an operator has one or several. */
export type DeskRole = (typeof DESK_ROLES)[number];

/** What needs a second operator's yes. */
export const APPROVAL_MATTERS = ['dispute', 'refund', 'payout-run', 'prices'] as const;
/** A matter in which two operators decide. */
export type ApprovalMatter = (typeof APPROVAL_MATTERS)[number];

/**
 * How a question to a second operator ended. `void`: what it was asked about has changed. `lapsed`: nobody answered in
 * time.
 */
export const APPROVAL_ENDS = ['approved', 'refused', 'void', 'lapsed'] as const;
/** The end of a question to a second operator; it has none while it waits. */
export type ApprovalEnd = (typeof APPROVAL_ENDS)[number];
