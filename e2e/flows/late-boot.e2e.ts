import type { Page } from 'playwright/test';

import { expect, test, type Person } from '../fixtures/people';
import { goesOn, isAtStep, ORDER_PAGE, seesQuestion, step } from '../steps/ordering';
import {
  countScripts,
  delaysScripts,
  isAlive,
  losesScripts,
  readLayoutShifts,
  readLoad,
  slowsDown,
  watchDocuments,
  weighScripts,
} from '../steps/page-loading';

const PUBLIC_PAGES = {
  home: '/',
  list: '/services/',
  category: ORDER_PAGE,
  subcategory: `${ORDER_PAGE}deep-cleaning/`,
};
const LARGEST_BYTES = 90_000;
const MOST_REQUESTS = 4;
/**
 * Faces of professionals (LOOK): small pictures by their address. The browser decides how many load before the page's
 * load.
 */
const MOST_FACES = 3;
const LARGEST_FACE_BYTES = 4_000;
const isFace = ({ request }: { readonly request: string }) => request.includes('/api/file/uploads/');
const LARGEST_SCRIPT_BYTES = 125_000;
/** Between the two layouts every language is weighed. */
const toLanguages = ({ isPhone }: Person) => (isPhone ? ['', '/ar'] : ['/en', '/de']);

const CIRCUMSTANCES: Record<string, { readonly tag: string; readonly prepare: (page: Page) => Promise<void> }> = {
  'at a fourth of the speed': { tag: '@phone', prepare: slowsDown },
  'with scripts two seconds late': { tag: '@desktop', prepare: (page) => delaysScripts(page.context()) },
};

const pathOf = (person: Person, path: string) => new URL(person.at(path)).pathname;
const toSearchPath = (person: Person, text: string) =>
  `${pathOf(person, '/services/')}?${new URLSearchParams({ q: text }).toString()}`;

/** On a phone the side menu, on a desktop the panel of all services. */
function findMenu(person: Person) {
  const { page, words, isPhone } = person;
  const button = page.getByRole('button', {
    name: words.say(isPhone ? 'layout.header.openMenu' : 'layout.header.allServices'),
  });
  const content = isPhone
    ? page.getByRole('dialog', { name: words.say('layout.menu.title') })
    : page.locator(`header a[href="${pathOf(person, '/services/laundry/')}"]`);
  return { button, content };
}

function findSearch({ page, words }: Person) {
  return page.getByRole('main').getByLabel(words.say('layout.searchDialog.label'));
}

/** A word of the first service's name, as somebody would search for it. */
async function readFirstService({ page }: Person): Promise<string> {
  return (await page.getByRole('main').getByRole('heading', { level: 2 }).first().innerText()).trim();
}

for (const [name, path] of Object.entries(PUBLIC_PAGES)) {
  test(`the ${name} page needs four requests, 90 kB, the small faces of three people and no script, and nothing in it moves`, async ({
    customer,
    meet,
  }) => {
    // The first visitor has it rendered; this is about every other.
    await customer.open(path);
    const visitor = await meet();
    await visitor.open(path);
    const files = await readLoad(visitor.page);
    const faces = files.filter(isFace);
    const others = files.filter((file) => !isFace(file));
    const said = files.map(({ request, bytes }) => `${request}, ${bytes} bytes`).join('\n');
    expect(faces.length, said).toBeLessThanOrEqual(MOST_FACES);
    expect(Math.max(0, ...faces.map(({ bytes }) => bytes)), said).toBeLessThanOrEqual(LARGEST_FACE_BYTES);
    expect(others.length, said).toBeLessThanOrEqual(MOST_REQUESTS);
    expect(
      others.reduce((sum, { bytes }) => sum + bytes, 0),
      said,
    ).toBeLessThanOrEqual(LARGEST_BYTES);
    expect(
      await visitor.page.locator('#late-boot').count(),
      'the framework’s tags are other ones than lib/server/http/pages/late-boot/framework-tags.ts knows',
    ).toBe(1);
    expect(await countScripts(visitor.page)).toBe(0);
    expect(await readLayoutShifts(visitor.page)).toEqual([]);
    await visitor.page.keyboard.press('Tab');
    await expect.poll(() => countScripts(visitor.page)).toBeGreaterThan(0);
  });

  test(`the ${name} page brings at most ${LARGEST_SCRIPT_BYTES / 1000} kB of script in any language`, async ({
    customer,
  }) => {
    const { page } = customer;
    for (const language of toLanguages(customer)) {
      await page.goto(`${customer.site.url}${language}${path}`);
      await page.keyboard.press('Tab');
      await expect.poll(() => isAlive(page)).toBe(true);
      // The islands' own changes come after the framework.
      await page.waitForLoadState('networkidle');
      const scripts = await weighScripts(page);
      expect(scripts.bytes, `${language}${path}: ${scripts.each.join(', ')}`).toBeLessThanOrEqual(LARGEST_SCRIPT_BYTES);
    }
  });
}

