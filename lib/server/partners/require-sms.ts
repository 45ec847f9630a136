import { CallError } from '@/lib/contract/call-error';

import type { Ports } from '../context';
import type { SmsPort } from '../ports/sms';

/** The SMS provider, for work that cannot be done without an SMS. Throws sms-not-offered. */
export function requireSms({ sms }: Pick<Ports, 'sms'>): SmsPort {
  if (sms === null) throw new CallError('sms-not-offered');
  return sms;
}
