import { DESK_ROLES, type DeskRole } from '@/lib/contract/desk-enumerations';

export function isDeskRole(text: string): text is DeskRole {
  return DESK_ROLES.some((role) => role === text);
}
