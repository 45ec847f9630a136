import { SmsNotSent, type SmsPort } from '../../ports/sms';
import { describeSms } from '../../ports/sms.suite';
import { captureLog } from '../../testing/captured-log';
import { startFakeHost, type FakeReply, type FakeRequest } from '../../testing/fake-host';
import { createKavenegar } from './kavenegar';

const apiKey = 'a key/with signs';
const message = { mobile: '09121234567', text: 'کد شما: 7391', code: '7391' };
const entry = {
  messageid: 8792343,
  statustext: 'ارسال به مخابرات',
  status: 5,
  sender: '10004346',
  receptor: message.mobile,
  date: 1356619709,
  cost: 120,
};
const taken: FakeReply = { body: { return: { status: 200, message: 'تایید شد' }, entries: [entry] } };
const refuse = (status: number): FakeReply => ({
  status,
  body: { return: { status, message: `خطا برای ${message.mobile}` }, entries: null },
});

describeSms('kavenegar', async () => {
  const sent: { mobile: string | null; text: string }[] = [];
  const host = await startFakeHost(({ url, body }) => {
    const form = new URLSearchParams(body);
    if (!url.startsWith(`/v1/${encodeURIComponent(apiKey)}/`)) return refuse(403);
    if (form.get('receptor') === '09129999999') return refuse(411);
    sent.push({ mobile: form.get('receptor'), text: form.get('token') ?? form.get('message') ?? '' });
    // A lookup may answer an object where sending answers an array.
    return url.includes('/verify/')
      ? { body: { return: { status: 200, message: 'تایید شد' }, entries: entry } }
      : taken;
  });
  return {
    sms: createKavenegar({ apiKey, template: 'login', baseUrl: host.url }),
    listSent: async (mobile) => sent.filter((one) => one.mobile === mobile).map(({ text }) => text),
    refusedMobile: '09129999999',
    close: host.close,
  };
});

describe('kavenegar', () => {
  let reply: FakeReply;
  let requests: FakeRequest[];
  let host: Awaited<ReturnType<typeof startFakeHost>>;
  beforeAll(async () => {
    host = await startFakeHost((request) => {
      requests.push(request);
      return reply;
    });
  });
  beforeEach(() => {
    reply = taken;
    requests = [];
  });
  afterAll(() => host.close());

  const captured = (timeoutMs = 10_000) => {
    const { log, getText } = captureLog();
    const onUnknown = (reason: string) => log.warn({ reason });
    const onAccountFault = (advice: string) => log.error(advice);
    const sms = createKavenegar({ apiKey, template: 'login', baseUrl: host.url, timeoutMs, onUnknown, onAccountFault });
    /** Logs the error as the rest of the server would. */
    const send = () => sms.send(message).catch((err: unknown) => (log.error({ err }), err));
    return { send, getText, sms };
  };
  const failureOf = (sms: SmsPort) => sms.send(message).catch((error: unknown) => error);

  it('sends a code by its template and anything else as text', async () => {
    await createKavenegar({ apiKey, template: 'login', baseUrl: host.url }).send(message);
    await createKavenegar({ apiKey, template: undefined, baseUrl: host.url }).send(message);
    expect(
      requests.map(({ method, url, body }) => [method, url, Object.fromEntries(new URLSearchParams(body))]),
    ).toEqual([
      [
        'POST',
        '/v1/a%20key%2Fwith%20signs/verify/lookup.json',
        { receptor: message.mobile, token: '7391', template: 'login' },
      ],
      ['POST', '/v1/a%20key%2Fwith%20signs/sms/send.json', { receptor: message.mobile, message: message.text }],
    ]);
  });

  it.each([400, 411, 413, 431])('reports at %d that this message must not be tried again', async (status) => {
    reply = refuse(status);
    expect(await failureOf(captured().sms)).toMatchObject({ name: 'SmsNotSent', isFinal: true });
  });

  it.each([402, 409, 500, 999])('reports at %d that it may go out later', async (status) => {
    reply = { body: { return: { status, message: null }, entries: null } };
    expect(await failureOf(captured().sms)).toMatchObject({ name: 'SmsNotSent', isFinal: false });
  });

  it.each([403, 407, 412, 418, 424, 426, 432])(
    'tells the operator the remedy at %d, once until it works again',
    async (status) => {
      const { send, getText } = captured();
      const countAdvice = () => getText().split(`Kavenegar answered ${status}`).length - 1;
      reply = refuse(status);
      expect(await send()).toMatchObject({ name: 'SmsNotSent', isFinal: false });
      await send();
      expect(countAdvice()).toBe(1);
      reply = taken;
      expect(await send()).toBe('sent');
      reply = refuse(status);
      await send();
      expect(countAdvice()).toBe(2);
    },
  );

  const faults: readonly [string, FakeReply][] = [
    ['the connection breaks after the request', 'break'],
    ['nothing comes', 'silence'],
    ['a page of HTML comes', { status: 502, type: 'text/html', bytes: '<html><h1>502 Bad Gateway</h1></html>' }],
    [
      'half an answer comes',
      { type: 'application/json', bytes: '{"return":{"status":200,"message":"x"},"entries":[]}', isCutOff: true },
    ],
    ['an answer without a status comes', { body: { entries: [] } }],
  ];

  it.each(faults)('reports an unknown result, and sends nothing twice, when %s', async (_fault, given) => {
    reply = given;
    expect(await captured(given === 'silence' ? 1000 : undefined).send()).toBe('unknown');
    expect(requests).toHaveLength(1);
  });

  it('reports an unsent SMS when nobody listens there', async () => {
    const gone = await startFakeHost(() => taken);
    await gone.close();
    const failure = await failureOf(createKavenegar({ apiKey, template: undefined, baseUrl: gone.url }));
    expect(failure).toBeInstanceOf(SmsNotSent);
    expect(failure).toMatchObject({ isFinal: false });
  });

  it('logs neither key nor mobile nor code, whatever goes wrong', async () => {
    const { send, getText } = captured();
    const replies = [
      ...[400, 402, 403, 407, 409, 411, 412, 413, 418, 424, 426, 431, 432].map(refuse),
      ...faults.map(([, given]) => given).filter((given) => given !== 'silence'),
    ];
    for (const given of replies) {
      reply = given;
      await send();
    }
    const text = getText();
    expect(text.split('\n').length).toBeGreaterThan(replies.length);
    for (const secret of ['a key', 'a%20key', 'with signs', '/v1/', message.mobile, '7391', host.url])
      expect(text).not.toContain(secret);
  });
});
