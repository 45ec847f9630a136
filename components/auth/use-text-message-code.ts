import { useEffect, useEffectEvent } from 'react';

import { attemptLater, fromNavigator, fromWindow } from '@/lib/client/browser-features';
import { VERIFICATION_CODE_LENGTH } from '@/lib/domain/constants/identity';
import { toDigitsOnly } from '@/lib/domain/text/digits';

interface OneTimeCodeRequest extends CredentialRequestOptions {
  readonly otp: { readonly transport: readonly ['sms'] };
}

interface TextMessageCodeOptions {
  readonly onCode: (code: string) => void;
  /** How many SMS were asked for: a browser hands over one code a request. None: nothing is waited for. */
  readonly messageCount: number;
}

/** Offers to fill in the code from the SMS as it arrives, where the phone can (WebOTP). */
export function useTextMessageCode({ onCode, messageCount }: TextMessageCodeOptions): void {
  const take = useEffectEvent(onCode);
  useEffect(() => {
    if (messageCount === 0 || !fromWindow('OTPCredential' as keyof typeof globalThis)) return;
    const abort = new AbortController();
    const request: OneTimeCodeRequest = { otp: { transport: ['sms'] }, signal: abort.signal };
    // Declined, timed out or closed: the code is typed then.
    void attemptLater(() => fromNavigator('credentials')?.get(request)).then((credential) => {
      const code: unknown = credential && Reflect.get(credential, 'code');
      if (typeof code === 'string') take(toDigitsOnly(code, VERIFICATION_CODE_LENGTH));
    });
    return () => abort.abort();
  }, [messageCount]);
}
