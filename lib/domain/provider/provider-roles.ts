import { ROLE_IDS, USER_TYPES } from '@/lib/contract/enumerations';

/** The provider roles by precedence: of several the first counts (WIRE). */
const PROVIDER_ROLE_IDS: readonly number[] = [ROLE_IDS.company, ROLE_IDS.supervisor, ROLE_IDS.worker];

/** SPEC 3: only role ids 4, 16 and 18 count, otherwise null. */
export function findProviderRoleId(roleIds: readonly number[]): number | null {
  return PROVIDER_ROLE_IDS.find((roleId) => roleIds.includes(roleId)) ?? null;
}

export function isProviderRole(roleId: number | null | undefined): boolean {
  return roleId != null && PROVIDER_ROLE_IDS.includes(roleId);
}

/** WIRE: role 4 → 1, 16 → 5, 18 → 3, an applicant → 4, else 2. */
export function toUserType(roleId: number | null, isApplicant = false): number {
  if (roleId === ROLE_IDS.company) return USER_TYPES.pelakman;
  if (roleId === ROLE_IDS.worker) return USER_TYPES.pelakyar;
  if (roleId === ROLE_IDS.supervisor) return USER_TYPES.pelakzin;
  return isApplicant ? USER_TYPES.pelakfan : USER_TYPES.endUser;
}
