import { CallError } from '@/lib/contract/call-error';
import { ACTIVATION_CODE } from '@/lib/domain/constants/identity';
import { MINUTE_MS } from '@/lib/domain/constants/time-units';

import type { CallContext } from '../../context';
import { requireSms } from '../../partners';
import { SmsNotSent } from '../../ports/sms';
import { getWords } from '../../words/words';

interface CodeMessage {
  readonly mobile: string;
  readonly code: string;
  readonly text: 'activation' | 'oneTimePassword' | 'loginCode' | 'numberCode';
}

/**
 * Sends a code by SMS; its last line lets a phone offer to fill it in (WebOTP). Throws sms-not-offered, sms-not-sent.
 */
export async function sendCode(context: CallContext, { mobile, code, text }: CodeMessage): Promise<void> {
  const { locale, siteUrl } = context.request;
  const domain = new URL(siteUrl).hostname;
  const sms = requireSms(context.ports);
  try {
    await sms.send({
      mobile,
      code,
      text: getWords(locale, 'notifications').say(`sms.${text}`, {
        code,
        domain,
        minutes: ACTIVATION_CODE.lifetimeMs / MINUTE_MS,
      }),
    });
  } catch (error) {
    if (error instanceof SmsNotSent) throw new CallError('sms-not-sent', { cause: error });
    throw error;
  }
}
