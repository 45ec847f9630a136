import { sql } from 'drizzle-orm';

import { aKey, call, logIn, readCode, register, send, type Caller } from '@/e2e/steps/api';

import { listSecrets } from '../start/configuration';
import { createLog } from '../observability/log';
import { registry } from '../observability/metrics';
import { aDraft, type OrderStory } from '../seed/stories/orders';
import { aFreeProvider } from '../seed/stories/people';
import { addAddress } from '../seed/people';
import { useMarketOverHttp } from '../testing/use-market';

interface LogLine {
  readonly level: number;
  readonly msg: string;
  readonly requestId?: string;
  readonly route?: string;
  readonly status?: number;
  readonly method?: string;
}

describe('operators’ logs and metrics', () => {
  const lines: string[] = [];
  const log = createLog({ level: 'debug', secrets: [], destination: { write: (line) => void lines.push(line) } });
  const { service, site } = useMarketOverHttp({ log });
  const readLines = () => lines.map((line): LogLine => JSON.parse(line));
  const outboxOf = async (mobile: string) =>
    service.sms
      .filter((message) => message.mobile === mobile)
      .reverse()
      .map(({ text }) => ({ mobile, text, sentAt: '' }));

  beforeEach(() => void lines.splice(0));

  /**
   * Registration, login, an order, its bank payment, a wrong password and a query that fails: everything secret goes
   * through.
   */
  async function livesThrough(): Promise<{ person: Caller; secrets: readonly string[] }> {
    const person = await register({ url: site.url, outbox: outboxOf });
    const addressId = await service.context.ports.database.transaction((transaction) =>
      addAddress(
        transaction,
        {
          userId: person.userId,
          name: 'Home',
          text: 'Alley of the Secret 12',
          locationId: 1001,
          zipCode: null,
          isDefault: true,
        },
        service.clock.now(),
      ),
    );
    const story: OrderStory = {
      service,
      customer: { userId: person.userId, mobile: person.mobile, addressId },
      provider: await aFreeProvider(service.context),
    };
    const placed = await person.call('clean/addcleanrequest', aDraft(story), aKey());
    const { authority } = await person.call('ipg/startpayment', { reqid: placed.reqid }, aKey());
    await service.bank.settle(authority, 'paid');
    await call(site.url, 'reqandpay/verifypayment', { authority });
    await send(site.url, { path: 'main/security/login', body: { mobile: person.mobile, password: 'f'.repeat(64) } });
    await send(site.url, { path: `main/security/validatetoken/${person.token}/test/test`, method: 'GET' });
    await fetch(`${site.url}/my-order-list/taskreview/7/?token=${person.token}`, {
      headers: { cookie: `session=${person.token}` },
    });
    await service.context.ports.database.connection.execute(sql`alter table users rename to people_gone`);
    await send(site.url, { path: 'main/security/login', body: { mobile: person.mobile, password: 'e'.repeat(64) } });
    await service.context.ports.database.connection.execute(sql`alter table people_gone rename to users`);
    const again = await logIn(site.url, person.mobile, person.password);
    const code = await readCode({ url: site.url, outbox: outboxOf }, person.mobile).catch(() => person.password);
    return {
      person,
      secrets: [
        person.mobile,
        person.token,
        again.token,
        `"${code}"`,
        'f'.repeat(64),
        'e'.repeat(64),
        authority,
        'Alley of the Secret',
        ...listSecrets(service.context.configuration),
      ],
    };
  }

  it('no log line, at its most talkative and with a failing database, contains a mobile, password, code, token, key or address', async () => {
    const { secrets } = await livesThrough();
    const text = lines.join('');
    expect(readLines().filter(({ level, msg }) => level === 50 && msg.includes('unforeseen'))).not.toHaveLength(0);
    expect(text).toContain('Failed query');
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    const routes = readLines().flatMap(({ msg, route }) => (msg === 'request' ? [route] : []));
    expect(routes).toEqual(
      expect.arrayContaining([
        '/api/main/security/login',
        '/api/main/clean/addcleanrequest',
        '/my-order-list/taskreview/{taskId}/',
        '/api/main/security/validatetoken/{token}/test/test',
      ]),
    );
  });

  it('each answer names a request id, and every line of that request has it', async () => {
    await service.context.ports.database.connection.execute(sql`alter table users rename to people_gone`);
    const answer = await send(site.url, {
      path: 'main/security/login',
      body: { mobile: '09121112233', password: 'e'.repeat(64) },
    });
    await service.context.ports.database.connection.execute(sql`alter table people_gone rename to users`);
    const requestId = answer.headers.get('x-request-id');
    const own = readLines().filter((line) => line.requestId === requestId);
    expect(own.map(({ msg }) => msg)).toEqual(expect.arrayContaining(['a call failed unforeseen', 'request']));
    expect(own.find(({ msg }) => msg === 'request')).toMatchObject({
      method: 'POST',
      route: '/api/main/security/login',
      status: 500,
    });
  });

  it('count orders and payments once they are committed, and not those rolled back', async () => {
    const read = async () => ({
      placed: await readMetric('pelakfan_order_moves_total', { move: 'place' }),
      paid: await readMetric('pelakfan_payments_total', { outcome: 'paid' }),
    });
    const before = await read();
    await livesThrough();
    expect(await read()).toEqual({ placed: before.placed + 1, paid: before.paid + 1 });
  });

  it('grow no metric for made-up addresses, methods and calls', async () => {
    const ask = async (round: number) => {
      const paths = [
        '/made-up',
        '/services/made-up',
        '/de/made-up',
        '/api/main/made-up',
        '/api/made-up',
        '/_next/made-up',
        '/file.made-up',
        '/my-order-list/taskreview/',
        '/dev/made-up',
      ];
      await Promise.all(
        paths.map(async (path) =>
          (
            await fetch(`${site.url}${path}${round}/?q=${round}`, {
              method: round % 2 ? 'GET' : 'PROPFIND',
              redirect: 'manual',
            })
          ).text(),
        ),
      );
    };
    await ask(0);
    await ask(1);
    const before = await registry.metrics();
    for (let round = 2; round < 30; round += 1) await ask(round);
    const after = await registry.metrics();
    expect(after.split('\n').length).toBe(before.split('\n').length);
    expect(after).not.toMatch(/made-up|PROPFIND/);
  });
});

async function readMetric(name: string, labels: Readonly<Record<string, string>>): Promise<number> {
  const metric = await registry.getSingleMetric(name)?.get();
  return (
    metric?.values
      .filter((value) => Object.entries(labels).every(([label, wanted]) => value.labels[label] === wanted))
      .reduce((sum, { value }) => sum + value, 0) ?? 0
  );
}