test('an order begins without any script: its first question and price are there, and the first press counts', async ({
  customer,
}) => {
  const { page, words } = customer;
  await customer.open(ORDER_PAGE);
  const first = page
    .getByRole('region', { name: words.about('order.serviceType.title') })
    .getByRole('link')
    .first();
  const question = new URL((await first.getAttribute('href')) ?? '', page.url());
  await page.goto(question.href);
  await seesQuestion(customer, 'order.details.title');
  await expect(
    page
      .getByText(/[\d۰-۹]{3}/)
      .locator('visible=true')
      .first(),
  ).toBeVisible();
  expect(await countScripts(page)).toBe(0);
  expect(await readLayoutShifts(page)).toEqual([]);
  await goesOn(customer);
  await isAtStep(customer, step.pets);
  // What this browser keeps is shown in place of the first question, also where no script has come yet.
  await page.goto(`${question.pathname}?order-step=22`);
  await expect(page.locator('html[data-kept-order]')).toHaveCount(1);
  await isAtStep(customer, step.details);
});

for (const [circumstance, { tag, prepare }] of Object.entries(CIRCUMSTANCES)) {
  test(
    `${circumstance} the first click opens the menu once, and links then load no document`,
    { tag },
    async ({ customer }) => {
      const { page } = customer;
      await prepare(page);
      await customer.open(ORDER_PAGE);
      const documents = watchDocuments(page);
      const { button, content } = findMenu(customer);
      const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      expect(await isAlive(page)).toBe(false);
      // Twice, as somebody impatient does: a second opening would close it again.
      await page.mouse.click(x + width / 2, y + height / 2, { clickCount: 2 });
      await expect(content).toBeVisible({ timeout: 20_000 });
      await expect(page.locator('button[aria-busy="true"]')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(content).toBeHidden();
      await page
        .getByRole('main')
        .locator(`a[href="${pathOf(customer, `${ORDER_PAGE}deep-cleaning/`)}"]`)
        .first()
        .click();
      await expect(page).toHaveURL(customer.at(`${ORDER_PAGE}deep-cleaning/`));
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
      expect(documents).toEqual([]);
      await page.goBack();
      await expect(page).toHaveURL(customer.at(ORDER_PAGE));
      expect(documents).toEqual([]);
    },
  );

  test(
    `${circumstance} what is typed before the framework stays, with the focus, and is searched for once`,
    { tag },
    async ({ customer }) => {
      const { page } = customer;
      await customer.open('/services/');
      const service = await readFirstService(customer);
      await prepare(page);
      await customer.open('/services/');
      const documents = watchDocuments(page);
      const search = findSearch(customer);
      await search.pressSequentially(service);
      await expect.poll(() => isAlive(page)).toBe(true);
      await expect(search).toHaveValue(service);
      await expect(search).toBeFocused();
      await search.press('Enter');
      await expect(page).toHaveURL((url) => url.searchParams.get('q') === service);
      await expect(page.getByRole('main').getByRole('heading', { level: 2, name: service })).toBeVisible();
      expect(documents).toEqual([toSearchPath(customer, service)]);
    },
  );

  test(`${circumstance} a search that is sent before the framework is sent once`, { tag }, async ({ customer }) => {
    const { page } = customer;
    await prepare(page);
    // The framework starts by itself some time after the page is loaded: a search before that is before it on any
    // machine.
    await page.goto(customer.at('/'), { waitUntil: 'domcontentloaded' });
    const documents = watchDocuments(page);
    // In one task, because the focus starts the framework, whose suggestions refuse what nothing is found for.
    await findSearch(customer).evaluate((field: HTMLInputElement) => {
      field.focus();
      field.value = 'zzzz';
      field.form?.querySelector('button')?.click();
    });
    await page.waitForURL((url) => url.pathname + url.search === toSearchPath(customer, 'zzzz'));
    await expect(page.getByText(customer.words.say('services.search.none'))).toBeVisible();
    expect(documents).toEqual([toSearchPath(customer, 'zzzz')]);
  });
}

test(
  'without any script links, disclosures and the search are plain HTML, and a later sign starts what was lost',
  { tag: '@phone' },
  async ({ customer, expectConsole }) => {
    const { page, words } = customer;
    expectConsole(/net::ERR_FAILED/);
    const findScripts = await losesScripts(page.context());
    await customer.open('/');
    const documents = watchDocuments(page);
    await findSearch(customer).fill('zzzz');
    await findSearch(customer).press('Enter');
    await expect(page.getByText(words.say('services.search.none'))).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: words.say('services.search.all') })
      .click();
    await page
      .getByRole('main')
      .locator(`a[href="${pathOf(customer, ORDER_PAGE)}"]`)
      .first()
      .click();
    // The list that is left has disclosures, too.
    await page.waitForURL(customer.at(ORDER_PAGE));
    expect(documents).toEqual([
      toSearchPath(customer, 'zzzz'),
      pathOf(customer, '/services/'),
      pathOf(customer, ORDER_PAGE),
    ]);
    const question = page.getByRole('main').locator('details').first();
    // Content that comes into view is laid out there: the press is given where the question has come to rest.
    await question.locator('summary').scrollIntoViewIfNeeded();
    await question.locator('summary').click();
    await expect(question).toHaveAttribute('open');
    const { button, content } = findMenu(customer);
    await button.click();
    await expect(page.locator('button[aria-busy="true"]')).toHaveCount(1);
    await findScripts();
    await expect(async () => {
      await page.keyboard.press('Shift');
      await expect(content).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 20_000 });
  },
);

