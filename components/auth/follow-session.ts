// What follows a session on every page of somebody who is logged in: one part, which a visitor's page does not fetch.
import type { ComponentType } from 'react';

import { readCookies } from '@/lib/client/browser-features';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { followOtherTabs } from '@/lib/client/session-end';
import { hasViewMark } from '@/lib/domain/site/view-mark';

export { recallAccount } from '@/lib/client/recall-account';
export { endSession } from '@/lib/client/session-end';

const loadBar = toPatientLoader(() => import('@/components/shared/person-view/person-view-bar'));

/**
 * Follows what other tabs do with the session. While an operator sees the site with somebody's eyes, a bar over the
 * page says so: `show` gets it.
 */
export function followSession(show: (bar: ComponentType) => void): void {
  followOtherTabs();
  if (hasViewMark(readCookies())) void loadBar().then(({ PersonViewBar }) => show(PersonViewBar));
}
