import { request as plainRequest, type IncomingHttpHeaders } from 'node:http';
import { Agent, request as encryptedRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

import { listensToAlerts } from '@/lib/server/testing/broker-client';
import type { Deployment } from '@/lib/server/testing/deployment';
import { createPrograms } from '@/lib/server/testing/programs';

import { startServer, type RunningServer } from '../fixtures/server';
import { expect, test } from '../fixtures/site';
import { tryCall, type Caller } from '../steps/api';
import { addAddress, aDraft, listFreeSlots, place, REGULAR_CLEANING, TEHRAN, type Draft } from '../steps/market';

const PAGE = '/de/services/';
const VISITORS = 8;
/** Between two requests of a visitor, so that the flow that runs beside this one has the processor too. */
const VISITOR_RESTS_MS = 50;
const CATEGORY_NAME = { fa: 'قدیمی', en: 'Old', de: 'Altes Angebot', ar: 'قديم' };

interface Seen {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

interface Asking {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly agent?: Agent;
}

/** A request as it is; the certificate is one that nobody vouches for. */
function see(address: string, { headers = {}, body, agent }: Asking = {}): Promise<Seen> {
  const send = address.startsWith('https:') ? encryptedRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const request = send(address, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      rejectUnauthorized: false,
      agent,
    });
    request.once('error', reject);
    request.once('response', (response) => {
      text(response).then(
        (read) => resolve({ status: response.statusCode ?? 0, headers: response.headers, text: read }),
        reject,
      );
    });
    request.end(body);
  });
}

/** Bundled as the server is: Playwright cannot read the words that it imports. */
async function openDeployment(): Promise<Deployment | null> {
  const programs = createPrograms();
  try {
    const { openDeployment: open }: typeof import('@/lib/server/testing/deployment') = await import(
      programs.bundle('lib/server/testing/deployment.ts').href
    );
    return await open();
  } finally {
    programs.remove();
  }
}

type Process = Deployment['processes'][number];
const start = ({ environment }: Process) => startServer({ dataDirectory: environment.DATA_DIR, environment });

/** The first makes the tables, as an operator would let it. */
async function startAll([first, ...others]: readonly Process[]): Promise<RunningServer[]> {
  if (!first) throw new Error('The deployment has no processes.');
  return [await start(first), ...(await Promise.all(others.map(start)))];
}

const stopAll = (running: readonly RunningServer[]) =>
  Promise.all(running.map((server) => server.stop().catch(() => server.kill())));

/**
 * Visitors who come again and again on connections of their own, until they are told to stop; what went wrong for them.
 */
function letVisitorsCome(url: string) {
  const wrong: string[] = [];
  let answers = 0;
  let isOver = false;
  const price = JSON.stringify({ srvcattypeid: REGULAR_CLEANING, cleaningHours: 3, cityid: TEHRAN });
  const wishes = [
    ['/'],
    [PAGE],
    ['/api/main/boot/getallcategoryv3'],
    ['/login/'],
    ['/api/main/clean/getcleanprice', price],
  ] as const;
  const comesAgain = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = 0; !isOver; turn += 1) {
      const [path, body] = wishes[turn % wishes.length] ?? wishes[0];
      const outcome = await see(`${url}${path}`, { agent, body }).then(
        ({ status }) => String(status),
        (error: NodeJS.ErrnoException) => error.code ?? error.message,
      );
      answers += 1;
      if (outcome !== '200') wrong.push(`${path} ${outcome}`);
      await wait(VISITOR_RESTS_MS);
    }
    agent.destroy();
  };
  const visitors = Array.from({ length: VISITORS }, comesAgain);
  return {
    countAnswers: () => answers,
    wrong,
    leave: async () => {
      isOver = true;
      await Promise.all(visitors);
    },
  };
}

async function planMornings(url: string, customer: Caller, provider: Caller): Promise<Draft[]> {
  const deliveryaddrid = await addAddress(customer);
  const mornings = (await listFreeSlots(url, provider)).filter(({ startHour }) => startHour === 9).slice(0, 4);
  return Promise.all(
    mornings.map(({ gDate, deliverytimeid }) =>
      aDraft(customer, { deliveryaddrid, gDate, deliverytimeid, workerUserId: provider.userId }),
    ),
  );
}

/** For what tells nobody when it has happened. */
const becomes = (holds: () => Promise<boolean>) => expect.poll(holds, { timeout: 30_000 }).toBe(true);

