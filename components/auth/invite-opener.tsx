'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';

import { toPatientLoader } from '@/lib/client/patient-loader';

const Invitation = lazy(
  toPatientLoader(() => import('./invitation').then((module) => ({ default: module.Invitation }))),
);

const neverChanges = () => () => undefined;
const readInviteCode = () => new URLSearchParams(window.location.search).get('inviteCode');

/** Home with an invite code in its address brings what that leads to. */
export function InviteOpener() {
  const code = useSyncExternalStore(neverChanges, readInviteCode, () => null);
  return (
    code && (
      <Suspense>
        <Invitation code={code} />
      </Suspense>
    )
  );
}
