import { request as httpRequest } from 'node:http';

import { envelope } from '@/lib/contract/envelope';
import { BODY_LIMIT_BYTES } from '@/lib/domain/constants/process';
import { useMarketOverHttp } from '../testing/use-market';

const anyAnswer = envelope.loose();
const answerOf = async (response: Response) => anyAnswer.parse(await response.json());

const { site } = useMarketOverHttp({
  holds: 'nothing',
  handlers: {
    'boot/calchours': async () => {
      throw new Error('secret detail of the inside');
    },
    'boot/calchours4cleanoutdoor': async () => JSON.parse('{"needHour":"many"}'),
  },
});

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${site.url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('bad input at the door', () => {
  it.each([
    ['cut off', '{"mobile": '],
    ['not text', 'ÿþ'],
    ['NUL in a text', '{"mobile":"0912\\u0000"}'],
    ['half a letter', '{"mobile":"0912\\ud83d"}'],
    ['half a letter deep inside', '{"mobile":"0912","more":[{"text":"\\udc00a"}]}'],
  ])('answers 400 to malformed JSON: %s', async (_what, body) => {
    const response = await post('main/boot/sharelink', body);
    expect(response.status).toBe(400);
    expect((await answerOf(response)).responseStatus.name).toBe('malformed-request');
  });

  it.each([
    'ipg/custom/cod-1/%00/true',
    'main/security/validatetoken/a%00b/test/test',
    'main/user/getuserauto/7?offset=0%00',
    'main/pdp/fetch/3/%00',
  ])('answers 400 to NUL in an address: %s', async (path) => {
    const response = await fetch(`${site.url}/api/${path}`, { headers: { authorization: 'as-user-7' } });
    expect([response.status, (await answerOf(response)).responseStatus.name]).toEqual([400, 'malformed-request']);
  });

  it.each([null, [], 'text', 5, true, {}, { mobile: 5 }, { mobile: null }, { mobile: { a: 1 } }])(
    'answers 400 and names the field for %j',
    async (body) => {
      const response = await post('main/boot/sharelink', JSON.stringify(body), { 'accept-language': 'en' });
      expect(response.status).toBe(400);
      const answer = await answerOf(response);
      expect(answer.responseStatus.name).toBe('invalid-input');
      expect(answer.fields?.[0]?.message).toMatch(/Please fill in|not right/);
    },
  );

  it('names a field by its path, once, in the person’s language', async () => {
    const answer = await answerOf(
      await post(
        'main/security/register',
        { firstname: 'x'.repeat(61), lastname: '', mobilenumber: '0912' },
        { 'accept-language': 'en' },
      ),
    );
    expect(answer.fields).toEqual([
      { field: 'firstname', message: 'This is too long.' },
      { field: 'lastname', message: 'Please fill in this field.' },
      { field: 'mobilenumber', message: 'The phone number is not valid.' },
    ]);
  });

  it('refuses a body that announces a huge length', async () => {
    const response = await post('main/boot/sharelink', `"${'x'.repeat(BODY_LIMIT_BYTES)}"`);
    expect(response.status).toBe(413);
    expect((await answerOf(response)).responseStatus.name).toBe('too-large');
  });

  it('stops reading a body that turns out huge', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const request = httpRequest(
        `${site.url}/api/main/boot/sharelink`,
        { method: 'POST', headers: { 'content-type': 'application/json' } },
        (response) => {
          resolve(response.statusCode);
          request.destroy();
        },
      );
      request.on('error', reject);
      for (let sent = 0; sent <= BODY_LIMIT_BYTES; sent += 8000) request.write('x'.repeat(8000));
    });
    expect(status).toBe(413);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'answers 415 to %s',
    async (type) => {
      const response = await post('main/boot/sharelink', '{}', { 'content-type': type });
      expect(response.status).toBe(415);
      expect((await answerOf(response)).responseStatus.name).toBe('unsupported-type');
    },
  );

  it('reads a missing body as no fields', async () => {
    const response = await fetch(`${site.url}/api/main/boot/sharelink`, { method: 'POST' });
    expect((await answerOf(response)).fields?.[0]?.field).toBe('mobile');
  });

  it.each([
    'main/nothing',
    'ipg/boot/sharelink',
    'file/security/login',
    'other/boot/sharelink',
    'main/boot/sharelink/more',
  ])('knows no call at %s', async (path) => {
    const response = await post(path, {});
    expect(response.status).toBe(404);
  });

  it('knows no call behind an invalid escape', async () => {
    expect((await fetch(`${site.url}/api/main/requestBidding/retry/%E0%A4%A`)).status).toBe(404);
  });

  it.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'answers 405 to %s with the allowed methods',
    async (method) => {
      const response = await fetch(`${site.url}/api/main/boot/sharelink`, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('POST');
    },
  );

  it('reveals nothing of the inside after an unforeseen failure', async () => {
    const response = await post('main/boot/calchours', {
      areaM2: 80,
      roomCount: 2,
      bathroomCount: 1,
      windowCount: 4,
    });
    const text = await response.text();
    expect([response.status, JSON.parse(text).responseStatus.name]).toEqual([500, 'UnknownError']);
    expect(text).not.toMatch(/secret detail|at .*\.ts/);
  });

  it('refuses an answer that misses its schema', async () => {
    expect((await post('main/boot/calchours4cleanoutdoor', { areaM2: 80 })).status).toBe(500);
  });
});
