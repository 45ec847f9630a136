/** Stands outside the components: the followed page, and all after it, read it until the document is loaded anew. */
let isFollowed = false;

/** Marks that the site itself opened the next page: `document.referrer` goes on naming the page before the document. */
export function markFollowedLink(): void {
  isFollowed = true;
}

/** Whether a link of the site led the reader here. */
export function cameByOwnLink(): boolean {
  return isFollowed || document.referrer.startsWith(`${location.origin}/`);
}
