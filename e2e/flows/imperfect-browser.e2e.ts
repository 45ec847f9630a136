import { expect, test, type Person } from '../fixtures/people';
import { listPages, type SitePage } from '../steps/every-page';
import { logsIn, logsInByForm } from '../steps/identity';
import { breaksFeatures, FAULTS, type Fault } from '../steps/imperfect-browser';
import { OPERATOR_MOBILE, PROVIDER_MOBILE, SAMPLE_CUSTOMER_MOBILE } from '../steps/market';
import { comesAlive } from '../steps/page-loading';
import { keepsPicture } from '../steps/screenshots';
import { header } from '../steps/site-shell';
import { wordsOf } from '../steps/words';

/** The last one is where the flow tries again. */
const LANGUAGES = ['fa', 'en', 'de', 'ar'] as const;

const MOBILES = {
  visitor: null,
  customer: SAMPLE_CUSTOMER_MOBILE,
  provider: PROVIDER_MOBILE,
  operator: OPERATOR_MOBILE,
};

/** A page that has come alive, stands whole and is in its language. */
async function works(person: Person, { path }: SitePage, fault: Fault): Promise<void> {
  const { page, words } = person;
  await test.step(`${path} with every optional feature ${fault}`, async () => {
    await person.open(path);
    await comesAlive(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: words.say('failure.title') })).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', words.locale);
  });
}

for (const of of ['visitor', 'customer', 'provider', 'operator'] as const)
  test(
    `every page of a ${of} opens and comes alive in a browser whose optional features throw, are missing or fail`,
    { tag: '@phone' },
    async ({ customer, expectConsole }) => {
      // The page that is there in place of one that is not.
      expectConsole(/status of 404/);
      const mobile = MOBILES[of];
      if (mobile !== null) await logsIn(customer, mobile);
      const tabs: (readonly [Fault, Person])[] = [];
      for (const fault of FAULTS) {
        const page = await customer.context.newPage();
        await breaksFeatures(page, fault);
        tabs.push([fault, customer.inTab(page)]);
      }
      // Each page meets one of the faults, and each fault a third of them.
      for (const [index, sitePage] of listPages()
        .filter((known) => known.of === of)
        .entries()) {
        const [fault, person] = tabs[index % tabs.length] ?? ['refused', customer];
        await works(person, sitePage, fault);
      }
    },
  );

test(
  'a login leads on in a browser that keeps nothing, says nothing of the network, and the person is known on the next page',
  { tag: '@phone' },
  async ({ customer, meet }) => {
    for (const fault of FAULTS) {
      const person = fault === 'refused' ? customer : await meet();
      await breaksFeatures(person.page, fault);
      await logsInByForm(person, SAMPLE_CUSTOMER_MOBILE);
      await person.open('/user-profile/');
      await expect(person.page.getByRole('heading', { level: 1 })).toHaveText(
        person.words.say('account.places.overview'),
      );
    }
  },
);

test(
  'where the layout around every page fails, the page of last resort is in the language of its address, and leads home and to another try',
  { tag: '@phone' },
  async ({ customer, expectConsole }) => {
    expectConsole(/the layout fails/, /An error occurred in the Server Components render/);
    const { page, site } = customer;
    // A part of the layout listens to it, and no page does by itself.
    await page.addInitScript(() => {
      const listen = window.addEventListener;
      window.addEventListener = (...given: Parameters<typeof listen>) => {
        if (given[0] === 'offline' && !window.location.search.includes('whole')) throw new Error('the layout fails');
        listen.apply(window, given);
      };
    });
    const failure = page.getByRole('alert');
    for (const language of LANGUAGES) {
      const words = wordsOf(language);
      const root = language === 'fa' ? '/' : `/${language}/`;
      await page.goto(`${site.url}${root}faq/`);
      await page.keyboard.press('Shift');
      await expect(failure).toContainText(words.say('failure.title'));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('dir', ['fa', 'ar'].includes(language) ? 'rtl' : 'ltr');
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(failure.getByRole('link', { name: words.say('failure.home') })).toHaveAttribute('href', root);
    }
    await keepsPicture(customer, '99-last-resort');
    await page.evaluate(() => window.history.replaceState(null, '', '?whole'));
    await failure.getByRole('link', { name: wordsOf('ar').say('failure.retry') }).click();
    await expect(header(customer)).toBeVisible();
  },
);
