import { eq } from 'drizzle-orm';

import { aKey, tryCall, type Answer, type Caller } from '@/e2e/steps/api';
import { addAddress, aDraft, listFreeSlots, place, type Draft } from '@/e2e/steps/market';
import { locales } from '@/lib/i18n/locales';

import { openPostgresql } from '../adapters/database/postgresql';
import type { DatabasePort } from '../ports/database';
import { alerts, tasks } from '../schema';
import { listensToAlerts } from '../testing/broker-client';
import { createServerDatabase } from '../testing/database';
import { countHalves, NO_HALVES } from '../testing/halves';
import { describeOnMosquitto, mosquittoUser, startMosquitto, type RunningMosquitto } from '../testing/mosquitto';
import { createCluster, findPostgresqlPrograms, type Cluster } from '../testing/postgresql-cluster.mjs';
import { startPartners, type PartnerHosts } from '../testing/partners';
import { meetPeople, type SitePeople } from '../testing/site-people';
import { startSite, type TestSite } from '../testing/site';
import { waitUntil } from '../testing/wait-until';
import { getWords } from '../words/words';

const programs = findPostgresqlPrograms();
const BROKER_WAY_MS = 60_000;

if (programs !== null) describeOutages(programs);
else if (process.env.CI)
  throw new Error('PostgreSQL is not installed (initdb), and these tests must run here: apt-get install postgresql.');
else it.skip('an outage of the database or the broker (install PostgreSQL to run it)', () => undefined);

