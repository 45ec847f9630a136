import { once } from 'node:events';
import { createServer } from 'node:net';

import { findMailSender, MailNotSent, type MailSender } from '../../ports/mail';
import { describeMail } from '../../ports/mail.suite';
import { captureLog } from '../../testing/captured-log';
import { startMailHost, type MailFault } from '../../testing/mail-host';
import { createSmtpMail } from './smtp';

const sender: MailSender = { name: 'پلاکفن', address: 'no-reply@pelakfan.example' };
const credentials = { user: 'pelakfan', pass: 'p@ss:word/9' };
const message = { recipient: 'sara@example.ir', subject: 'سفارش شما تأیید شد', text: 'متخصص سفارش را پذیرفت.' };
/** The stand-in's certificate is nobody's. */
const tls = { rejectUnauthorized: false };
const toUrl = (port: number, { user, pass } = credentials) =>
  `smtp://${user}:${encodeURIComponent(pass)}@127.0.0.1:${port}`;

describeMail('smtp', async () => {
  const refusedAddress = 'gone@example.ir';
  const host = await startMailHost({ credentials, refusedAddress });
  return {
    mail: createSmtpMail({ url: toUrl(host.port), sender, tls }),
    listReceived: async (recipient) =>
      host.received.filter(({ to }) => to.includes(recipient)).map(({ subject, text }) => ({ subject, text })),
    refusedAddress,
    close: host.close,
  };
});

describe('smtp', () => {
  let host: Awaited<ReturnType<typeof startMailHost>>;
  beforeAll(async () => {
    host = await startMailHost({ credentials });
  });
  afterAll(() => host.close());

  const open = (options: Partial<Parameters<typeof createSmtpMail>[0]> = {}) => {
    const { log, getText } = captureLog();
    const mail = createSmtpMail({
      url: toUrl(host.port),
      sender,
      tls,
      timeoutMs: 10_000,
      onUnknown: (reason) => log.warn({ reason }),
      onAccountFault: (advice) => log.error(advice),
      ...options,
    });
    const send = () => mail.send(message).catch((err: unknown) => (log.error({ err }), err));
    return { send, getText };
  };

  it('logs in over STARTTLS, and sends sender, recipient, and two forms of one text', async () => {
    expect(await open().send()).toBe('sent');
    const [mail] = host.received;
    expect(mail).toMatchObject({
      from: sender.address,
      to: [message.recipient],
      isEncrypted: true,
      user: 'pelakfan',
      text: message.text,
    });
    expect(mail?.html).toContain(`<p dir="auto" style="margin:0 0 8px">${message.text}</p>`);
    expect([...(mail?.headers.keys() ?? [])]).toEqual(
      expect.arrayContaining(['from', 'to', 'message-id', 'date', 'auto-submitted']),
    );
  });

  it.each<['login' | 'sender' | 'recipient' | 'text', MailFault, boolean]>([
    ['login', 454, false],
    ['sender', 451, false],
    ['sender', 550, false],
    ['recipient', 450, false],
    ['recipient', 550, true],
    ['text', 452, false],
    ['text', 554, true],
    ['login', 'break', false],
    ['sender', 'break', false],
    ['recipient', 'break', false],
  ])('knows that nothing went out when at the %s comes %s', async (step, fault, isFinal) => {
    host.failNext(step, fault);
    const before = host.received.length;
    expect(await open().send()).toMatchObject({ name: 'MailNotSent', isFinal });
    expect(host.received).toHaveLength(before);
  });

  it.each<MailFault>(['break', 'silence'])(
    'does not know whether it went out when after the whole text comes %s',
    async (fault) => {
      host.failNext('text', fault);
      expect(await open({ timeoutMs: fault === 'silence' ? 2000 : 10_000 }).send()).toBe('unknown');
    },
  );

  it('reports an unsent mail when the server is silent before the text', async () => {
    host.failNext('recipient', 'silence');
    expect(await open({ timeoutMs: 300 }).send()).toBeInstanceOf(MailNotSent);
  });

  it('tells the operator once that the login is refused, until it works again', async () => {
    const { send, getText } = open({ url: toUrl(host.port, { ...credentials, pass: 'wr0ng-secret' }) });
    expect(await send()).toMatchObject({ name: 'MailNotSent', isFinal: false });
    await send();
    expect(getText().split('Mails do not go out').length - 1).toBe(1);
    for (const secret of ['wr0ng-secret', message.recipient, message.text]) expect(getText()).not.toContain(secret);
  });

  it('sends no password to a server without a trusted certificate', async () => {
    const { send, getText } = open({ tls: {} });
    expect(await send()).toMatchObject({ name: 'MailNotSent', isFinal: false });
    expect(getText()).toContain('Mails do not go out');
  });

  it('sends no password unencrypted, to a host that is not this computer', async () => {
    const plain = await startMailHost({ credentials, hasStartTls: false });
    const failure = await open({ url: `smtp://u:secret@0.0.0.0:${plain.port}` }).send();
    await plain.close();
    expect(failure).toMatchObject({ name: 'MailNotSent' });
  });

  it('gives up on a host where nobody listens, and on one that does not greet', async () => {
    const mute = createServer((socket) => socket.resume().on('error', () => undefined));
    mute.listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const address = mute.address();
    const { port } = typeof address === 'object' && address ? address : { port: 0 };
    expect(await open({ url: `smtp://127.0.0.1:${port}`, timeoutMs: 200 }).send()).toBeInstanceOf(MailNotSent);
    await new Promise((resolve) => mute.close(resolve));
    expect(await open({ url: `smtp://127.0.0.1:${port}` }).send()).toMatchObject({
      name: 'MailNotSent',
      isFinal: false,
      message: expect.stringContaining('ECONNREFUSED'),
    });
  });

  it('logs neither password nor address nor text, whatever goes wrong', async () => {
    const { send, getText } = open();
    for (const step of ['login', 'sender', 'recipient', 'text'] as const) {
      for (const fault of [421, 550, 'break'] as const) {
        host.failNext(step, fault);
        await send();
      }
    }
    expect(getText().split('\n').length).toBeGreaterThan(10);
    for (const secret of [
      credentials.pass,
      encodeURIComponent(credentials.pass),
      message.recipient,
      message.text,
      message.subject,
    ])
      expect(getText()).not.toContain(secret);
  });
});

describe('MAIL_FROM', () => {
  it.each([
    ['no-reply@example.ir', { name: '', address: 'no-reply@example.ir' }],
    ['Pelakfan <no-reply@example.ir>', { name: 'Pelakfan', address: 'no-reply@example.ir' }],
    ['پلاکفن <a@b.ir>', { name: 'پلاکفن', address: 'a@b.ir' }],
    ['Pelakfan', null],
    ['Pelakfan <nobody>', null],
    ['a@b.ir, c@d.ir', null],
    ['x\r\nBcc: c@d.ir <a@b.ir>', null],
  ])('%j is %j', (text, expected) => expect(findMailSender(text)).toEqual(expected));
});
