/** The cookie beside an operator's session: the browser shows the site with somebody's eyes, or did until just now. */
export const VIEW_MARK = 'pelakfan_view';

/** Whether a page's own list of cookies has the mark. */
export function hasViewMark(cookies: string): boolean {
  return cookies.includes(`${VIEW_MARK}=1`);
}
