import { createLog } from './log';
import { registry } from './metrics';
import { runInRequest } from './request-scope';

const secrets = ['the-configured-secret', 'a key/with "signs"'];

describe('the log', () => {
  const lines: string[] = [];
  const log = createLog({ level: 'debug', secrets, destination: { write: (line) => void lines.push(line) } });
  const readLine = (): Record<string, unknown> => JSON.parse(lines.at(-1) ?? 'null');
  beforeEach(() => void lines.splice(0));

  it('carries the request’s id on every line of its answer, and on no other', async () => {
    const scope = { requestId: 'request-1', route: null, cache: null };
    await runInRequest(scope, async () => {
      await new Promise(setImmediate);
      log.info({ taskId: 5 }, 'inside');
    });
    expect(readLine()).toMatchObject({ requestId: 'request-1', taskId: 5, msg: 'inside' });
    log.info('outside');
    expect(readLine()).not.toHaveProperty('requestId');
  });

  it.each([
    ['a header', { headers: { authorization: 'opaque', cookie: 'a=b', 'set-cookie': 'c=d', accept: 'shown' } }],
    [
      'a field of a call’s input',
      {
        input: { password: 'opaque', activationCode: 'digits', newPassword: 'opaque', token: 'opaque' },
        name: 'shown',
      },
    ],
    ['a field', { password: 'opaque', code: 'digits', msgs: 'shown' }],
  ])('reports %s without its value', (_what, fields) => {
    log.debug(fields, 'something happened');
    expect(lines[0]).not.toMatch(/opaque|digits|a=b|c=d/);
    expect(lines[0]).toMatch(/\[redacted\].*|shown/);
    expect(lines[0]).toContain('shown');
  });

  it.each([
    ['a configured secret', 'got the-configured-secret back', 'the-configured-secret'],
    [
      'a configured secret in an address',
      `POST https://host/v2/${encodeURIComponent('a key/with "signs"')}/x`,
      'a%20key',
    ],
    ['a configured secret with a quote in it', 'key a key/with "signs" refused', 'signs'],
    ['a mobile', 'Key (mobile)=(09121234567) exists', '1234567'],
    ['a mobile in Persian digits', 'به ۰۹۱۲۱۲۳۴۵۶۷ فرستاده نشد', '۱۲۳۴۵۶۷'],
    ['a mobile with the country’s number', 'to +989121234567', '1234567'],
    ['an address’s password', 'connect postgresql://site:hunter22@db:5432/x failed', 'hunter22'],
    ['a key in a path', 'fetch https://api.kavenegar.com/v1/41424344AB/sms/send.json failed', '41424344AB'],
    ['a visit’s key', 'GET /de/visit/opaque-key/ failed', 'opaque-key'],
    ['a problem’s key', 'GET /en/problem/7-opaque-key/ failed', 'opaque-key'],
    ['a problem’s photo', 'POST /api/file/uploadproblemphoto/7-opaque-key failed', 'opaque-key'],
    ['a certificate’s key', 'GET /en/certificate/opaque-key/ failed', 'opaque-key'],
    ['a proposed price’s key', 'GET /en/price/7-opaque-key/ failed', 'opaque-key'],
    ['a notice’s key', 'POST /api/opening-notices/fa/opaque-key', 'opaque-key'],
    ['a calendar’s key', 'GET /api/calendar/fa/opaque-key.ics', 'opaque-key'],
    ['a gift’s code', 'GET /api/ipg/custom/cod-7/OPAQUE/true', 'OPAQUE'],
    ['a hook’s secret', 'POST /api/hooks/sms/opaque-secret?x=1', 'opaque-secret'],
    ['a token in a query', 'GET /my-order-list/taskreview/7/?token=opaque&x=1', 'opaque'],
    ['a session token', `bearer ${'aB3_'.repeat(11)}`, 'aB3_aB3_'],
    ['a digest', `password ${'0af9'.repeat(16)}`, '0af90af9'],
    ['a JSON Web Token', 'password eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', 'eyJ'],
  ])('takes %s out of any text', (_what, text, secret) => {
    log.error({ err: new Error(text), text }, text);
    expect(lines[0]).not.toContain(secret);
    expect(readLine()).toMatchObject({ level: 50 });
  });

  it('leaves numbers and other texts as they are', () => {
    log.info({ atMs: 1790912123456789, amountRials: 9121234567, ratio: 0.09121234567 }, 'order 50001 of T-1 is done');
    expect(readLine()).toMatchObject({
      atMs: 1790912123456789,
      amountRials: 9121234567,
      ratio: 0.09121234567,
      msg: 'order 50001 of T-1 is done',
    });
  });

  it('keeps a failed query’s SQL and loses its parameters, its row and its detail', () => {
    const cause = Object.assign(new Error('duplicate key value'), {
      code: '23505',
      constraint: 'users_mobile_unique',
      detail: 'Key (name)=(Sara Ahmadi) already exists.',
    });
    const failed = Object.assign(new Error('Failed query: insert into users values ($1)\nparams: Sara Ahmadi'), {
      query: 'insert into users values ($1)',
      params: ['Sara Ahmadi'],
      cause,
    });
    log.error({ err: failed }, 'a call failed unforeseen');
    expect(lines[0]).not.toContain('Ahmadi');
    expect(readLine().err).toMatchObject({
      message: 'Failed query: insert into users values ($1)',
      cause: { errorCode: '23505', constraint: 'users_mobile_unique' },
    });
    expect(String(Reflect.get(Object(readLine().err), 'stack'))).toContain('log.test.ts');
  });

  it('counts its lines by level, for an alarm on errors', async () => {
    const countErrors = async () =>
      (await registry.getSingleMetric('pelakfan_log_lines_total')?.get())?.values.find(
        ({ labels }) => labels.level === 'error',
      )?.value ?? 0;
    const before = await countErrors();
    log.error('one more');
    expect(await countErrors()).toBe(before + 1);
  });
});
