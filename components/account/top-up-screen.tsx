'use client';

import { Suspense } from 'react';

import { Skeleton } from '@/components/ui/skeleton';

import { GiftCodeForm } from './gift-code-form';
import { TopUpForm } from './top-up-form';

/** The two ways money comes into the wallet: the bank and a gift code (row R-27). */
export function TopUpScreen() {
  return (
    <div className="flex max-w-dialog-login flex-col gap-4">
      {/* What an order lacks stands in the address, and the page is rendered once for all. */}
      <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
        <TopUpForm />
      </Suspense>
      <div id="gift-code" className="scroll-mt-20">
        <GiftCodeForm />
      </div>
    </div>
  );
}
