import { MessageNotSent, type SendOutcome } from './sending';

/** One e-mail to one reader. */
export interface MailMessage {
  /** One address, without a name. */
  readonly recipient: string;
  /** One line. */
  readonly subject: string;
  /** Plain text of any language; paragraphs are lines. */
  readonly text: string;
}

/** Sends e-mails (BEHAVIOUR 10 and 12): by SMTP where SMTP_URL is set, else into the outbox. */
export interface MailPort {
  /** Throws MailNotSent when the message surely was not taken. */
  send(message: MailMessage): Promise<SendOutcome>;
}

/** An e-mail that surely went to nobody. */
export class MailNotSent extends MessageNotSent {
  override readonly name = 'MailNotSent';
}

/**
 * The part before the sign without quotes, spaces or separators; a host of at least two labels. Narrower than RFC 5322,
 * and free of everything that could end a header.
 */
const ADDRESS =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;

/** True when a message can be addressed to it. */
export function isMailAddress(address: string): boolean {
  return address.length <= 254 && ADDRESS.test(address);
}

/** The sender of e-mails. */
export interface MailSender {
  /** Empty without one. */
  readonly name: string;
  readonly address: string;
}

/** `Pelakfan <no-reply@example.ir>` or the bare address, as MAIL_FROM has it; null for anything else. */
export function findMailSender(text: string): MailSender | null {
  const [, name = '', bracketed, bare] = /^(?:([^<>"\r\n]*?)\s*<([^<>]+)>|([^<>]+))$/.exec(text.trim()) ?? [];
  const address = (bracketed ?? bare ?? '').trim();
  return isMailAddress(address) ? { name: name.trim(), address } : null;
}
