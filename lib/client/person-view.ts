'use client';

import { callFromBrowser } from './browser';
import { forgetForms } from './kept-forms';
import { leaveFor } from './leave-page';
import { forgetWork } from './offline/forget-work';
import { toSitePath } from './session-state';
import { clearUserAccount } from './user-account';

const CUSTOMERS_PAGE = 'user-profile/';
const PROVIDERS_PAGE = 'pelakman/dashboard/';

interface Viewed {
  readonly userId: number;
  readonly isProvider: boolean;
  readonly reason: string;
}

/** Opens the site as somebody sees it (decision 0159). Throws CallError. */
export async function beginView({ userId, isProvider, reason }: Viewed): Promise<void> {
  await callFromBrowser('operator/beginview', { userid: userId, reason });
  // Who is logged in is asked of the server anew, and it answers with the person.
  forgetPerson();
  leaveFor(toSitePath(isProvider ? PROVIDERS_PAGE : CUSTOMERS_PAGE));
}

/** Ends it and goes back to the person's case. Throws CallError. */
export async function endView(userId: number): Promise<void> {
  await callFromBrowser('operator/endview', { userid: userId });
  leaveView(userId);
}

/** Goes back to the person's case once the view is over. */
export function leaveView(userId: number): void {
  forgetPerson();
  // What was typed during it is about the person, and was not sent.
  forgetForms();
  leaveFor(toSitePath(`operator/people/${userId}/`));
}

/** Deletes this browser's data of one person before the other uses it. */
function forgetPerson(): void {
  clearUserAccount();
  forgetWork();
}
