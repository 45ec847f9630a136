import { MailNotSent, type MailMessage, type MailPort } from './mail';

/** A mail adapter under test with the mail that its far end received. */
export interface RunningMail {
  readonly mail: MailPort;
  /** Messages that arrived for an address, oldest first. */
  listReceived(recipient: string): Promise<Pick<MailMessage, 'subject' | 'text'>[]>;
  /** An address that the far end refuses for good. */
  readonly refusedAddress: string;
  close(): Promise<void>;
}

/** The behaviour of every mail adapter of ours. */
export function describeMail(adapter: string, start: () => Promise<RunningMail>): void {
  describe(`mail: ${adapter}`, () => {
    let running: RunningMail;
    beforeAll(async () => {
      running = await start();
    });
    afterAll(() => running.close());
    const message: MailMessage = {
      recipient: 'sara@example.ir',
      subject: 'سفارش شما تأیید شد – ۱۲۳',
      text: 'متخصص سفارش «۱۲۳» را پذیرفت.\nشماره تماس او در صفحه سفارش است.',
    };

    it('delivers a Persian subject and text letter by letter, once each', async () => {
      expect(await running.mail.send(message)).toBe('sent');
      expect(await running.mail.send({ ...message, subject: 'پیام دوم' })).toBe('sent');
      expect(await running.listReceived(message.recipient)).toEqual([
        { subject: message.subject, text: message.text },
        { subject: 'پیام دوم', text: message.text },
      ]);
    });

    it('throws a final MailNotSent for a refused address', async () => {
      await expect(running.mail.send({ ...message, recipient: running.refusedAddress })).rejects.toMatchObject({
        name: 'MailNotSent',
        isFinal: true,
      });
      expect(await running.listReceived(running.refusedAddress)).toEqual([]);
    });

    it.each([
      'nobody',
      'a@b@c.ir',
      'a@b.ir\r\nBcc: c@d.ir',
      'a@b.ir,c@d.ir',
      '<a@b.ir>',
      'a b@c.ir',
      '',
      `${'a'.repeat(65)}@b.ir`,
    ])('refuses %j as an address', async (recipient) => {
      await expect(running.mail.send({ ...message, recipient })).rejects.toThrow(MailNotSent);
    });

    it('keeps a line break in a subject from becoming a header', async () => {
      const recipient = 'ali@example.ir';
      await running.mail.send({ ...message, recipient, subject: 'one\r\nBcc: victim@example.ir\r\n\r\nbody' });
      const [received] = await running.listReceived(recipient);
      expect(received?.subject.replace(/\s+/g, ' ')).toBe('one Bcc: victim@example.ir body');
      expect(await running.listReceived('victim@example.ir')).toEqual([]);
    });
  });
}
