'use client';

import { useEffect } from 'react';

import { VERIFICATION_CODE_LENGTH } from '@/lib/domain/constants';
import { toDigitsOnly } from '@/lib/domain/digits';

interface OneTimeCodeRequest extends CredentialRequestOptions {
  readonly otp: { readonly transport: readonly ['sms'] };
}

/** Where the phone can (WebOTP), offers to take the code out of the SMS as it arrives. */
export function useTextMessageCode(onCode: (code: string) => void): void {
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const abort = new AbortController();
    const request: OneTimeCodeRequest = { otp: { transport: ['sms'] }, signal: abort.signal };
    navigator.credentials.get(request).then(
      (credential) => {
        const code: unknown = credential && Reflect.get(credential, 'code');
        if (typeof code === 'string') onCode(toDigitsOnly(code, VERIFICATION_CODE_LENGTH));
      },
      // Declined, timed out or closed: the code is typed then.
      () => undefined,
    );
    return () => abort.abort();
  }, [onCode]);
}
