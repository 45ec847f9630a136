import { createCluster, findPostgresqlPrograms } from '@/lib/server/testing/postgresql-cluster.mjs';

import { expect, test, toPerson, type Person } from '../fixtures/people';
import { aKey, register, type Caller } from '../steps/api';
import { desk } from '../steps/desk';
import { openSiteForPeople, type SiteForPeople } from '../steps/first-order';
import { logsInByForm } from '../steps/identity';
import { addAddress, aDraft, listFreeSlots, place } from '../steps/market';
import { applies } from '../steps/provider-application';
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

async function ordersAndPays(
  customer: Caller,
  provider: Caller,
  rehearsal: SiteForPeople['rehearsal'],
): Promise<number> {
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
      const cluster = programs === null ? null : await createCluster(programs);
      const { site, rehearsal, output, makesTheOperator, close } = await openSiteForPeople({
        databaseUrl: cluster?.url,
      });
      try {
        await expect.poll(output).toContain('nobody is an operator yet');
        // A busy computer may take a file late at first.
        await expect.poll(() => readDegraded(site.url)).toEqual(['operator']);
        const password = await makesTheOperator();
        await expect.poll(() => readDegraded(site.url)).toEqual([]);
        const atTheDesk = toPerson(operator.page, site, info.project.name);

        const applicant = await applies(site);
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
        await close();
        await cluster?.remove();
      }
    },
  );
