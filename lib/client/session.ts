'use client';

import type { CallAnswer, CallRequest } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { errors } from '@/lib/contract/errors';
import { ACTIVATION_CODE } from '@/lib/domain/constants/identity';
import { toPasswordDigest } from '@/lib/domain/person/password';

import { forgetToldNews } from './alerts/told-news';
import { forgetApplicationDrafts } from './application-draft';
import { callFromBrowser } from './browser';
import { callProving } from './captcha/call-proving';
import { endPasswordOffer, offerOwnPassword } from './first-password';
import { forgetForms } from './kept-forms';
import { rememberLogin } from './known-browser';
import { forgetWork } from './offline/forget-work';
import { leaveSession } from './session-end';
import { refreshUnreadCount } from './unread-count';
import { readUserAccount, storeUserAccount, type UserAccount } from './user-account';

const SECOND_MS = 1000;

/** `order`: in the middle of an order the account comes without the addresses (WIRE, T-08). */
export type LoginPlace = 'site' | 'order';

interface Credentials {
  readonly mobile: string;
  readonly password: string;
  readonly place: LoginPlace;
  /**
   * Codes were sent to this mobile just now: the typed text may be the activation code of an account not yet active.
   */
  readonly mayBeActivationCode?: boolean;
  /** The code of the SMS step, once the host has asked for it with `sms-code-required`. */
  readonly activationCode?: string;
}

/** Logs in and keeps the account. Throws CallError. */
export async function logIn({
  mobile,
  password,
  place,
  mayBeActivationCode = false,
  activationCode,
}: Credentials): Promise<UserAccount> {
  const request = {
    mobile,
    password: toPasswordDigest(mobile, password),
    ...(activationCode === undefined ? {} : { activationCode }),
  };
  const answer = await callFromBrowser('security/login', request).catch(async (error: unknown) => {
    const isRefused =
      error instanceof CallError && (error.key === 'invalid-login' || error.key === 'sms-code-required');
    if (!isRefused || !mayBeActivationCode || !(await activate(mobile, password))) throw error;
    return callFromBrowser('security/login', request);
  });
  await keepAccount(answer, place);
  // What an earlier person of this page had unread is not theirs (SPEC 4, Verification).
  void refreshUnreadCount();
  const account = readUserAccount();
  if (!account) throw new CallError('UnknownError');
  forgetForms({ but: account.userId });
  forgetWork({ but: account.userId });
  forgetToldNews();
  rememberLogin();
  return account;
}

async function activate(mobile: string, activationCode: string): Promise<boolean> {
  return callFromBrowser('security/checkactivationCode', { mobile, activationCode }).then(
    () => true,
    () => false,
  );
}

/** The login's own answer first, so that a lost second answer leaves nobody half logged in. */
async function keepAccount({ account }: CallAnswer<'security/login'>, place: LoginPlace): Promise<void> {
  if (account) storeUserAccount(account);
  try {
    const fresh = await callFromBrowser(place === 'order' ? 'user/getuserinfo' : 'user/getuseraccount', {});
    storeUserAccount(fresh.account);
  } catch (error) {
    if (!account) throw error;
  }
}

export type Registration = CallRequest<'security/register'>;

/** Begins a registration; the code is on its way when this answers. Throws CallError. */
export async function register(registration: Registration): Promise<SentCode> {
  try {
    return toSentCode(await callProving('security/register', registration));
  } catch (error) {
    throw isRegisteredAlready(error) ? new CallError('user-already-registered', { cause: error }) : error;
  }
}

/** The sending and the end of a code; both by this device's clock. */
export interface SentCode {
  readonly sentAtMs: number;
  readonly expiresAtMs: number;
}

/** `codeExpiresInSeconds` is the host's word; one that does not say keeps to BEHAVIOUR 8. */
export function toSentCode({ codeExpiresInSeconds: seconds }: { readonly codeExpiresInSeconds?: unknown }): SentCode {
  const lifetimeMs = typeof seconds === 'number' ? seconds * SECOND_MS : ACTIVATION_CODE.lifetimeMs;
  const now = Date.now();
  // A code that was on its way already went out before now.
  return { sentAtMs: now - Math.max(0, ACTIVATION_CODE.lifetimeMs - lifetimeMs), expiresAtMs: now + lifetimeMs };
}

/** SPEC 8, whatever a host elsewhere calls it: code 2005 with a null mobile. */
function isRegisteredAlready(error: unknown): boolean {
  return (
    error instanceof CallError &&
    error.details.responseStatusCode === errors['user-already-registered'].value &&
    error.details.mobilenumber === null
  );
}

/** Enters the texted code and logs in with it as the password (SPEC 4, Verification). Throws CallError. */
export async function verify(
  mobile: string,
  activationCode: string,
  place: LoginPlace,
): Promise<{ readonly account: UserAccount; readonly hasWelcomeGift: boolean }> {
  const { hasWelcomeGift } = await callFromBrowser('security/checkactivationCode', { mobile, activationCode });
  const account = await logIn({ mobile, password: activationCode, place });
  offerOwnPassword(account.userId, activationCode);
  return { account, hasWelcomeGift };
}

/** Sends a one-time password, or a new activation code to an account not yet active. Throws CallError. */
export async function sendCodeAgain(mobilenumber: string): Promise<SentCode> {
  return toSentCode(await callProving('security/forgetpassword', { mobilenumber }));
}

/** Changes the password; both are given as they were typed. Throws CallError. */
export async function changePassword(
  { userId, mobileNo: mobile }: Pick<UserAccount, 'userId' | 'mobileNo'>,
  passwords: { readonly old: string; readonly new: string },
): Promise<void> {
  await callFromBrowser('user/changepassword', {
    oldPassword: toPasswordDigest(mobile, passwords.old),
    newPassword: toPasswordDigest(mobile, passwords.new),
  });
  endPasswordOffer(userId);
}

/** Whether a mobile is taken; null when that could not be learned now: the registration itself will tell. */
export async function findWhetherRegistered(mobilenumber: string, signal: AbortSignal): Promise<boolean | null> {
  try {
    return await callFromBrowser('user/userexist', { mobilenumber }, { signal });
  } catch {
    return null;
  }
}

/**
 * Ends this session, or all of the person's, and opens the site root. Throws CallError when the host could not be told.
 */
export async function logOut({ everywhere = false }: { readonly everywhere?: boolean } = {}): Promise<void> {
  try {
    await callFromBrowser('security/logout', { everywhere });
  } catch (error) {
    if (!(error instanceof CallError && error.status === 401)) throw error;
  }
  leaveForGood();
}

/** Leaves after a wilful logout: typed and unsent texts are deleted, which a session's own end does not do. */
export function leaveForGood(path?: string): void {
  forgetApplicationDrafts();
  forgetForms();
  leaveSession(path);
}
