import { PROVIDER_ROLE_IDS, USER_TYPES } from './constants';

export const OPERATOR_ROLE_ID = 1;
/** Of several provider roles: 4, then 18, then 16 (WIRE). */
const ROLE_ORDER = [4, 18, 16] as const;

/** SPEC 3: only role ids 4, 16 and 18 count, otherwise null. */
export function findProviderRoleId(roleIds: readonly number[]): number | null {
  return ROLE_ORDER.find((roleId) => roleIds.includes(roleId)) ?? null;
}

export function isProviderRole(roleId: number | null): boolean {
  return PROVIDER_ROLE_IDS.some((known) => known === roleId);
}

/** WIRE: role 4 → 1, 16 → 5, 18 → 3, an applicant → 4, else 2. */
export function toUserType(roleId: number | null, isApplicant = false): number {
  if (roleId === 4) return USER_TYPES.pelakman;
  if (roleId === 16) return USER_TYPES.pelakyar;
  if (roleId === 18) return USER_TYPES.pelakzin;
  return isApplicant ? USER_TYPES.pelakfan : USER_TYPES.endUser;
}
