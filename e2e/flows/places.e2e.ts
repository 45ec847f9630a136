import { expect, test, toPerson, type Person } from '../fixtures/people';
import { aNewMobile, logIn } from '../steps/api';
import { OPERATOR_MOBILE } from '../steps/market';
import { keepsPicture } from '../steps/screenshots';
import { main } from '../steps/site-shell';

const INVITE_CODE = 'PELAK0001';
const KARAJ_PRICE_RIALS = 8_550_000;
const TEHRAN = '/services-at-location/tehran/';
const KARAJ_CLEANING = '/services-at-location/karaj/house-cleaning/';

const pathOf = (person: Person, path: string) => new URL(person.at(path)).pathname;
const linkTo = (person: Person, path: string) => main(person).locator(`a[href="${pathOf(person, path)}"]`);
/** The least price of the service there, at the page's head. */
const fromPrice = (person: Person, rials: number) =>
  main(person)
    .getByText(person.words.about('services.from'))
    .filter({ hasText: person.words.tomans(rials) })
    .first();
const heading = ({ page }: Person) => page.getByRole('heading', { level: 1 });

test(
  '[R-25] from the footer to a city, from a service to its cities and back, each page with facts of its own',
  { tag: '@phone' },
  async ({ customer }) => {
    const { page, words } = customer;
    await customer.open('/faq/');
    await page
      .getByRole('contentinfo')
      .locator(`a[href="${pathOf(customer, '/services-at-location/')}"]`)
      .click();
    await expect(heading(customer)).toHaveText(words.say('places.title'));
    await keepsPicture(customer, '80-places');
    await linkTo(customer, TEHRAN).click();
    await expect(heading(customer)).toHaveText(words.about('places.city.title'));
    const cleaning = main(customer)
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href="${pathOf(customer, `${TEHRAN}house-cleaning/`)}"]`) });
    await expect(cleaning).toContainText(words.tomans(9_600_000));
    await expect(main(customer).getByText(words.say('places.city.districts.text'))).toBeVisible();
    await expect(linkTo(customer, `${TEHRAN}house-cleaning/tajrish/`)).toBeVisible();
    await keepsPicture(customer, '81-city');

    await customer.open('/services/house-cleaning/');
    await linkTo(customer, KARAJ_CLEANING).click();
    await expect(heading(customer)).toHaveText(words.about('places.service.title'));
    await expect(fromPrice(customer, KARAJ_PRICE_RIALS)).toBeVisible();
    // As a search engine gets it.
    await page.reload();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', customer.at(KARAJ_CLEANING));
    await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(0);
    await expect(linkTo(customer, '/services/house-cleaning/').first()).toBeVisible();
    await keepsPicture(customer, '82-city-service');
    await linkTo(customer, '/services-at-location/tehran/house-cleaning/').click();
    await expect(main(customer).getByText(words.about('services.people.title'))).toBeVisible();
    await expect(main(customer).getByText(words.about('yar.person.nextFreeOf')).first()).toBeAttached();
  },
);

test(
  '[R-25] [R-31] an unknown city is not found, and a service that takes no orders in a city leads to the city',
  { tag: '@desktop' },
  async ({ customer, expectConsole }) => {
    expectConsole(/status of 404/);
    const { page } = customer;
    await customer.open('/services-at-location/tabriz/house-cleaning/');
    await expect(page).toHaveURL(customer.at('/services-at-location/tabriz/'));
    await expect(linkTo(customer, '/services/house-cleaning/')).toBeVisible();
    await customer.open('/services-at-location/atlantis/');
    await expect(page).toHaveURL(customer.at('/404/'));
  },
);

test(
  '[R-25] a city’s page of a service that nobody comes for promises no price, no hour and nobody, and is not to be shown',
  { tag: '@no-screen' },
  async ({ customer }) => {
    const { page, words } = customer;
    const robots = page.locator('meta[name="robots"]');
    await customer.open('/services-at-location/mashhad/house-cleaning/');
    await expect(robots).toHaveAttribute('content', 'noindex, follow');
    await expect(page).toHaveTitle(words.about('places.service.metaTitles.plain'));
    await expect(main(customer)).not.toContainText(words.say('places.facts.trustText'));
    await customer.open(KARAJ_CLEANING);
    await expect(robots).toHaveAttribute('content', /^index, follow/);
    await expect(fromPrice(customer, KARAJ_PRICE_RIALS)).toBeVisible();
    await expect(page.getByText(words.about('places.service.questions.cost.question'))).toBeVisible();
  },
);

test(
  'a neighbourhood’s page of a service tells who comes there, what it costs and what its customers wrote',
  { tag: '@phone' },
  async ({ customer }) => {
    const { page, words } = customer;
    await customer.open('/services-at-location/tehran/house-cleaning/');
    await linkTo(customer, '/services-at-location/tehran/house-cleaning/tajrish/').click();
    await expect(heading(customer)).toHaveText(words.about('places.district.title'));
    for (const section of ['professionals', 'reviews', 'prices'])
      await expect(page.locator(`#${section}`)).toHaveCount(1);
    await expect(main(customer).getByText(words.about('services.people.title'))).toBeVisible();
    await expect(main(customer)).toContainText(words.say('yar.person.nextFreeOf'));
    await keepsPicture(customer, '86-district');
  },
);

