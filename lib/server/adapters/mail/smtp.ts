import type { ConnectionOptions } from 'node:tls';

import { isMailAddress, MailNotSent, type MailMessage, type MailPort, type MailSender } from '../../ports/mail';
import { toMailHtml } from './mail-body';
import { handOver, SmtpFailure, type SmtpServer } from './smtp-session';
import { toRefusal } from './smtp-refusal';

const TIMEOUT_MS = 20_000;
const SUBMISSION_PORT = 587;
const SECURE_PORT = 465;

interface SmtpOptions {
  /** `smtp:` (STARTTLS, required where there is a password) or `smtps:`; user and password as in any URL. */
  readonly url: string;
  readonly sender: MailSender;
  /** The time-out of connecting, of the greeting, and of each silence afterwards. */
  readonly timeoutMs?: number;
  readonly tls?: ConnectionOptions;
  /** Told when it is not known whether a mail went out. */
  readonly onUnknown?: (reason: string) => void;
  /** Told once, until a mail goes out again, that the server does not take ours. */
  readonly onAccountFault?: (advice: string) => void;
}

/** E-mail through an SMTP server. Its errors and reports contain neither password nor address. */
export function createSmtpMail(options: SmtpOptions): MailPort {
  const { sender, onUnknown, onAccountFault } = options;
  const session = toSession(options);
  let isTold = false;

  function refuse({ cause, isHandedOver }: SmtpFailure): 'unknown' {
    const { reason, fault } = toRefusal(cause);
    if (isHandedOver) {
      onUnknown?.(`the SMTP server did not answer after the whole mail: ${reason}`);
      return 'unknown';
    }
    if (fault === 'account' && !isTold) {
      isTold = true;
      onAccountFault?.(
        `Mails do not go out: ${reason}. Correct SMTP_URL or MAIL_FROM, or the account at the mail server.`,
      );
    }
    throw new MailNotSent(reason, { isFinal: fault === 'message' });
  }

  return {
    send: async (message) => {
      if (!isMailAddress(message.recipient)) throw new MailNotSent('the address is none', { isFinal: true });
      const bytes = await compose(message, sender);
      try {
        await handOver({ from: sender.address, to: message.recipient, bytes }, session);
      } catch (error) {
        if (error instanceof SmtpFailure) return refuse(error);
        throw error;
      }
      isTold = false;
      return 'sent';
    },
  };
}

function toSession({ url, timeoutMs = TIMEOUT_MS, tls }: SmtpOptions) {
  return { server: toServer(new URL(url)), timeoutMs, ...(tls ? { tls } : {}) };
}

async function compose({ recipient, subject, text }: MailMessage, { name, address }: MailSender): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const mail = new MailComposer({
    from: { name, address },
    to: { name: '', address: recipient },
    // A header ends at a line break.
    subject: subject.replace(/\s+/g, ' ').trim(),
    text,
    html: toMailHtml(text),
    // RFC 3834: nobody's holiday notice answers a machine.
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  return mail.compile().build();
}

function toServer({ protocol, hostname, port, username, password }: URL): SmtpServer {
  const isSecure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (isSecure ? SECURE_PORT : SUBMISSION_PORT) : Number(port),
    isSecure,
    credentials: username === '' ? null : { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
  };
}
