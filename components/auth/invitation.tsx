import { useEffect, useState } from 'react';

import { isDesktop } from '@/components/shared/is-desktop';
import { useRouter } from '@/lib/i18n/location';

import { VisitorDialog } from './visitor-dialog';

/** Handles an invite code: a desktop opens the registration dialog, a phone goes to its page (row G-03). */
export function Invitation({ code }: { code: string }) {
  const router = useRouter();
  const [isClosed, setIsClosed] = useState(false);
  useEffect(() => {
    if (!isDesktop()) router.replace(`/register/${encodeURIComponent(code)}/`);
  }, [code, router]);
  return isClosed || !isDesktop() ? null : (
    <VisitorDialog start="register" open referralCode={code} onOpenChange={(open) => setIsClosed(!open)} />
  );
}
