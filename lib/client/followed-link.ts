/** Beside the components: the page that was led to, and all after it, ask for it until the document is loaded anew. */
let isFollowed = false;

/** Says that the site itself opened the next page: `document.referrer` goes on naming what was before the document. */
export function markFollowedLink(): void {
  isFollowed = true;
}

/** Whether a link of the site led the reader here. */
export function cameByOwnLink(): boolean {
  return isFollowed || document.referrer.startsWith(`${location.origin}/`);
}
