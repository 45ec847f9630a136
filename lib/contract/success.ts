import type { CallName } from './index';
import { SUCCESS_VALUE } from './errors';

/** SPEC 7 gives some calls a word of success of their own in `desc`; every other call says "Success". */
const successDescs: Partial<Record<CallName, string>> = { 'security/forgetpassword': 'LoginSuccessfully' };

/** The answer's field whose value SPEC 4 reads as `responseStatus.name`. */
const statusFields: Partial<Record<CallName, string>> = {
  'security/register': 'registerStatus',
  'security/checkactivationCode': 'activationStatus',
};

/** The word in `desc` of a call that succeeded. */
export function getSuccessDesc(name: CallName): string {
  return successDescs[name] ?? 'Success';
}

/** `responseStatus.name` of a call that succeeded. */
export function getSuccessName(name: CallName, answer: unknown): string {
  const field = statusFields[name];
  const status: unknown =
    field !== undefined && typeof answer === 'object' && answer !== null ? Reflect.get(answer, field) : undefined;
  return typeof status === 'string' ? status : 'Success';
}

/** Whether the answer's own words say that the call succeeded: the value and `desc`, both (C-91). */
export function isSuccess(name: CallName, desc: unknown, value: unknown): boolean {
  return value === SUCCESS_VALUE && desc === getSuccessDesc(name);
}
