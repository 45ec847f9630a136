import type { Request } from 'playwright/test';

import { expect, test, type Person } from '../fixtures/people';
import { presses } from '../steps/controls';
import { edits, isTold, saves } from '../steps/editing';
import type { Caller } from '../steps/api';
import { goesBack, goesForward } from '../steps/history';
import { logsIn } from '../steps/identity';
import { aProvider, findFreeDay, SAMPLE_CUSTOMER_MOBILE } from '../steps/market';
import {
  answersDetails,
  answersEverything,
  answersFirstQuestion,
  answersPets,
  choosesOwnAddress,
  choosesProvider,
  fillsAddress,
  goesOn,
  hours,
  isAtStep,
  providerChoices,
  ORDER_PAGE,
  picksHour,
  readsPriceSoFar,
  savesAddress,
  seesQuestion,
  step,
  type When,
  takesMoreHours,
} from '../steps/ordering';
import { readsPayable } from '../steps/paying';
import { keepsPicture } from '../steps/screenshots';
import { wakes } from '../steps/site-shell';

/** The edit numbers of SPEC 2. */
const edit = {
  type: 14,
  grade: 15,
  address: 16,
  dateTime: 17,
  description: 18,
  done: 19,
  payment: 20,
  provider: 21,
  details: 24,
  pets: 25,
} as const;

let provider: Caller;
let when: When;
test.beforeAll(async ({ site }) => {
  provider = await aProvider(site.url);
  when = { gDate: await findFreeDay(provider) };
});

/** The pre-invoice's text of an answer, in its fold or outside of it. */
const answerOf = ({ page, words }: Person, answer: string) =>
  page
    .getByRole('term', { includeHidden: true })
    .filter({ hasText: new RegExp(`^${words.say(`order.answers.${answer}`)}$`) })
    .locator('xpath=following-sibling::dd[1]');

test(
  '[F-14] [F-16] [F-17] [F-18] [F-19] [F-20] [F-21] [F-24] [F-25] every answer can be edited from the pre-invoice, and what goes with it is told',
  { tag: '@desktop' },
  async ({ customer }) => {
    const { page, words } = customer;
    await logsIn(customer, SAMPLE_CUSTOMER_MOBILE);
    await answersEverything(customer, { when, providerName: provider.name });
    const first = await readsPayable(customer);
    const visit = await answerOf(customer, 'date-time').innerText();

    await test.step('24: more hours change the price and keep the rest', async () => {
      await edits(customer, 'cleaning-details', edit.details);
      await takesMoreHours(customer, 1);
      await saves(customer);
      await isAtStep(customer, step.invoice);
      await expect.poll(() => readsPayable(customer)).toBeGreaterThan(first);
      await expect(page.getByText(words.say('order.recalculated'))).toBeVisible();
      // However far down the ways to pay begin, the act is whole in sight.
      const act = page.getByRole('button', { name: words.about('order.invoice.placeAndPaySum') });
      await expect(act).toBeInViewport({ ratio: 1 });
      await expect(answerOf(customer, 'provider')).toHaveText(provider.name);
      // The visit ends an hour later than it was chosen for, and the pre-invoice says so.
      await expect(answerOf(customer, 'date-time')).not.toHaveText(visit);
    });
    await test.step('24: a visit too long for its hour asks the hour again, and says why', async () => {
      await edits(customer, 'date-time', edit.dateTime);
      await presses(hours(customer).last());
      await saves(customer);
      await isAtStep(customer, step.provider);
      await presses(providerChoices(customer).first());
      await goesOn(customer);
      await edits(customer, 'cleaning-details', edit.details);
      await takesMoreHours(customer, 1);
      await saves(customer);
      await isAtStep(customer, step.dateTime);
      await expect(page.getByText(words.about('order.clearedByLength'))).toBeVisible();
      await keepsPicture(customer, '31-too-long');
      await picksHour(customer, when);
      await goesOn(customer);
      await choosesProvider(customer, provider.name);
      await isAtStep(customer, step.invoice);
    });
    await test.step('25: a pet', async () => {
      await edits(customer, 'pets', edit.pets);
      await presses(page.getByRole('checkbox', { name: words.say('order.pets.none') }));
      await presses(page.getByRole('checkbox', { name: words.say('order.pets.dog') }));
      await saves(customer);
      await isAtStep(customer, step.invoice);
      await expect(answerOf(customer, 'pets')).toHaveText(words.say('order.pets.dog'));
    });
    await test.step('18: the description', async () => {
      await edits(customer, 'description', edit.description);
      await page.getByRole('textbox', { name: words.say('order.description.text') }).fill('Ring twice');
      await saves(customer);
      await isAtStep(customer, step.invoice);
      await expect(answerOf(customer, 'description')).toContainText('Ring twice');
    });
    await test.step('21: another provider', async () => {
      await edits(customer, 'provider', edit.provider);
      await presses(
        providerChoices(customer)
          .and(page.getByRole('radio', { checked: false }))
          .first(),
      );
      await saves(customer);
      await isAtStep(customer, step.invoice);
      await expect(answerOf(customer, 'provider')).not.toHaveText(provider.name);
    });
    await test.step('17: another hour clears the provider', async () => {
      const later = await answerOf(customer, 'date-time').innerText();
      await edits(customer, 'date-time', edit.dateTime);
      await presses(hours(customer).nth(1));
      await isTold(customer, 'willClear', 'provider');
      await keepsPicture(customer, '30-will-clear');
      await saves(customer);
      await isTold(customer, 'cleared', 'provider');
      await choosesProvider(customer, provider.name);
      await isAtStep(customer, step.invoice);
      await expect(answerOf(customer, 'date-time')).not.toHaveText(later);
    });
    await test.step('16: another address clears day, hour and provider', async () => {
      await edits(customer, 'address', edit.address);
      await page.getByRole('button', { name: words.say('order.address.add') }).click();
      await fillsAddress(customer, { text: 'Valiasr Street 1024' });
      await savesAddress(customer);
      await isTold(customer, 'cleared', 'dates', 'provider');
      await isAtStep(customer, step.dateTime);
      await picksHour(customer, when);
      await goesOn(customer);
      await choosesProvider(customer, provider.name);
      await expect(answerOf(customer, 'address')).toContainText('Valiasr Street 1024');
      await expect(answerOf(customer, 'description')).toContainText('Ring twice');
    });
    await test.step('14: another kind of the service', async () => {
      const kind = (await answerOf(customer, 'service-type').textContent()) ?? '';
      await edits(customer, 'service-type', edit.type);
      await presses(page.getByRole('radio', { checked: false }).first());
      await isTold(customer, 'willClear', 'provider', 'dates');
      await saves(customer);
      await isAtStep(customer, step.dateTime);
      await picksHour(customer, when);
      await goesOn(customer);
      await choosesProvider(customer, provider.name);
      await isAtStep(customer, step.invoice);
      await expect(answerOf(customer, 'service-type')).not.toHaveText(kind);
    });
    await test.step('15, 19 and 20 have nothing to edit', async () => {
      for (const number of [edit.grade, edit.done, edit.payment]) {
        await customer.open(`${ORDER_PAGE}?order-step=${number}`);
        await isAtStep(customer, step.invoice);
        await seesQuestion(customer, 'order.invoice.title');
      }
    });
  },
);