function describeOutages(folder: string): void {
  let cluster: Cluster;
  let partners: PartnerHosts;
  let database: DatabasePort;
  let people: SitePeople;
  let site: TestSite;
  let url: string;
  beforeAll(async () => {
    cluster = await createCluster(folder);
    partners = await startPartners();
  });
  afterAll(async () => {
    await partners.close();
    await cluster.remove();
  });

  const begin = async (environment: Readonly<Record<string, string>> = {}) => {
    ({ url } = await createServerDatabase(cluster.url));
    site = await startSite({ DATABASE_URL: url, ...partners.environment, ...environment });
    database = await openPostgresql(url);
    people = meetPeople(database, partners);
  };
  const end = async () => {
    await site.close();
    await database.close();
  };
  const planMornings = async (customer: Caller, provider: Caller): Promise<Draft[]> => {
    const deliveryaddrid = await addAddress(customer);
    const mornings = (await listFreeSlots(site.url, provider)).filter(({ startHour }) => startHour === 9);
    return Promise.all(
      mornings.map(({ gDate, deliverytimeid }) =>
        aDraft(customer, { deliveryaddrid, gDate, deliverytimeid, workerUserId: provider.userId }),
      ),
    );
  };

  describe('the database goes away and comes back', () => {
    beforeAll(() => begin());
    afterAll(end);

    it('is told in the person’s language with the time to come back, and afterwards everything goes on by itself', async () => {
      const customer = await people.registers(site.url);
      await cluster.stop();
      const calls = [
        ['user/getuserinfo', {}],
        ['security/login', { mobile: customer.mobile, password: 'a'.repeat(64) }],
        ['geo/province-and-city', {}],
      ] as const;
      for (const locale of locales) {
        const answers = await Promise.all(
          calls.map(([name, input]) => tryCall(site.url, name, input, { token: customer.token, locale })),
        );
        for (const answer of answers) {
          expect([answer.status, answer.name, answer.words, answer.headers.get('retry-after')]).toEqual([
            503,
            'service-unavailable',
            getWords(locale, 'errors').say('service-unavailable'),
            '5',
          ]);
        }
      }
      expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
      await cluster.start();
      expect((await customer.tryCall('user/getuserinfo', {})).status).toBe(200);
      expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    });

    it('leaves each order whole or missing after a kill in the middle of ordering, and none is placed twice', async () => {
      const provider = await people.providerLogsIn(site.url);
      const customers = await Promise.all(Array.from({ length: 4 }, () => people.registers(site.url)));
      const [first, ...rest] = customers;
      if (!first) throw new Error('nobody registered');
      const drafts = await planMornings(first, provider);
      const wanted = await Promise.all(
        [first, ...rest].map(async (customer, turn) => {
          const deliveryaddrid = await addAddress(customer);
          const own = drafts.filter((_, index) => index % customers.length === turn).slice(0, 3);
          return own.map((draft) => ({ customer, key: aKey(), draft: { ...draft, deliveryaddrid } }));
        }),
      );
      const kills: Promise<void>[] = [];
      const answers = new Map<string, Answer>();
      await Promise.all(
        wanted.map(async (own) => {
          for (const { customer, draft, key } of own) {
            answers.set(key, await customer.tryCall('clean/addcleanrequest', draft, key));
            if (answers.size === 3) kills.push(cluster.kill());
          }
        }),
      );
      await Promise.all(kills);
      expect(new Set([...answers.values()].map(({ status }) => status))).toEqual(new Set([200, 503]));

      await cluster.start();
      for (const { customer, draft, key } of wanted.flat()) {
        const again = await customer.call('clean/addcleanrequest', draft, key);
        const earlier = answers.get(key);
        if (earlier?.status === 200) expect(again.reqid).toBe(earlier.body.reqid);
      }
      expect(await countHalves(database)).toEqual(NO_HALVES);
      expect(await database.connection.select({ id: tasks.id }).from(tasks)).toHaveLength(wanted.flat().length);
    });

    it('delays alerts and timed work, told in two lines each, and the page that waits for alerts stays connected', async () => {
      const [customer, provider] = [await people.registers(site.url), await people.providerLogsIn(site.url)];
      const page = await listensToAlerts(provider);
      const drafts = await planMornings(customer, provider);
      const late = await place(customer, drafts[0] as Draft);
      // An outage is told once, so that of the kill above has to be over for both.
      const work = ['publishing alerts', 'what is due'];
      const lastOf = (name: string) => site.log.findLast((line) => line.includes(name)) ?? '';
      await waitUntil(() => work.every((name) => !lastOf(name).includes('the database is away')));
      const told = site.log.length;
      await cluster.stop();
      await waitUntil(() =>
        work.every((name) => site.log.slice(told).join().includes(`the database is away: ${name}`)),
      );
      await cluster.start();
      await database.connection
        .update(tasks)
        .set({ paymentExpiresAt: new Date(0) })
        .where(eq(tasks.id, late.taskid));
      await waitUntil(
        async () =>
          (await customer.call('clean/gettaskdetail', { taskid: late.taskid })).taskDetail.state === 'PAYMENT_EXPIRED',
      );
      const placed = await place(customer, drafts[1] as Draft);
      await people.paysAtTheBank(customer, placed.reqid, site.url);
      await waitUntil(() => page.heard.some(({ payload }) => payload.includes(`_${placed.taskid}_`)));
      for (const name of work) {
        const lines = site.log
          .slice(told)
          .filter((line) => line.includes(name))
          .map((line) => String(JSON.parse(line).msg));
        expect(lines).toEqual([`the database is away: ${name} waits for it`, `the database is back: ${name} goes on`]);
      }
      await page.end();
    });
  });

  describeOnMosquitto('the broker goes away and comes back', (program) => {
    let mosquitto: RunningMosquitto;
    beforeAll(async () => {
      mosquitto = await startMosquitto(program);
      const { username, password } = mosquittoUser;
      await begin({
        MQTT_URL: mosquitto.url.replace('//', `//${username}:${password}@`),
        MQTT_PUBLIC_URL: mosquitto.publicUrl,
        MQTT_CREDENTIALS: 'dynamic-security',
      });
    });
    afterAll(async () => {
      await end();
      await mosquitto.close();
    });

    it(
      'orders go on without it, no try is counted, and their alerts arrive once it is back',
      async () => {
        const [customer, provider] = [await people.registers(site.url), await people.providerLogsIn(site.url)];
        const [draft] = await planMornings(customer, provider);
        const readDegraded = async () => {
          const answer = await fetch(`${site.url}/readyz`);
          return {
            status: answer.status,
            degraded: ((await answer.json()) as { readonly degraded: readonly string[] }).degraded,
          };
        };
        expect(await readDegraded()).toEqual({ status: 200, degraded: ['operator'] });
        await mosquitto.kill();
        await waitUntil(async () => (await readDegraded()).degraded.includes('broker'));
        expect(await readDegraded()).toEqual({ status: 200, degraded: ['broker', 'operator'] });
        const placed = await place(customer, draft as Draft);
        await people.paysAtTheBank(customer, placed.reqid, site.url);
        await waitUntil(async () => {
          const queued = await database.connection.select().from(alerts);
          return (
            queued.length > 0 &&
            queued.every(
              ({ attempts, nextAttemptAt, createdAt }) =>
                attempts === 0 && nextAttemptAt !== null && nextAttemptAt > createdAt,
            )
          );
        });
        await mosquitto.restart();
        const page = await listensToAlerts(provider);
        await waitUntil(() =>
          page.heard.some(
            ({ topic, payload }) => topic === `expert/${provider.userId}` && payload.includes(`_${placed.taskid}_`),
          ),
        );
        expect(await readDegraded()).toEqual({ status: 200, degraded: ['operator'] });
        await page.end();
      },
      BROKER_WAY_MS,
    );
  });
}