test(
  'three processes behind nginx with PostgreSQL and Mosquitto: page, login, order, alert, a changed catalogue, and a restart of each that fails nobody',
  { tag: '@no-screen' },
  async () => {
    const deployment = await openDeployment();
    test.skip(deployment === null, 'PostgreSQL, Mosquitto or nginx is not installed');
    if (deployment === null) return;
    const { url, plainUrl, host, people, processes } = deployment;
    // What calls and the broker's client connect with; the processes themselves trust as ever.
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
    let running: RunningServer[] = [];
    try {
      running = await startAll(processes);
      const pageOf = (processUrl: string) => see(`${processUrl}${PAGE}`, { headers: { host } });

      await test.step('nginx sends people to the encrypted door, and passes pages on as they are', async () => {
        expect((await see(`${plainUrl}/faq/`)).headers.location).toBe(`https://${host}/faq/`);
        const page = await see(`${url}${PAGE}`, { headers: { 'accept-encoding': 'br' } });
        expect([page.status, page.headers['content-encoding'], page.headers['cache-control']]).toEqual([
          200,
          'br',
          'public, max-age=0, must-revalidate',
        ]);
        expect(
          (
            await see(`${url}${PAGE}`, {
              headers: { 'accept-encoding': 'br', 'if-none-match': page.headers.etag ?? '' },
            })
          ).status,
        ).toBe(304);
        const [own, health, metrics] = [
          await see(`${processes[0]?.url}/readyz`),
          await see(`${url}/readyz`),
          await see(`${url}/metrics`),
        ];
        expect([own.status, health.status, metrics.text.includes('pelakfan_')]).toEqual([200, 404, false]);
      });

      const [customer, provider] = [await people.registers(url), await people.providerLogsIn(url)];
      const drafts = await planMornings(url, customer, provider);
      const page = await listensToAlerts(provider);
      const isAlerted = (taskid: number) =>
        becomes(async () =>
          page.heard.some(
            ({ topic, payload }) => topic === `expert/${provider.userId}` && payload.includes(`_${taskid}_`),
          ),
        );
      const orders = async (index: number) => {
        const { reqid, taskid } = await place(customer, drafts[index] as Draft);
        await people.paysAtTheBank(customer, reqid, url);
        return taskid;
      };

      await test.step('who logged in is known at each process, and a paid order reaches the provider’s page over /mqtt', async () => {
        for (const { url: processUrl } of processes)
          expect((await tryCall(processUrl, 'user/getuserinfo', {}, { token: customer.token })).status).toBe(200);
        await isAlerted(await orders(0));
      });

      await test.step('a catalogue that changes is read again by every process, in its pages from memory too', async () => {
        const shipped = await Promise.all(processes.map((each) => pageOf(each.url)));
        expect(
          shipped.map(({ text: read, headers }) => [read.includes(CATEGORY_NAME.de), headers['cache-control']]),
        ).toEqual(processes.map(() => [false, 'public, max-age=0, must-revalidate']));
        await deployment.renameCategory(CATEGORY_NAME);
        // Nobody was told yet.
        expect((await pageOf(processes[0]?.url ?? '')).text).not.toContain(CATEGORY_NAME.de);
        await deployment.announceCatalogue();
        for (const each of processes)
          await becomes(async () => (await pageOf(each.url)).text.includes(CATEGORY_NAME.de));
      });

      await test.step('each process ends and starts again under load, and nobody notices', async () => {
        const visitors = letVisitorsCome(url);
        const taskids: number[] = [];
        for (const [index, each] of processes.entries()) {
          const before = visitors.countAnswers();
          const ending = running[index]?.stop();
          taskids.push(await orders(index + 1));
          await ending;
          running[index] = await start(each);
          await becomes(async () => (await see(`${each.url}/readyz`)).status === 200);
          expect(visitors.countAnswers()).toBeGreaterThan(before);
        }
        await visitors.leave();
        expect(visitors.wrong).toEqual([]);
        for (const taskid of taskids) await isAlerted(taskid);
        // The new processes brought the shipped catalogue, and told the others.
        for (const each of processes)
          await becomes(async () => !(await pageOf(each.url)).text.includes(CATEGORY_NAME.de));
      });
      await page.end();
    } finally {
      await stopAll(running);
      await deployment.close();
      delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    }
  },
);
