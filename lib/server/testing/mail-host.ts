import { once } from 'node:events';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';

import { SMTPServer } from 'smtp-server';

import { readMail, type ReadMail } from './read-mail';

export interface ReceivedMail extends ReadMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly isEncrypted: boolean;
  /** The users that had logged in. */
  readonly user: string | undefined;
}

type Step = 'login' | 'sender' | 'recipient' | 'text';
/** A status that the server answers, the connection breaks, or nothing comes. */
export type MailFault = number | 'break' | 'silence';

interface MailHost {
  readonly port: number;
  readonly received: readonly ReceivedMail[];
  /** The next time it comes to this step it fails so. At `text` the whole mail has arrived by then. */
  failNext(step: Step, fault: MailFault): void;
  close(): Promise<void>;
}

interface MailHostOptions {
  /** The users that may send; without them it takes from everybody. */
  readonly credentials?: { readonly user: string; readonly pass: string };
  readonly hasStartTls?: boolean;
  readonly refusedAddress?: string;
}

/** An SMTP server that really speaks the protocol; its own certificate is one that nobody believes. */
export async function startMailHost({
  credentials,
  hasStartTls = true,
  refusedAddress,
}: MailHostOptions = {}): Promise<MailHost> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const faults = new Map<Step, MailFault>();
  const answer = (step: Step, callback: (error?: Error) => void, otherwise: () => void) => {
    const fault = faults.get(step);
    faults.delete(step);
    if (fault === undefined) return otherwise();
    if (fault === 'break') return sockets.forEach((socket) => socket.destroy());
    if (fault !== 'silence') callback(refusal(fault));
  };
  const server = new SMTPServer({
    authOptional: credentials === undefined,
    disabledCommands: hasStartTls ? [] : ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    logger: false,
    onAuth: (auth, _session, callback) =>
      answer('login', callback, () =>
        auth.username === credentials?.user && auth.password === credentials?.pass
          ? callback(null, { user: auth.username })
          : callback(refusal(535)),
      ),
    onMailFrom: (_address, _session, callback) => answer('sender', callback, callback),
    onRcptTo: ({ address }, _session, callback) =>
      answer('recipient', callback, () => callback(address === refusedAddress ? refusal(550) : undefined)),
    onData: (stream, { envelope: { mailFrom, rcptTo }, secure, user }, callback) => {
      void text(stream).then((source) =>
        answer('text', callback, () => {
          received.push({
            ...readMail(source),
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            isEncrypted: secure,
            user,
          });
          callback();
        }),
      );
    },
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  listening.on('connection', (socket: Socket) => sockets.add(socket));
  await once(listening, 'listening');
  const address = listening.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    received,
    failNext: (step, fault) => void faults.set(step, fault),
    close: () =>
      new Promise((resolve) => {
        sockets.forEach((socket) => socket.destroy());
        server.close(() => resolve());
      }),
  };
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error('refused <sara@example.ir>'), { responseCode });
}
