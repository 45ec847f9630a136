import { findNumber } from './smtp-session';

/**
 * `message`: this mail would be refused again. `account`: none of ours is taken until an operator puts it right.
 * `passing`: later, perhaps.
 */
export type SmtpFault = 'message' | 'account' | 'passing';

interface Refusal {
  /** The step and the code; never the server's own words, which repeat addresses. */
  readonly reason: string;
  readonly fault: SmtpFault;
}

const ACCOUNT_CODES: readonly string[] = ['EAUTH', 'ENOAUTH', 'ETLS'];
/** Node's codes of a certificate that is not believed. */
const CERTIFICATE_CODE = /^(?:CERT_|ERR_TLS_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;

/**
 * The meaning of nodemailer's error. A 5xx to a recipient or a text refuses that mail, to a login or a sender all of
 * them; a 4xx passes (RFC 5321).
 */
export function toRefusal(error: unknown): Refusal {
  const kind = findText(error, 'code') ?? 'unknown';
  const code = findText(error, 'originalCode') ?? kind;
  const status = findNumber(error, 'responseCode');
  const command = findText(error, 'command');
  const reason =
    status === null
      ? `the SMTP server cannot be used: ${code}`
      : `the SMTP server answered ${command ?? 'a command'} with ${status}`;
  const isAccount = ACCOUNT_CODES.includes(kind) || CERTIFICATE_CODE.test(code);
  return { reason, fault: toFault(isAccount, status, command) };
}

function toFault(isAccount: boolean, status: number | null, command: string | null): SmtpFault {
  if (status !== null && status < 500) return 'passing';
  if (isAccount) return 'account';
  if (status === null) return 'passing';
  return command === 'RCPT TO' || command === 'DATA' ? 'message' : 'account';
}

function findText(error: unknown, property: string): string | null {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, property) : null;
  return typeof value === 'string' ? value : null;
}
