'use client';

import { toLazyPart } from '@/components/layout/lazy-part';
import { useUserAccount } from '@/lib/client/user-account';

const Returning = toLazyPart(() => import('./returning').then((module) => module.Returning));

/** For somebody who is logged in: what runs and what can be had again. Visitors fetch none of it. */
export function ReturningIsland() {
  return useUserAccount() !== null && <Returning />;
}
