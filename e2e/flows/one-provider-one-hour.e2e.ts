import { expect, test, type Person } from '../fixtures/people';
import { aKey, register, type Caller } from '../steps/api';
import { logsIn } from '../steps/identity';
import { addAddress, aDraft, aProvider, findFreeDay, listFreeSlots, place } from '../steps/market';
import { answersEverything, isAtStep, step, type When } from '../steps/ordering';
import { decidesAtBank, placesOrder, seesOrderDone } from '../steps/paying';
import { keepsPicture } from '../steps/screenshots';

let provider: Caller;
test.beforeAll(async ({ site }) => {
  provider = await aProvider(site.url);
});

async function givenAnInvoice(person: Person, when: When): Promise<Caller> {
  const customer = await register(person.site);
  await addAddress(customer);
  await logsIn(person, customer.mobile, customer.password);
  await answersEverything(person, { when, providerName: provider.name });
  return customer;
}

test(
  'two customers want the same provider at the same hour: one gets it, the other is told at once and offered the next',
  { tag: '@phone' },
  async ({ customer, meet, expectConsole }) => {
    // The browser's own line for the refused order.
    expectConsole(/status of 409/);
    const when = { gDate: await findFreeDay(provider) };
    const rival = await meet();
    await givenAnInvoice(customer, when);
    await givenAnInvoice(rival, when);

    await placesOrder(customer);
    await customer.page.waitForURL((url) => url.pathname.startsWith('/dev/bank/'));
    await placesOrder(rival);
    const { page, words } = rival;
    await expect(page.getByText(words.say('errors.slot-taken'))).toBeVisible();
    // The bar with the button lies over a phone's last lines: what went wrong comes into view.
    const refusal = page.getByRole('alert').filter({ hasText: words.say('errors.slot-taken') });
    await expect(refusal).toBeFocused();
    await expect(refusal).toBeInViewport();
    const offers = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({
        has: page.getByRole('button', { name: words.about('order.problem.takeProvider') }),
      });
    await expect(offers.first()).toBeVisible();
    // Each by name, by what customers said or that nobody has yet, by price, and by what would be different.
    for (const offer of await offers.all()) {
      await expect(offer).not.toContainText(provider.name);
      await expect(offer).toContainText(
        new RegExp(String.raw`\((\d|[۰-۹])+ |${words.about('order.provider.noReviews').source}`),
      );
      await expect(offer).toContainText(words.about('units.tomans'));
      await expect(offer).toContainText(words.say('order.problem.samePrice'));
    }
    await offers.last().scrollIntoViewIfNeeded();
    await keepsPicture(rival, '40-taken');
    await offers.first().getByRole('button').click();
    await isAtStep(rival, step.invoice);
    // The refusal was of somebody else: it is over, and nobody third is offered.
    await expect(page.getByText(words.say('errors.slot-taken'))).toHaveCount(0);
    await expect(offers).toHaveCount(0);
    await expect(page.getByText(words.about('order.problem.mended'))).toBeVisible();
    await keepsPicture(rival, '40-mended');
    await placesOrder(rival);
    await decidesAtBank(rival, 'success');
    await seesOrderDone(rival);
    await decidesAtBank(customer, 'success');
    await seesOrderDone(customer);
    await expect(customer.page.getByText(provider.name).first()).toBeVisible();
  },
);

test('whatever arrives at once, an hour of a provider is sold once', { tag: '@no-screen' }, async ({ site }) => {
  const customers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => register(site)));
  const [slot] = (await listFreeSlots(site.url, provider)).slice(-1);
  expect(slot).toBeDefined();
  if (!slot) return;
  const { gDate, deliverytimeid } = slot;
  const drafts = await Promise.all(
    customers.map(async (customer) =>
      aDraft(customer, {
        deliveryaddrid: await addAddress(customer),
        gDate,
        deliverytimeid,
        workerUserId: provider.userId,
      }),
    ),
  );
  const answers = await Promise.all(
    customers.map((customer, index) => customer.tryCall('clean/addcleanrequest', drafts[index], aKey())),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(
    new Set(answers.filter(({ status }) => status !== 200).map(({ status, name }) => `${status} ${name}`)),
  ).toEqual(new Set(['409 slot-taken']));
});

test(
  'the same order sent again with the same key is the same order; another order under that key is refused',
  { tag: '@no-screen' },
  async ({ site }) => {
    const customer = await register(site);
    const deliveryaddrid = await addAddress(customer);
    const [slot] = (await listFreeSlots(site.url, provider)).slice(-1);
    if (!slot) throw new Error('The provider is free in no hour');
    const draft = await aDraft(customer, {
      deliveryaddrid,
      gDate: slot.gDate,
      deliverytimeid: slot.deliverytimeid,
      workerUserId: provider.userId,
    });
    const key = aKey();
    const repeats = await Promise.all([1, 2, 3, 4].map(() => place(customer, draft, key)));
    repeats.push(await place(customer, draft, key));
    expect(new Set(repeats.map(({ reqid }) => reqid)).size).toBe(1);
    const { lstTask } = await customer.call('clean/getallcurrenttaskbyuserid', {});
    expect(lstTask.map(({ reqId }) => reqId)).toEqual([repeats[0]?.reqid]);

    const other = await customer.tryCall('clean/addcleanrequest', { ...draft, cleaningHours: 4 }, key);
    expect([other.status, other.name]).toEqual([409, 'idempotency-key-reused']);
    const without = await customer.tryCall('clean/addcleanrequest', draft);
    expect([without.status, without.name]).toEqual([400, 'idempotency-key-required']);
  },
);
