import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { createCluster, findPostgresqlPrograms } from '@/lib/server/testing/postgresql-cluster.mjs';
import { findFreePort } from '@/lib/server/testing/free-port.mjs';

import { expect, test, toPerson, type Person } from '../fixtures/people';
import { startServer } from '../fixtures/server';
import { aKey, register, type Caller } from '../steps/api';
import { desk } from '../steps/desk';
import {
  makesTheOperator,
  readGuide,
  readVariables,
  startRehearsal,
  toSite,
  type Rehearsal,
} from '../steps/first-order';
import { logsInByForm } from '../steps/identity';
import { addAddress, aDraft, listFreeSlots, place } from '../steps/market';
import { hasAWholeDraft } from '../steps/provider-application';
import { makesMoves } from '../steps/provider-work';

const OPERATOR = '09121234567';

const readDegraded = async (url: string) =>
  ((await (await fetch(`${url}/readyz`)).json()) as { readonly degraded: readonly string[] }).degraded;

async function approves(operator: Person, applicant: Caller): Promise<void> {
  await operator.open('/user-profile/');
  await operator.page.getByRole('link', { name: operator.words.say('account.overview.desk'), exact: true }).click();
  await operator.page
    .getByRole('link', { name: desk(operator, 'places.applications'), exact: true })
    .last()
    .click();
  await operator.page.locator(`a[href$="/operator/applications/${applicant.userId}/"]`).click();
  await operator.page.getByRole('button', { name: desk(operator, 'decision.approve'), exact: true }).click();
  await expect(operator.page.getByText(desk(operator, 'applicationStates.approved'), { exact: true })).toBeVisible();
}

async function ordersAndPays(customer: Caller, provider: Caller, rehearsal: Rehearsal): Promise<number> {
  const [slot] = await listFreeSlots(customer.siteUrl, provider);
  const { gDate = '', deliverytimeid = 0 } = slot ?? {};
  const address = { deliveryaddrid: await addAddress(customer), gDate, deliverytimeid };
  const draft = await aDraft(customer, { ...address, workerUserId: provider.userId });
  const { taskid, reqid } = await place(customer, draft);
  const { authority } = await customer.call('ipg/startpayment', { reqid }, aKey());
  await rehearsal.pays(authority);
  await customer.call('reqandpay/verifypayment', { authority });
  return taskid;
}

const engines = ['embedded', 'PostgreSQL'] as const;
for (const engine of engines)
  test(
    `the guide leads from an empty ${engine} database to an operator, an approved professional and an order that is paid and finished`,
    { tag: '@desktop' },
    async ({ customer: operator }, info) => {
      const programs = engine === 'PostgreSQL' ? findPostgresqlPrograms() : null;
      test.skip(engine === 'PostgreSQL' && programs === null, 'PostgreSQL is not installed');
      const [partners = '', start = '', postgresql = '', appoint = ''] = readGuide();
      const folder = await mkdtemp(path.join(tmpdir(), 'pelakfan-first-order-'));
      const clockFile = path.join(folder, 'clock');
      await writeFile(clockFile, '0');
      const cluster = programs === null ? null : await createCluster(programs);
      const rehearsal = await startRehearsal(partners);
      const ports = { site: await findFreePort(), rehearsal: rehearsal.url };
      const environment = {
        ...readVariables(start, ports),
        ...(cluster ? { ...readVariables(postgresql, ports), DATABASE_URL: cluster.url } : {}),
        ...(cluster ? { SESSION_SECRET: 'what-openssl-rand-hex-32-prints-on-this-computer' } : {}),
        DATA_DIR: path.join(folder, 'data'),
        SHIFTED_CLOCK_FILE: clockFile,
      };
      const server = await startServer({
        dataDirectory: environment.DATA_DIR,
        environment: {
          ...environment,
          TEST_CLOCK: '',
          NODE_OPTIONS: `--import ${pathToFileURL(path.resolve('e2e/fixtures/shifted-clock.mjs')).href}`,
        },
      });
      try {
        await expect.poll(() => server.output()).toContain('nobody is an operator yet');
        // A busy computer may take a file late at first.
        await expect.poll(() => readDegraded(server.url)).toEqual(['operator']);
        const site = toSite(server.url, rehearsal, clockFile);
        const password = await makesTheOperator(appoint, environment);
        await expect.poll(() => readDegraded(server.url)).toEqual([]);
        const atTheDesk = toPerson(operator.page, site, info.project.name);

        const applicant = await register(site, { firstname: 'Mahsa', lastname: 'Karimi' });
        await hasAWholeDraft(applicant.token, site.url);
        await applicant.call('joinus/sendapplication', {});
        await logsInByForm(atTheDesk, OPERATOR, password);
        await approves(atTheDesk, applicant);

        const customer = await register(site);
        const taskid = await ordersAndPays(customer, applicant, rehearsal);
        await makesMoves(site, applicant, taskid, ['accept', 'depart', 'start', 'finish']);
        await customer.call('reqandpay/confirmtask', { taskid });
        const { taskDetail } = await customer.call('clean/gettaskdetail', { taskid });
        expect(taskDetail.state).toBe('COMPLETED');
      } finally {
        // No page is open while its server goes away.
        await operator.page.goto('about:blank');
        await server.stop();
        rehearsal.stop();
        await cluster?.remove();
        await rm(folder, { recursive: true, force: true });
      }
    },
  );
