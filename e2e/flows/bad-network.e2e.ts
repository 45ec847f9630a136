import { expect, test, type Person } from '../fixtures/people';
import { losesScripts } from '../steps/page-loading';
import { header, headerButton, wakes } from '../steps/site-shell';

const PROBE = '**/robots.txt';
const TYPED = 'Where is my cleaner?';

const typedField = ({ page }: Person) => page.getByRole('main').locator('textarea[name="text"]');
const opensLogin = (person: Person) => headerButton(person, 'layout.header.login').locator('visible=true').click();
const login = ({ page, words }: Person) => page.getByRole('dialog', { name: words.say('auth.title.login') });

async function typesSomething(customer: Person): Promise<void> {
  await customer.open('/contact/');
  await wakes(customer);
  await typedField(customer).fill(TYPED);
}

test(
  'a dialog that a bad network does not bring leaves the page and what was typed, says so, and comes by itself once it can',
  { tag: '@phone' },
  async ({ customer, expectConsole }) => {
    expectConsole(/net::ERR_/);
    const { page, words, context } = customer;
    await typesSomething(customer);
    // The browser believes that it has a network: no event tells it that there is one again.
    const bringScripts = await losesScripts(context);
    await context.route(PROBE, (route) => route.abort());
    await opensLogin(customer);
    await expect(page.getByRole('status').filter({ hasText: words.say('offline.lost') })).toBeVisible();
    await expect(typedField(customer)).toHaveValue(TYPED);
    await expect(header(customer)).toBeVisible();
    await context.unroute(PROBE);
    await bringScripts();
    await expect(login(customer)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(typedField(customer)).toHaveValue(TYPED);
  },
);

test(
  'a part of a version that the site no longer has leads to a page of its newest version, and the part is there',
  { tag: '@desktop' },
  async ({ customer, expectConsole }) => {
    expectConsole(/404/, /ChunkLoadError/);
    const { page, words, context } = customer;
    await customer.open('/contact/');
    await wakes(customer);
    const bringScripts = await losesScripts(context, (route) => route.fulfill({ status: 404 }));
    await opensLogin(customer);
    const failure = page.getByRole('alert').filter({ hasText: words.say('failure.title') });
    await expect(failure).toBeVisible();
    await bringScripts();
    await failure.getByRole('button', { name: words.say('failure.retry') }).click();
    await expect(failure).toHaveCount(0);
    await wakes(customer);
    await opensLogin(customer);
    await expect(login(customer)).toBeVisible();
  },
);
