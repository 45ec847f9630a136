import { expect, test, toPerson, type Person } from '../fixtures/people';
import { aNewMobile } from '../steps/api';
import { readsWhileItStays } from '../steps/messages';
import { keepsPicture } from '../steps/screenshots';
import { main, wakes } from '../steps/site-shell';

const DOWNLOAD_LINK_SNACKBAR_MS = 5000;
const SECOND_MS = 1000;
const WAIT_MS = 60 * SECOND_MS;

const pathOf = (person: Person, path: string) => new URL(person.at(path)).pathname;
const appForm = (person: Person) => main(person).getByRole('region', { name: person.words.say('app-link.title') });
const mobileField = (person: Person) => appForm(person).getByLabel(person.words.say('app-link.form.label'));
const sendButton = (person: Person) =>
  appForm(person).getByRole('button', { name: person.words.say('app-link.form.submit') });

test(
  '[S-25] [T-10] [V-08] [X-06] [E-04] [K-04] [K-06] the app’s link comes by SMS, with its minute of waiting and every message',
  { tag: '@phone' },
  async ({ customer, expectConsole }) => {
    expectConsole(/status of 500/, /ERR_FAILED/);
    const { page, words, site } = customer;
    const mobile = aNewMobile();
    await page.clock.install();
    await customer.open('/');
    await wakes(customer);
    await sendButton(customer).scrollIntoViewIfNeeded();
    await expect(sendButton(customer)).toBeDisabled();
    await mobileField(customer).fill(`${words.digits(mobile.slice(0, 10))}x`);
    await expect(sendButton(customer)).toBeDisabled();
    await mobileField(customer).fill('12345678901');
    await expect(appForm(customer).getByText(words.say('app-link.form.invalid'))).toBeVisible();
    await mobileField(customer).fill(`${words.digits(mobile)}99`.slice(0, 11));
    await expect(mobileField(customer)).toHaveValue(words.digits(mobile));
    // From here on time moves by hand alone.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await sendButton(customer).click();
    const snackbar = page.locator('[data-tone]');
    await expect(snackbar).toContainText(words.say('app-link.form.sent'));
    await expect(sendButton(customer)).toBeDisabled();
    await expect(appForm(customer).getByText(words.about('app-link.form.wait'))).toBeVisible();
    await keepsPicture(customer, '84-home-app-link');
    await readsWhileItStays(customer, snackbar, DOWNLOAD_LINK_SNACKBAR_MS);
    expect((await site.outbox(mobile))[0]?.text).toContain(`${pathOf(customer, '/web-app/')}`);
    const wait = appForm(customer).getByText(words.about('app-link.form.wait'));
    const said = await wait.innerText();
    await page.clock.runFor(SECOND_MS);
    await expect(wait).not.toHaveText(said);
    // Of the minute six and a half seconds are over.
    await page.clock.runFor(WAIT_MS - 8 * SECOND_MS);
    await expect(wait).toBeVisible();
    await expect(sendButton(customer)).toBeDisabled();
    await page.clock.runFor(2 * SECOND_MS);
    await expect(wait).toHaveCount(0);
    await expect(sendButton(customer)).toBeEnabled();

    // The server's clock has not moved: it refuses the second one, and the timers are reset.
    await sendButton(customer).click();
    await expect(snackbar).toContainText(words.say('app-link.form.tooMuch'));
    await expect(appForm(customer).getByText(words.say('app-link.form.tooMuch'))).toBeVisible();
    await expect(sendButton(customer)).toBeEnabled();
    // One message after the other: the next waits until this one has been read.
    await page.clock.runFor(DOWNLOAD_LINK_SNACKBAR_MS);

    await mobileField(customer).fill(`${aNewMobile().slice(0, 7)}0500`);
    await sendButton(customer).click();
    await expect(snackbar).toContainText(words.say('app-link.form.unknown'));
    await page.clock.runFor(DOWNLOAD_LINK_SNACKBAR_MS);
    await page.route('**/boot/sharelink', (route) => route.abort());
    await sendButton(customer).click();
    await expect(snackbar).toContainText(words.say('app-link.form.other'));
    await expect(mobileField(customer)).toHaveValue(new RegExp(`${words.digits('0500')}$`));
  },
);

test('[S-25] [R-29] [R-19] the app’s pages are there, without a script too, and show no download that is not configured', async ({
  browser,
  site,
}, info) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const visitor = toPerson(await context.newPage(), site, info.project.name);
  const { page, words } = visitor;
  await visitor.open('/');
  await mobileField(visitor).fill(aNewMobile());
  await sendButton(visitor).click();
  await expect(page).toHaveURL(`${visitor.at('/receive-app/')}#sent`);
  await expect(page.locator('#sent')).toBeVisible();
  await expect(page.getByRole('img', { name: words.say('app-link.qr.label') })).toBeVisible();
  await expect(page).toHaveTitle(words.say('app-link.page.metaTitle'));
  await expect(main(visitor).locator('a[href^="https:"]')).toHaveCount(0);
  await keepsPicture(visitor, '85-receive-app');
  await main(visitor)
    .getByRole('link', { name: words.say('app-link.downloads.web') })
    .click();
  await expect(page).toHaveURL(visitor.at('/web-app/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.say('web-app.title'));
  await expect(page).toHaveTitle(words.say('web-app.metaTitle'));
  await expect(main(visitor).locator('ol > li')).toHaveCount(12);
  await context.close();
});

test(
  '[R-19] where the browser offers to install the site, the page has a button for it',
  { tag: '@phone' },
  async ({ customer }) => {
    const { page, words } = customer;
    await customer.open('/web-app/');
    const button = main(customer).getByRole('button', { name: words.say('web-app.install') });
    // The browser's own event needs a visitor who came before: the same one, sent by hand, ahead of the framework.
    await page.evaluate(() =>
      window.dispatchEvent(
        Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
          prompt: () => Promise.resolve(document.body.setAttribute('data-prompted', '')),
        }),
      ),
    );
    await wakes(customer);
    await keepsPicture(customer, '86-web-app');
    await button.click();
    await expect(page.locator('body')).toHaveAttribute('data-prompted', '');
    await expect(button).toHaveCount(0);
  },
);
