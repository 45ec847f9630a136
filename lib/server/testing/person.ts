import { toPasswordDigest } from '@/lib/domain/person/password';

import type { CallAs, TestService } from './call';

export interface TestPerson {
  readonly userId: number;
  readonly mobile: string;
  /** The four digits of the SMS, which became the password. */
  readonly password: string;
  /** A real session's token, as a native client would have it. */
  readonly token: string;
}

/** The code that a mobile was sent last. */
export function findLastCode(service: TestService, mobile: string): string {
  const code = service.sms.filter((message) => message.mobile === mobile).at(-1)?.code;
  if (code === undefined) throw new Error(`No code went out to ${mobile}.`);
  return code;
}

/** Goes the way a person goes: registration, code, login. */
export async function registerPerson(service: TestService, mobile: string, by: CallAs = {}): Promise<TestPerson> {
  await service.call('security/register', { firstname: 'Sara', lastname: 'Ahmadi', mobilenumber: mobile }, by);
  const password = findLastCode(service, mobile);
  await service.call('security/checkactivationCode', { mobile, activationCode: password }, by);
  const native = { ...by, facts: { ...by.facts, isBrowserPage: false } };
  const { account, token } = await service.call(
    'security/login',
    { mobile, password: toPasswordDigest(mobile, password) },
    native,
  );
  if (!account || token === undefined) throw new Error('The login answered without an account or a token.');
  return { userId: account.userId, mobile, password, token };
}