test(
  '[F-52] an unknown step, or one ahead, lands on the first question without an answer',
  { tag: '@desktop' },
  async ({ customer }) => {
    for (const asked of ['9', '16', '99', '30', '-1', 'nine', '11']) {
      await customer.open(`${ORDER_PAGE}?order-step=${asked}`);
      // The question stands there before any script; the address follows with the first sign of a person.
      await seesQuestion(customer, 'order.serviceType.title');
      await wakes(customer);
      await isAtStep(customer, step.type);
      await seesQuestion(customer, 'order.serviceType.title');
    }
    await customer.open(ORDER_PAGE);
    await answersFirstQuestion(customer);
    await answersDetails(customer);
    await isAtStep(customer, step.pets);
    await customer.open(`${ORDER_PAGE}?order-step=${step.invoice}`);
    await isAtStep(customer, step.pets);
  },
);

test('[F-52] reload, back, forward and a second tab lose nothing', { tag: '@phone' }, async ({ customer }) => {
  const { page, context, words } = customer;
  await logsIn(customer, SAMPLE_CUSTOMER_MOBILE);
  await customer.open(ORDER_PAGE);
  await answersFirstQuestion(customer);
  await answersDetails(customer, { more: 2 });
  await answersPets(customer, 'cat');
  await isAtStep(customer, step.address);
  const price = await readsPriceSoFar(customer);

  await test.step('a half-typed address survives a reload', async () => {
    await page.getByRole('button', { name: words.say('order.address.add') }).click();
    await fillsAddress(customer, { text: 'Half a street', postalCode: '19617' });
    await page.reload();
    await isAtStep(customer, step.address);
    await expect(page.getByRole('textbox', { name: words.say('order.address.text'), exact: true })).toHaveValue(
      'Half a street',
    );
    await expect(page.getByRole('textbox', { name: words.say('order.address.postalCode'), exact: true })).toHaveValue(
      words.digits('19617'),
    );
    await expect.poll(() => readsPriceSoFar(customer)).toBe(price);
    await page.getByRole('button', { name: words.say('common.cancel'), exact: true }).click();
  });
  await test.step('back and forward walk the steps, with the answers in them, and ask the server for no page', async () => {
    const pages: string[] = [];
    const asks = (request: Request) => {
      if (request.url().includes('order-step')) pages.push(request.url());
    };
    page.on('request', asks);
    await goesBack(customer);
    await isAtStep(customer, step.pets);
    await expect(page.getByRole('checkbox', { name: words.say('order.pets.cat') })).toBeChecked();
    await goesBack(customer);
    await isAtStep(customer, step.details);
    await goesForward(customer);
    await goesForward(customer);
    await isAtStep(customer, step.address);
    await goesBack(customer);
    await goesForward(customer);
    await seesQuestion(customer, 'order.address.title');
    page.off('request', asks);
    expect(pages).toEqual([]);
  });
  await test.step('a second tab goes on where the first one is, with an order of its own', async () => {
    await choosesOwnAddress(customer);
    await isAtStep(customer, step.dateTime);
    const second = customer.inTab(await context.newPage());
    await second.open(`${ORDER_PAGE}?order-step=${step.dateTime}`);
    await isAtStep(second, step.dateTime);
    await expect.poll(() => readsPriceSoFar(second)).toBe(price);
    await picksHour(second, when);
    await goesOn(second);
    await isAtStep(second, step.provider);
    const draftOf = (person: Person) => new URL(person.page.url()).searchParams.get('draft');
    expect(draftOf(second)).not.toBe(draftOf(customer));
    await picksHour(customer, when);
    await goesOn(customer);
    await isAtStep(customer, step.provider);
  });
});
