import { startFakeHost, type FakeRequest } from './fake-host';
import { startZarinpalHost, ZARINPAL_TEST_MERCHANT } from './zarinpal-host';

interface ReceivedMessage {
  readonly mobile: string;
  readonly text: string;
  readonly sentAt: string;
}

/** The bank and the SMS provider of a site for people, on this computer. */
export interface PartnerHosts {
  /** The environment with which a site reaches them. It sends no e-mail. */
  readonly environment: Readonly<Record<string, string>>;
  /** The messages at a phone, newest first. */
  outbox(mobile: string): Promise<ReceivedMessage[]>;
  /** The person pays on the bank's page. */
  pays(authority: string): void;
  close(): Promise<void>;
}

export async function startPartners(): Promise<PartnerHosts> {
  const messages: ReceivedMessage[] = [];
  const sms = await startFakeHost(({ body }: FakeRequest) => {
    const form = new URLSearchParams(body);
    const [mobile, text] = [form.get('receptor') ?? '', form.get('message') ?? ''];
    messages.unshift({ mobile, text, sentAt: new Date().toISOString() });
    return { body: { return: { status: 200, message: 'OK' }, entries: [] } };
  });
  const bank = await startZarinpalHost();
  return {
    environment: {
      KAVENEGAR_API_KEY: 'a-key-of-the-tests',
      KAVENEGAR_URL: sms.url,
      ZARINPAL_MERCHANT_ID: ZARINPAL_TEST_MERCHANT,
      ZARINPAL_URL: bank.url,
      MAILS: 'none',
    },
    outbox: async (mobile) => messages.filter((message) => message.mobile === mobile),
    pays: (authority) => bank.settle(authority, 'PAID'),
    close: async () => {
      await sms.close();
      await bank.close();
    },
  };
}
