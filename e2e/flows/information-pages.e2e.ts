import { readFileSync } from 'node:fs';

import { fillNumbers } from '@/lib/i18n/fill-numbers';

import { startServer } from '../fixtures/server';
import { toSite } from '../fixtures/site';
import { expect, test, toPerson, type Person } from '../fixtures/people';
import { aNewMobile, call, logIn } from '../steps/api';
import { OPERATOR_MOBILE } from '../steps/market';
import { keepsPicture } from '../steps/screenshots';
import { toLatinDigits, type TestLocale } from '../steps/words';

const LEAST_QUESTIONS = 18;
const PHONE = { width: 390, height: 844 };
const ENQUIRIES_AN_HOUR = 5;

/** With the ids of their rows. */
const PAGES = {
  faq: '[R-18]',
  about: '[R-20]',
  'pelakfan-policy': '[R-21]',
  contact: '[R-22]',
  privacy: '[R-23]',
  policy: '[R-24]',
  b2b: '[R-28]',
} as const;

/** Every sentence of a page that is read from top to bottom. */
function readSentences(name: string, locale: TestLocale): readonly string[] {
  const { summary, sections = [] } = fillNumbers(
    JSON.parse(readFileSync(new URL(`../../messages/${locale}/${name}.json`, import.meta.url), 'utf8')) as {
      summary: string;
      sections?: { title: string; paragraphs: string[] }[];
    },
    locale,
  );
  return [summary, ...sections.flatMap(({ title, paragraphs }) => [title, ...paragraphs])];
}

const field = ({ page, words }: Person, key: string) =>
  page.getByRole('main').getByRole('textbox', { name: words.say(key) });
const submit = ({ page, words }: Person, key: string) =>
  page.getByRole('button', { name: words.say(key), exact: true }).click();

/** Until its script has come a form is the browser's to check, in the browser's own words. */
const itsScriptHasCome = ({ page }: Person) => expect(page.locator('main form[novalidate]')).toBeVisible();

/** The operator's newest messages, whichever browser they came from. */
async function readOperatorsInbox({ site }: Person): Promise<readonly string[]> {
  const operator = await logIn(site.url, OPERATOR_MOBILE);
  const { userInboxLst } = await operator.call('user/getuserinbox', {});
  return userInboxLst.map(({ body }) => toLatinDigits(body));
}

