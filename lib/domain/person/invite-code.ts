import { toLatinDigits } from '../text/digits';

/** The query parameter of /inviteCode/. */
export const INVITE_CODE_PARAMETER = 'code';

/** The home page's parameter (SPEC 2). A link with it may also lead to /inviteCode/. */
export const HOME_INVITE_CODE_PARAMETER = 'inviteCode';

/**
 * A code as it was typed or linked, in its one form; null for what cannot be one. Whether it is somebody's, only
 * registration knows.
 */
export function toInviteCode(text: string): string | null {
  const code = toLatinDigits(text)
    .replace(/[\s\u200c-]/g, '')
    .toUpperCase();
  return /^[A-Z0-9]{6,16}$/.test(code) ? code : null;
}
