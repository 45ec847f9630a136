import { Readable } from 'node:stream';
import type { ConnectionOptions } from 'node:tls';

/** The address and the login of an SMTP server. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; else by STARTTLS. */
  readonly isSecure: boolean;
  readonly credentials: { readonly user: string; readonly pass: string } | null;
}

export interface Handover {
  readonly from: string;
  readonly to: string;
  /** The whole message, headers and body. */
  readonly bytes: Buffer;
}

interface SessionOptions {
  readonly server: SmtpServer;
  readonly timeoutMs: number;
  readonly tls?: ConnectionOptions;
}

/**
 * The error that ended a session before the server took the message. It says whether the server may have taken it all
 * the same.
 */
export class SmtpFailure extends Error {
  override readonly name = 'SmtpFailure';

  constructor(
    override readonly cause: unknown,
    /** Every byte had been written, and then no answer came. */
    readonly isHandedOver: boolean,
  ) {
    super('the SMTP session failed');
  }
}

const LOOPBACK = /^(?:localhost|127\.|\[?::1\]?$)/;

/** Hands one message over in a session of its own. Throws SmtpFailure. */
export async function handOver(
  { from, to, bytes }: Handover,
  { server, timeoutMs, tls }: SessionOptions,
): Promise<void> {
  // Loaded when the first mail leaves: a start needs none of it.
  const { default: SMTPConnection } = await import('nodemailer/lib/smtp-connection');
  const { host, port, isSecure, credentials } = server;
  const connection = new SMTPConnection({
    host,
    port,
    secure: isSecure,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    ...(tls ? { tls } : {}),
    // A password is never said in the open; to this computer itself there is nobody to hear it.
    requireTLS: credentials !== null && !LOOPBACK.test(host),
  });
  const body = Readable.from([bytes], { objectMode: false });
  let isWritten = false;
  // It is read only after the server has said that it takes a message.
  body.once('end', () => (isWritten = true));
  const session = new Promise<void>((resolve, reject) => {
    const then = (next: () => void) => (error?: Error | null) => (error ? reject(error) : next());
    const send = () => connection.send({ from, to }, body, then(resolve));
    connection.once('error', reject);
    connection.connect(then(() => (credentials ? connection.login({ credentials }, then(send)) : send())));
  });
  try {
    await session;
    connection.quit();
  } catch (error) {
    connection.close();
    throw new SmtpFailure(error, isWritten && findNumber(error, 'responseCode') === null);
  }
}

/** A number that nodemailer put on an error; null without one. */
export function findNumber(error: unknown, property: string): number | null {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, property) : null;
  return typeof value === 'number' ? value : null;
}