test(
  'a neighbourhood that is chosen on the map of a list of professionals leads to those who come there',
  { tag: '@phone' },
  async ({ customer }) => {
    const { page, words } = customer;
    await customer.open('/yar/?service=house-cleaning');
    await main(customer)
      .locator('summary')
      .filter({ hasText: words.say('yar.map.title') })
      .click();
    const areas = page.getByRole('listbox', { name: words.say('order.map.label') });
    await expect(areas.getByRole('option').first()).toBeAttached();
    await keepsPicture(customer, '87-yar-map');
    await areas.press('ArrowDown');
    await areas.press('Enter');
    await page.waitForURL((url) => /^\d+$/.test(url.searchParams.get('place') ?? ''));
    await expect(main(customer).getByRole('listitem').first()).toBeVisible();
  },
);

test(
  '[R-30] an invitation shows its code and the gift in a shell of its own, and leads to registration; an odd code is said kindly',
  { tag: '@phone' },
  async ({ customer }) => {
    const { page, words } = customer;
    await customer.open(`/inviteCode/?code=${INVITE_CODE.toLowerCase()}`);
    await expect(heading(customer)).toHaveText(words.say('invite.title'));
    await expect(main(customer).getByText(INVITE_CODE)).toBeVisible();
    await expect(main(customer).getByRole('heading', { level: 2 })).toHaveText(
      words.say('invite.gift.title', { amount: words.tomans(200_000) }),
    );
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    // A shell of its own: neither the site's menu nor its search.
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await keepsPicture(customer, '83-invite');
    // The home page's name for it.
    await customer.open(`/inviteCode/?inviteCode=${INVITE_CODE}`);
    await expect(main(customer).getByText(INVITE_CODE)).toBeVisible();

    await customer.open('/inviteCode/');
    await expect(heading(customer)).toHaveText(words.say('invite.missing.title'));
    const field = main(customer).getByRole('textbox', { name: words.say('invite.form.label') });
    await field.fill('<b>?');
    await field.press('Enter');
    await expect(main(customer).getByText(words.about('invite.odd'))).toContainText('<b>?');
    await keepsPicture(customer, '84-invite-odd');
    await field.fill(words.digits(INVITE_CODE));
    await field.press('Enter');
    await main(customer)
      .getByRole('link', { name: words.say('invite.register') })
      .click();
    await expect(page).toHaveURL(customer.at(`/register/${INVITE_CODE}/`));
    await expect(page.getByRole('textbox', { name: words.say('auth.register.referralCode') })).toHaveValue(INVITE_CODE);
  },
);

test(
  '[C-boot] an application is worked for in the browser and arrives at the operator; without a script the page says where else to write',
  { tag: '@desktop' },
  async ({ customer, browser, site }, info) => {
    const { page, words } = customer;
    await customer.open('/careers/');
    await keepsPicture(customer, '85-careers');
    const fill = async (key: string, text: string) =>
      main(customer)
        .getByRole('textbox', { name: words.say(key) })
        .fill(text);
    await fill('careers.form.name', 'Nika Rad');
    await fill('careers.form.mobile', words.digits(aNewMobile()));
    await fill('careers.form.text', 'Ten years of support.');
    const worker = page.waitForEvent('worker');
    await page.getByRole('button', { name: words.say('careers.form.submit'), exact: true }).click();
    await worker;
    await expect(page.getByRole('status').filter({ hasText: words.say('careers.form.sentTitle') })).toBeVisible();
    const operator = await logIn(site.url, OPERATOR_MOBILE);
    const { userInboxLst } = await operator.call('user/getuserinbox', {});
    expect(userInboxLst.map(({ body }) => body)).toContainEqual(expect.stringContaining('Ten years of support.'));

    const context = await browser.newContext({ javaScriptEnabled: false });
    const visitor = toPerson(await context.newPage(), site, info.project.name);
    await visitor.open('/careers/');
    await main(visitor)
      .getByRole('textbox', { name: words.say('careers.form.name') })
      .fill('Nika Rad');
    await main(visitor)
      .getByRole('textbox', { name: words.say('careers.form.mobile') })
      .fill(aNewMobile());
    await main(visitor)
      .getByRole('textbox', { name: words.say('careers.form.text') })
      .fill('Ten years of support.');
    await visitor.page.getByRole('button', { name: words.say('careers.form.submit'), exact: true }).click();
    await expect(visitor.page).toHaveURL(`${visitor.at('/careers/')}#wrong`);
    await expect(visitor.page.locator('#wrong')).toHaveText(words.say('careers.form.needsScript'));
    await expect(visitor.page.locator('#wrong')).toBeVisible();
    await context.close();
  },
);

test(
  '[R-04] [R-05] the list and the pages of services lead to what stands under each: petrol has its one link, a category with grades each of them, a grade the other',
  { tag: '@desktop' },
  async ({ customer }) => {
    const { page, words } = customer;
    const links = (heading: string) =>
      main(customer)
        .getByRole('region', { name: words.say(heading) })
        .getByRole('link');
    await customer.open('/services/');
    await expect(main(customer).getByRole('link', { name: words.say('layout.footer.getGasoline') })).toHaveAttribute(
      'href',
      pathOf(customer, '/services/gas/'),
    );
    await customer.open('/services/laundry/');
    await expect(links('services.grades.title')).toHaveCount(2);
    await links('services.grades.title').last().click();
    await expect(page).toHaveURL(customer.at('/services/laundry/vip/'));
    await expect(links('services.grades.others')).toHaveAttribute('href', pathOf(customer, '/services/laundry/eco/'));
  },
);
