import { toLatinDigits } from './digits';

/** The query parameter of /inviteCode/. */
export const INVITE_CODE_PARAMETER = 'code';

/** A code as it was typed or linked, in its one form; null for what cannot be one. Whether it is somebody's, only registration knows. */
export function toInviteCode(text: string): string | null {
  const code = toLatinDigits(text).replace(/[\s\u200c-]/g, '').toUpperCase();
  return /^[A-Z0-9]{6,16}$/.test(code) ? code : null;
}
