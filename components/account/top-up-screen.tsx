'use client';

import { GiftCodeForm } from './gift-code-form';
import { TopUpForm } from './top-up-form';

/** The two ways money comes into the wallet: the bank and a gift code (row R-27). */
export function TopUpScreen() {
  return (
    <div className="flex max-w-dialog-login flex-col gap-4">
      <TopUpForm />
      <div id="gift-code" className="scroll-mt-20">
        <GiftCodeForm />
      </div>
    </div>
  );
}
