import { SmsNotSent, type SmsMessage, type SmsPort } from './sms';

/** An SMS adapter under test with the messages that its far end received. */
export interface RunningSms {
  readonly sms: SmsPort;
  /** Texts, or codes where a template carries them, that left for a mobile, oldest first. */
  listSent(mobile: string): Promise<string[]>;
  /** A mobile that the far end refuses. */
  readonly refusedMobile: string;
  close(): Promise<void>;
}

/** The behaviour of every SMS adapter of ours. */
export function describeSms(adapter: string, start: () => Promise<RunningSms>): void {
  describe(`sms: ${adapter}`, () => {
    let running: RunningSms;
    beforeAll(async () => {
      running = await start();
    });
    afterAll(() => running.close());
    const message: SmsMessage = { mobile: '09121234567', text: 'کد شما: 1234' };

    it('sends each message once, in order', async () => {
      await running.sms.send(message);
      await running.sms.send({ ...message, text: 'پیام دوم' });
      expect(await running.listSent(message.mobile)).toEqual([message.text, 'پیام دوم']);
    });

    it('throws SmsNotSent when the message was surely not taken', async () => {
      await expect(running.sms.send({ ...message, mobile: running.refusedMobile })).rejects.toThrow(SmsNotSent);
      expect(await running.listSent(running.refusedMobile)).toEqual([]);
    });
  });
}
