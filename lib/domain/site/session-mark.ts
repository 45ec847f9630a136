/** The cookie beside the session's own, which no script can read: it says that there is a session, and not whose. */
export const SESSION_MARK = 'pelakfan_has_session';

/** Whether a Cookie header, or a page's own list of cookies, has the mark. */
export function hasSessionMark(cookies: string): boolean {
  return cookies.split(';').some((cookie) => cookie.trim().startsWith(`${SESSION_MARK}=1`));
}