test('a visitor who saves data fetches no script before the first sign', { tag: '@phone' }, async ({ customer }) => {
  const { page } = customer;
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
  );
  await page.clock.install();
  await customer.open('/services/');
  await page.clock.runFor(60_000);
  expect(await page.locator('link[rel=prefetch]').count()).toBe(0);
  expect(await countScripts(page)).toBe(0);
  // Where a pointer is says nothing; that it moves does.
  await page.mouse.move(20, 20);
  await page.mouse.move(40, 20);
  await expect.poll(() => countScripts(page)).toBeGreaterThan(0);
});

test(
  'nobody needs to give a sign: the scripts are fetched ahead, and start by themselves after a while',
  { tag: '@desktop' },
  async ({ customer }) => {
    const { page } = customer;
    await page.clock.install();
    await customer.open('/services/');
    await expect.poll(() => page.locator('link[rel=prefetch]').count()).toBeGreaterThan(0);
    expect(await countScripts(page)).toBe(0);
    await page.clock.runFor(15_000);
    await expect.poll(() => isAlive(page)).toBe(true);
  },
);

test('a page that the browser kept is there again as it was left', { tag: '@phone' }, async ({ customer }) => {
  const { page } = customer;
  await customer.open('/');
  await findSearch(customer).fill('zzzz');
  await page.goto(customer.at('/policy/'));
  await page.goBack();
  await expect(findSearch(customer)).toHaveValue('zzzz');
  const { button, content } = findMenu(customer);
  await button.click();
  await expect(content).toBeVisible();
});
