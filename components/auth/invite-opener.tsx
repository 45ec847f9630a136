'use client';

import { useSyncExternalStore } from 'react';

import { toLazyPart } from '@/components/layout/lazy-part';
const Invitation = toLazyPart(() => import('./visitor-dialogs').then((module) => module.Invitation));

const neverChanges = () => () => undefined;
const readInviteCode = () => new URLSearchParams(window.location.search).get('inviteCode');

/** Home with an invite code in its address brings what that leads to. */
export function InviteOpener() {
  const code = useSyncExternalStore(neverChanges, readInviteCode, () => null);
  return code && <Invitation code={code} />;
}
