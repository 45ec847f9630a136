'use client';

import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';

import { DESKTOP_BREAKPOINT_PX } from '@/lib/domain/constants';
import { useRouter } from '@/lib/i18n/location';

const RegisterDialog = lazy(() => import('./register-dialog').then((module) => ({ default: module.RegisterDialog })));

const neverChanges = () => () => undefined;
const readInviteCode = () => new URLSearchParams(window.location.search).get('inviteCode');
const isDesktop = () => window.matchMedia(`(min-width: ${DESKTOP_BREAKPOINT_PX}px)`).matches;

/** Home with an invite code in its address: a desktop opens the registration dialog, a phone goes to its page (row G-03). */
export function InviteOpener() {
  const router = useRouter();
  const code = useSyncExternalStore(neverChanges, readInviteCode, () => null);
  const [isClosed, setIsClosed] = useState(false);
  useEffect(() => {
    if (code && !isDesktop()) router.replace(`/register/${encodeURIComponent(code)}/`);
  }, [code, router]);
  if (!code || isClosed || !isDesktop()) return null;
  return (
    <Suspense>
      <RegisterDialog open referralCode={code} onOpenChange={(open) => setIsClosed(!open)} />
    </Suspense>
  );
}
