/** The scope of Kavenegar's refusal, by its status (FACTS). */
export type KavenegarFault = 'message' | 'account' | 'passing';

/** This message would be refused again: parameters, number, length, a code with a space. */
const MESSAGE_STATUSES: readonly number[] = [400, 411, 413, 431];
/**
 * The account or its template is set up wrongly, or its credit is used up: nothing goes out until an operator has put
 * that right.
 */
const ACCOUNT_STATUSES: Readonly<Record<number, string>> = {
  403: 'KAVENEGAR_API_KEY is not valid',
  407: 'the account may not send from this address or by this method',
  412: 'the sender’s line is not valid',
  418: 'the credit is used up',
  424: 'there is no template of the name in KAVENEGAR_TEMPLATE',
  426: 'the account’s plan does not include templates',
  432: 'the template of KAVENEGAR_TEMPLATE has no %token in it',
};

/** 402 (failed), 409 (busy) and any undocumented status may go through later. */
export function toFault(status: number): KavenegarFault {
  if (MESSAGE_STATUSES.includes(status)) return 'message';
  return status in ACCOUNT_STATUSES ? 'account' : 'passing';
}

/** A sentence for the operator; the key is in none of them. */
export function toAccountAdvice(status: number): string {
  return `SMS do not go out: Kavenegar answered ${status}, ${ACCOUNT_STATUSES[status] ?? 'which is not documented'}. Correct it in Kavenegar’s panel or in the environment.`;
}
