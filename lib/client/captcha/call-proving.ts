import type { CallAnswer, CallName, CallRequest } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';

import { callFromBrowser } from '../browser';
import { fetchPart } from '../use-sending';

/**
 * Makes a call, and once more with a proof of work where the host asks for one: it does while somebody makes up
 * mobiles. Throws CallError.
 */
export async function callProving<Name extends CallName>(
  name: Name,
  input: CallRequest<Name>,
): Promise<CallAnswer<Name>> {
  try {
    return await callFromBrowser(name, input);
  } catch (error) {
    if (!(error instanceof CallError && error.key === 'captcha-required')) throw error;
    const { solveCaptcha } = await fetchPart(import('./solve-captcha'));
    return callFromBrowser(name, input, { captchaResponse: await solveCaptcha() });
  }
}
