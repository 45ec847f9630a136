import { CallError } from '@/lib/contract/call-error';
import { MINUTE_MS, SECOND_MS } from '@/lib/domain/constants/time-units';

import { callFromBrowser } from './browser';
import { keepUserAccount } from './session-end';
import { readUserAccount, type UserAccount } from './user-account';

const FIRST_WAIT_MS = SECOND_MS;
const LONGEST_WAIT_MS = MINUTE_MS;
const FIRST_SERVER_ERROR = 500;

let asking: Promise<UserAccount | null> | null = null;

/**
 * Asks the server who is logged in and keeps the answer: a browser may have lost its storage and not its cookies. Asks
 * again while the network or the server fails. Null where nobody is logged in. Callers that ask at the same time share
 * one call.
 */
export function recallAccount(): Promise<UserAccount | null> {
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}

async function ask(): Promise<UserAccount | null> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
    try {
      const { account } = await callFromBrowser('user/getuseraccount', {}, { isSilent: true });
      keepUserAccount(account);
      return readUserAccount();
    } catch (error) {
      if (error instanceof CallError && error.status < FIRST_SERVER_ERROR) return null;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}