for (const [name, row] of Object.entries(PAGES)) {
  test(`${row} /${name}/ says all that it has to say, has a heading, a title and a description of its own, and is in the footer`, async ({
    customer,
  }) => {
    const { page, words } = customer;
    await customer.open(`/${name}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.say(`${name}.title`));
    await expect(page).toHaveTitle(words.say(`${name}.metaTitle`));
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      words.say(`${name}.metaDescription`),
    );
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', customer.at(`/${name}/`));
    await expect(
      page.getByRole('contentinfo').locator(`a[href="${new URL(customer.at(`/${name}/`)).pathname}"]`),
    ).toBeVisible();
    const text = await page.getByRole('main').evaluate((element) => element.textContent);
    expect(readSentences(name, words.locale).filter((sentence) => !text?.includes(sentence))).toEqual([]);
    await keepsPicture(customer, `70-${name}`);
  });
}

test('[R-24] the terms open in a tab of their own from the registration, which keeps what was typed', async ({
  customer,
  context,
  watch,
}) => {
  const { page, words } = customer;
  watch(context);
  await customer.open('/register/');
  const name = page.getByRole('textbox', { name: words.say('auth.register.firstName'), exact: true });
  await name.fill('Nika');
  const opened = page.waitForEvent('popup');
  await page
    .getByRole('main')
    .locator(`a[href="${new URL(customer.at('/policy/')).pathname}"]`)
    .click();
  const terms = await opened;
  await expect(terms).toHaveURL(customer.at('/policy/'));
  await expect(terms.getByRole('heading', { level: 1 })).toHaveText(words.say('policy.title'));
  expect(await terms.getByRole('main').getByRole('heading', { level: 2 }).count()).toBeGreaterThan(3);
  await expect(name).toHaveValue('Nika');
  expect(page.url()).toBe(customer.at('/register/'));
});

test('[R-18] [R-21] [R-23] [R-24] beside a long text a desktop has its parts, which lead there; a phone has the text alone', async ({
  customer,
}) => {
  const { page, words, isPhone } = customer;
  for (const name of ['faq', 'pelakfan-policy', 'privacy', 'policy']) {
    await customer.open(`/${name}/`);
    const parts = page.getByRole('navigation', { name: words.say(`${name}.title`) }).getByRole('link');
    if (isPhone) {
      await expect(parts).toHaveCount(0);
      continue;
    }
    await expect(parts).toHaveText(await page.locator('[id^="part-"] h2').allInnerTexts());
    await parts.last().click();
    await expect(page.locator('[id^="part-"] h2').last()).toBeInViewport();
  }
});

test('[R-18] the answers open one at a time, and search engines are told of each', async ({ customer }) => {
  const { page } = customer;
  await customer.open('/faq/');
  const questions = page.getByRole('main').locator('details');
  const count = await questions.count();
  expect(count).toBeGreaterThanOrEqual(LEAST_QUESTIONS);
  const structured = await page.locator('script[type="application/ld+json"]').allInnerTexts();
  expect(structured.join().match(/"@type":"Question"/g)).toHaveLength(count);
  await questions.nth(0).locator('summary').click();
  await expect(questions.nth(0)).toHaveAttribute('open', '');
  await questions
    .nth(count - 1)
    .locator('summary')
    .click();
  await expect(questions.nth(count - 1)).toHaveAttribute('open', '');
  await expect(questions.nth(0)).not.toHaveAttribute('open', '');
});

test('[R-22] a message says what is missing, arrives at the operator, and another can be written', async ({
  customer,
}) => {
  const { page, words } = customer;
  const mobile = aNewMobile();
  await customer.open('/contact/');
  await field(customer, 'contact.form.name').fill('Nika');
  await field(customer, 'contact.form.mobile').fill(words.digits('0912'));
  await itsScriptHasCome(customer);
  await submit(customer, 'contact.form.submit');
  await expect(page.getByText(words.say('errors.fields.invalid-mobile'))).toBeVisible();
  await expect(page.getByText(words.say('errors.fields.required'))).toBeVisible();
  await expect(field(customer, 'contact.form.mobile')).toBeFocused();
  await keepsPicture(customer, '71-contact-problems');
  await field(customer, 'contact.form.mobile').fill(words.digits(mobile));
  await field(customer, 'contact.form.text').fill(`Is ${mobile} heard?`);
  await submit(customer, 'contact.form.submit');
  await expect(page.getByRole('status').filter({ hasText: words.say('contact.form.sentTitle') })).toBeVisible();
  await keepsPicture(customer, '72-contact-sent');
  expect(await readOperatorsInbox(customer)).toContainEqual(expect.stringContaining(`Is ${mobile} heard?`));
  await submit(customer, 'contact.form.another');
  await expect(field(customer, 'contact.form.text')).toHaveValue('');
});

test(
  '[R-22] too many messages are refused in words, and what was typed stays',
  { tag: '@phone' },
  async ({ customer, expectConsole }) => {
    expectConsole(/status of 429/);
    const { page, words, site } = customer;
    const mobile = aNewMobile();
    for (let sent = 0; sent < ENQUIRIES_AN_HOUR; sent += 1)
      await call(site.url, 'boot/docontactus', { name: 'Nika', mobile, text: 'Once more.' });
    await customer.open('/contact/');
    await field(customer, 'contact.form.name').fill('Nika');
    await field(customer, 'contact.form.mobile').fill(mobile);
    await field(customer, 'contact.form.text').fill('And again.');
    await submit(customer, 'contact.form.submit');
    await expect(page.getByRole('alert').filter({ hasText: words.say('errors.TooMuchRequest') })).toBeVisible();
    await expect(field(customer, 'contact.form.text')).toHaveValue('And again.');
  },
);

test('[R-28] [C-b2b] a business asks for an offer, and the operator has it', async ({ customer }) => {
  const { page, words } = customer;
  const organisation = `Sepid ${aNewMobile()}`;
  await customer.open('/b2b/');
  await field(customer, 'b2b.form.organisation').fill(organisation);
  await field(customer, 'b2b.form.name').fill('Nika');
  await field(customer, 'b2b.form.mobile').fill(aNewMobile());
  await submit(customer, 'b2b.form.submit');
  await expect(page.getByRole('status').filter({ hasText: words.say('b2b.form.sentTitle') })).toBeVisible();
  expect(await readOperatorsInbox(customer)).toContainEqual(expect.stringContaining(organisation));
});

test('[R-22] [R-28] both forms arrive without any script', { tag: '@desktop' }, async ({ browser, site }, info) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const visitor = toPerson(await context.newPage(), site, info.project.name);
  const { page, words } = visitor;
  await visitor.open('/contact/');
  await field(visitor, 'contact.form.name').fill('Nika');
  await field(visitor, 'contact.form.mobile').fill(aNewMobile());
  await field(visitor, 'contact.form.text').fill('Without a script.');
  await submit(visitor, 'contact.form.submit');
  await expect(page).toHaveURL(`${visitor.at('/contact/')}#sent`);
  await expect(page.locator('#sent')).toContainText(words.say('contact.form.sentTitle'));
  await expect(page.locator('#sent')).toBeVisible();
  await expect(page.locator('#failed')).toBeHidden();
  expect(await readOperatorsInbox(visitor)).toContainEqual(expect.stringContaining('Without a script.'));
  await visitor.open('/b2b/');
  await field(visitor, 'b2b.form.organisation').fill('Sepid');
  await field(visitor, 'b2b.form.name').fill('Nika');
  await field(visitor, 'b2b.form.mobile').fill('1');
  await submit(visitor, 'b2b.form.submit');
  await expect(page.locator('#wrong')).toBeVisible();
  await context.close();
});

test(
  '[S-15] [S-16] [R-32] [S-25] the footer shows the configured ways to reach the operator and the configured app, and its subtitle on two pages alone',
  { tag: '@desktop' },
  async ({ customer, browser, watch }, info) => {
    await customer.open('/contact/');
    await expect(
      customer.page.getByRole('contentinfo').locator('a[href^="tel:"], a[href^="mailto:"], a[href^="https:"]'),
    ).toHaveCount(0);
    const email = 'info@pelakfan.example';
    const server = await startServer({
      environment: {
        CONTACT_PHONES: '+98 21 1234 5678, 021-12345679',
        CONTACT_EMAIL: email,
        CONTACT_ADDRESS: 'تهران، خیابان نمونه',
        CONTACT_ADDRESS_EN: 'Sample Street, Tehran',
        SOCIAL_TELEGRAM: 'https://t.me/sample',
        BLOG_URL: 'https://blog.pelakfan.example/',
        TRUST_ENAMAD_URL: 'https://trustseal.enamad.ir/?id=1',
        TRUST_SAMANDEHI_URL: 'https://logo.samandehi.ir/?id=1',
        APP_APK_URL: 'https://pelakfan.example/app.apk',
        APP_MYKET_URL: 'https://myket.ir/app/sample',
      },
    });
    try {
      const context = await browser.newContext();
      watch(context);
      const visitor = toPerson(await context.newPage(), toSite(server.url), info.project.name);
      const { page, words } = visitor;
      const footer = page.getByRole('contentinfo');
      await visitor.open('/contact/');
      await expect(footer.locator('a[href^="tel:"]')).toHaveText([
        words.digits('+98 21 1234 5678'),
        words.digits('021-12345679'),
      ]);
      await expect(footer.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
      await expect(footer.getByRole('link', { name: words.say('layout.links.blog') })).toHaveAttribute(
        'href',
        'https://blog.pelakfan.example/',
      );
      await expect(footer.locator('address')).toHaveText(
        words.locale === 'fa' ? 'تهران، خیابان نمونه' : 'Sample Street, Tehran',
      );
      await expect(footer.getByRole('link', { name: words.say('layout.footer.badges.enamad') })).toHaveAttribute(
        'href',
        'https://trustseal.enamad.ir/?id=1',
      );
      await expect(footer.getByRole('link', { name: words.say('layout.footer.badges.samandehi') })).toHaveAttribute(
        'href',
        'https://logo.samandehi.ir/?id=1',
      );
      const telegram = footer.getByRole('link', { name: words.say('layout.footer.networks.telegram') });
      const widthOfItsName = async () =>
        (await telegram.getByText(words.say('layout.footer.networks.telegram')).boundingBox())?.width ?? 0;
      expect(await widthOfItsName()).toBeGreaterThan(1);
      await keepsPicture(visitor, '73-contact-configured');
      const size = page.viewportSize();
      // A phone shows the icon alone; its name is there for who does not see it.
      await page.setViewportSize(PHONE);
      expect(await widthOfItsName()).toBeLessThanOrEqual(1);
      if (size) await page.setViewportSize(size);
      const downloads = page
        .getByRole('main')
        .locator('a[href="https://pelakfan.example/app.apk"], a[href="https://myket.ir/app/sample"]');
      const names = [words.say('app-link.downloads.apk'), words.say('app-link.downloads.myket')];
      for (const [path, isShown] of [
        ['/', true],
        ['/contact/', true],
        ['/faq/', false],
      ] as const) {
        await visitor.open(path);
        if (path === '/') await expect(downloads).toHaveText(names);
        await expect(footer.getByText(words.say('layout.footer.promise'))).toBeVisible();
        await expect(footer.getByText(words.say('layout.footer.subtitle'))).toHaveCount(isShown ? 1 : 0);
      }
      await visitor.open('/receive-app/');
      await expect(downloads).toHaveText(names);
      await expect(page.getByRole('main').locator('a[href^="https:"]')).toHaveCount(names.length);
      await call(server.url, 'boot/docontactus', { name: 'Nika', mobile: aNewMobile(), text: 'By mail, please.' });
      const readMails = async () => (await fetch(`${server.url}/api/dev/mails?recipient=${email}`)).text();
      await expect.poll(readMails).toContain('By mail, please.');
      await context.close();
    } finally {
      await server.stop();
    }
  },
);
