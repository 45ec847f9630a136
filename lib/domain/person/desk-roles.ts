/** What an operator may do at the desk (BEHAVIOUR 20). An owner may do everything. */
export const DESK_ROLES = ['owner', 'finance', 'support', 'catalogue'] as const;

export type DeskRole = (typeof DESK_ROLES)[number];

export function isDeskRole(text: string): text is DeskRole {
  return DESK_ROLES.some((role) => role === text);
}
