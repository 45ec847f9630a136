import { SmsNotSent } from '../../ports/sms';
import { describeSms } from '../../ports/sms.suite';
import { startFakeHost, type FakeRequest } from '../../testing/fake-host';
import { createKavenegar } from './kavenegar';

const apiKey = 'a key/with signs';
const refused = { status: 411, body: { return: { status: 411, message: 'دریافت کننده نامعتبر است' }, entries: null } };
const taken = { body: { return: { status: 200, message: 'تایید شد' }, entries: [] } };

describeSms('kavenegar', async () => {
  const sent: { mobile: string | null; text: string }[] = [];
  const host = await startFakeHost(({ body }) => {
    const form = new URLSearchParams(body);
    if (form.get('receptor') === '09129999999') return refused;
    sent.push({ mobile: form.get('receptor'), text: form.get('token') ?? form.get('message') ?? '' });
    return taken;
  });
  return {
    sms: createKavenegar({ apiKey, template: 'login', baseUrl: host.url }),
    listSent: async (mobile) => sent.filter((message) => message.mobile === mobile).map(({ text }) => text),
    refusedMobile: '09129999999',
    close: host.close,
  };
});

describe('kavenegar', () => {
  const message = { mobile: '09121234567', text: 'کد شما: 1234', code: '1234' };

  it('sends a code by its template and anything else as text', async () => {
    const requests: FakeRequest[] = [];
    const host = await startFakeHost((request) => {
      requests.push(request);
      return taken;
    });
    await createKavenegar({ apiKey, template: 'login', baseUrl: host.url }).send(message);
    await createKavenegar({ apiKey, template: undefined, baseUrl: host.url }).send(message);
    await host.close();
    expect(requests.map(({ method, url, body }) => [method, url, Object.fromEntries(new URLSearchParams(body))])).toEqual([
      ['POST', '/v1/a%20key%2Fwith%20signs/verify/lookup.json', { receptor: message.mobile, token: '1234', template: 'login' }],
      ['POST', '/v1/a%20key%2Fwith%20signs/sms/send.json', { receptor: message.mobile, message: message.text }],
    ]);
  });

  it('counts a message as sent when the connection breaks after it left, and says so without the key', async () => {
    const told: string[] = [];
    const host = await startFakeHost(() => undefined);
    await createKavenegar({ apiKey, template: undefined, baseUrl: host.url, onUnknown: (reason) => told.push(reason) }).send(message);
    await host.close();
    expect(told).toHaveLength(1);
    expect(told.join()).not.toContain('key');
  });

  it('says SmsNotSent, without the key, when nobody listens there', async () => {
    const host = await startFakeHost(() => taken);
    await host.close();
    const failure = await createKavenegar({ apiKey, template: undefined, baseUrl: host.url }).send(message).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SmsNotSent);
    expect(String(failure)).not.toContain('a%20key');
  });
});
