'use client';

import { leaveFor } from './leave-page';
import { forgetWork } from './offline/forget-work';
import { isPersonalPage, toSitePath } from './session-state';
import { clearUserAccount, listenForOtherTabs, readUserAccount, storeUserAccount } from './user-account';

/** T-11: 1005, 1002 or Unauthorized removes the person's stored data and reloads the site root. */
export function endSession(): void {
  // A visitor's public page that asks too much loses nothing, and must not be sent round in circles.
  if (readUserAccount() !== null || isPersonalPage()) leaveSession();
}

let isFollowing = false;

/** Another tab's logout takes this one's personal pages away, too. */
export function followOtherTabs(): void {
  if (isFollowing) return;
  isFollowing = true;
  listenForOtherTabs((before, after) => {
    if (before === null || !isPersonalPage()) return;
    if (after === null) openSiteRoot();
    else if (after.userId !== before.userId) window.location.reload();
  });
}

/**
 * Forgets the person in this browser and opens the site root anew: the provider's configuration lives in the page's
 * memory and goes with it. `path` is another page of everybody's, without a slash at its beginning.
 */
export function leaveSession(path = ''): void {
  clearUserAccount();
  forgetWork();
  openSiteRoot(path);
}

let hasLeft = false;

function openSiteRoot(path = ''): void {
  hasLeft = true;
  leaveFor(toSitePath(path));
}

/**
 * Keeps the server's answer about the person, unless their session ended on this page while the answer was under way:
 * that would bring them back.
 */
export function keepUserAccount(account: Parameters<typeof storeUserAccount>[0]): void {
  if (!hasLeft) storeUserAccount(account);
}
