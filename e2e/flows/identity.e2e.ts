import { expect, test, type Person } from '../fixtures/people';
import { aNewMobile, readCode, register } from '../steps/api';
import {
  asksForPassword,
  button,
  controlsOf,
  correctsTheRegistration,
  dialog,
  field,
  mobileField,
  passwordField,
  readAccount,
  seesTheLogin,
  sizeOf,
  typesPartsOfACode,
  type Place,
} from '../steps/identity-forms';
import { choosesAPassword, entersTheCode, logsInByForm } from '../steps/identity';
import { addAddress, PROVIDER_MOBILE, SAMPLE_CUSTOMER_MOBILE } from '../steps/market';
import { keepsPicture } from '../steps/screenshots';
import { headerButton, main } from '../steps/site-shell';

const INVITE_CODE = 'FRIEND12';
const RESEND_MS = 60_000;
/** SPEC 9. */
const LOGIN_WIDTH_PX = 600;
const REGISTER_PX = { width: 600, height: 580 };
const CODE_PX = { width: 500, height: 350 };
const PHONE_WIDTH_PX = 390;
/** Still a phone's layout, and wider than the login. */
const TABLET_PX = { width: 800, height: 900 };
const PHONE_HEIGHT_PX = 844;

const toWrong = (code: string) => (code === '0000' ? '1111' : '0000');

/** Under 992 px the login is as wide as the window and never wider than 600 px. */
async function seesThePhonesLogin(person: Person, login: Place): Promise<void> {
  const { page } = person;
  const phone = page.viewportSize();
  await page.setViewportSize(TABLET_PX);
  await expect.poll(async () => (await sizeOf(login))?.width).toBe(LOGIN_WIDTH_PX);
  const left = (await login.boundingBox())?.x;
  expect(left).toBe((TABLET_PX.width - LOGIN_WIDTH_PX) / 2);
  if (phone) await page.setViewportSize(phone);
}

test('[S-01] [S-02] [S-08] [T-07] [T-09] [P-01] [V-05] [V-06] [V-07] [X-04] [X-05] [K-02] [K-03] [K-06] [K-22] [K-23] the login is one body, on its page and in the dialog that a visitor’s profile opens', async ({
  customer,
}) => {
  const { page, words, isPhone } = customer;
  await customer.open('/login/');
  const controls = await controlsOf(main(customer));
  await seesTheLogin(customer, main(customer));
  await asksForPassword(customer, main(customer));
  await customer.open('/faq/');
  await headerButton(customer, 'layout.header.login').locator('visible=true').click();
  const login = dialog(customer, 'login');
  await expect(login).toBeVisible();
  expect((await sizeOf(login))?.width).toBe(isPhone ? PHONE_WIDTH_PX : LOGIN_WIDTH_PX);
  await expect.poll(() => controlsOf(login)).toEqual(controls);
  if (isPhone) await seesThePhonesLogin(customer, login);
  await seesTheLogin(customer, login);
  await keepsPicture(customer, '91-login-dialog');
  await button(customer, login, 'login.register').click();
  const registration = dialog(customer, 'register');
  await expect
    .poll(() => sizeOf(registration))
    .toEqual(isPhone ? { width: PHONE_WIDTH_PX, height: PHONE_HEIGHT_PX } : REGISTER_PX);
  await button(customer, registration, 'register.login').click();

  const someone = await register(customer.site);
  await addAddress(someone);
  await mobileField(customer, login).fill(words.digits(someone.mobile));
  await passwordField(customer, login).fill(words.digits(someone.password));
  await button(customer, login, 'login.submit').click();
  await expect(login).toBeHidden();
  await expect(page).toHaveURL(customer.at('/faq/'));
  await expect(headerButton(customer, 'layout.header.login').locator('visible=true')).toHaveCount(0);
  const account = await readAccount(customer);
  expect(account).toMatchObject({
    userId: someone.userId,
    mobileNo: someone.mobile,
    inboxCount: 1,
    deliveryAddressCount: 1,
    roleId: null,
  });
  expect(JSON.stringify(account)).not.toContain('token');
});

test(
  '[R-02] [R-03] the code of /login/{id}/ goes with its reader to the registration, as everything else in the address',
  { tag: '@desktop' },
  async ({ customer }) => {
    const query = `?next=${encodeURIComponent(new URL(customer.at('/faq/')).pathname)}`;
    await customer.open(`/login/${INVITE_CODE}/${query}`);
    await button(customer, main(customer), 'login.register').click();
    await expect(customer.page).toHaveURL(customer.at(`/register/${INVITE_CODE}/${query}`));
    await expect(field(customer, main(customer), 'register.referralCode')).toHaveValue(INVITE_CODE);
    await button(customer, main(customer), 'register.login').click();
    await expect(customer.page).toHaveURL(customer.at(`/login/${INVITE_CODE}/${query}`));
    await expect(mobileField(customer, main(customer))).toBeVisible();
  },
);

test('[R-03] [G-03] [S-03] [S-04] [T-01] [T-02] [T-03] [T-04] [T-05] [V-01] [V-02] [V-03] [V-04] [X-02] [X-03] [K-21] [K-23] an invitation leads to the registration, a wrong code to another one, and the right one in', async ({
  customer,
  expectConsole,
}) => {
  const { page, words, site, isPhone } = customer;
  const mobile = aNewMobile();
  // The chosen password ends the session that a look for news may still be under way with.
  expectConsole(/status of 401 .*(getuserinbox|gettopicname)/);
  await customer.open(`/?inviteCode=${INVITE_CODE}`);
  if (isPhone) await expect(page).toHaveURL(customer.at(`/register/${INVITE_CODE}/`));
  const form = isPhone ? main(customer) : dialog(customer, 'register');
  await expect(field(customer, form, 'register.referralCode')).toHaveValue(INVITE_CODE);
  if (!isPhone) expect(await sizeOf(form)).toEqual(REGISTER_PX);
  await keepsPicture(customer, '92-registration');
  const [terms] = await Promise.all([
    page.context().waitForEvent('page'),
    form.getByRole('link', { name: words.about('auth.register.newTab') }).click(),
  ]);
  await expect(terms).toHaveURL(customer.at('/policy/'));
  await terms.close();

  await correctsTheRegistration(customer, form);
  await field(customer, form, 'register.firstName').fill('Nika');
  await field(customer, form, 'register.lastName').fill('Salehi');
  await mobileField(customer, form).fill(words.digits(SAMPLE_CUSTOMER_MOBILE));
  await expect(form).toContainText(words.say('auth.mobile.duplicate'));
  await expect(button(customer, form, 'register.submit')).toBeDisabled();
  await mobileField(customer, form).fill(words.digits(mobile));
  await form.getByRole('checkbox').check();
  await button(customer, form, 'register.submit').click();

  const code = dialog(customer, 'verification');
  await expect(code).toBeVisible();
  const height = (await sizeOf(code))?.height;
  expect(await sizeOf(code)).toEqual(isPhone ? { width: PHONE_WIDTH_PX, height } : CODE_PX);
  await expect(field(customer, code, 'verification.label')).toBeFocused();
  await expect(code).toContainText(words.say('auth.verification.becomesPassword'));
  await expect(code.getByRole('timer')).toBeVisible();
  await keepsPicture(customer, '93-code');
  await page.clock.install();
  const first = await readCode(site, mobile);
  await expect(button(customer, code, 'verification.resend')).toHaveCount(0);
  await typesPartsOfACode(customer, code);
  await field(customer, code, 'verification.label').fill(words.digits(toWrong(first)));
  await expect(code).toContainText(words.say('auth.verification.wrong'));
  await expect(field(customer, code, 'verification.label')).toHaveValue('');
  await expect(button(customer, code, 'verification.submit')).toBeEnabled();
  await keepsPicture(customer, '93-wrong-code');
  await button(customer, code, 'verification.resend').click();
  await expect(code.getByRole('button', { name: words.about('auth.verification.resendIn') })).toBeDisabled();
  if (!isPhone) expect(await sizeOf(code)).toEqual(CODE_PX);
  await page.clock.runFor(RESEND_MS);
  await expect(button(customer, code, 'verification.resend')).toBeEnabled();

  const password = await entersTheCode(customer, mobile);
  await expect(code).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL((url) => url.pathname === new URL(customer.at('/')).pathname);
  await expect.poll(() => readAccount(customer)).toMatchObject({ mobileNo: mobile, firstName: 'Nika' });
  await expect(page.getByRole('banner').locator('[data-unread-badge]').locator('visible=true')).toHaveText(
    words.digits(1),
  );
  await choosesAPassword(customer, password);
});

test(
  'a browser that gave the page up while its reader looked for the code’s message shows what was typed, and asks for the code again',
  { tag: '@phone' },
  async ({ customer }) => {
    const { page, words } = customer;
    const mobile = aNewMobile();
    await customer.open('/register/');
    await field(customer, main(customer), 'register.firstName').fill('Niloufar');
    await field(customer, main(customer), 'register.lastName').fill('Kazemi');
    await mobileField(customer, main(customer)).fill(words.digits(mobile));
    await page.reload();
    await expect(field(customer, main(customer), 'register.lastName')).toHaveValue('Kazemi');
    await main(customer).getByRole('checkbox').check();
    await button(customer, main(customer), 'register.submit').click();
    await expect(dialog(customer, 'verification')).toBeVisible();
    await page.reload();
    await entersTheCode(customer, mobile);
    await page.waitForURL(customer.at('/'));
    expect(await readAccount(customer)).toMatchObject({ firstName: 'Niloufar' });
    await customer.open('/register/');
    await expect(dialog(customer, 'verification')).toHaveCount(0);
  },
);

test(
  '[T-06] [F-50] a login as a page leads to the provider sign-up that asked for it, else to the dashboard, else home',
  { tag: '@desktop' },
  async ({ customer, meet }) => {
    const someone = await register(customer.site);
    const leads = async (person: Person, query: string, mobile: string, password: string, path: string) => {
      await person.open(`/login/${query}`);
      const arrival = person.page.waitForRequest(
        (request) => request.isNavigationRequest() && request.url() === person.at(path),
      );
      await mobileField(person, main(person)).fill(mobile);
      await passwordField(person, main(person)).fill(password);
      await button(person, main(person), 'login.submit').click();
      await arrival;
    };
    await leads(customer, '', someone.mobile, someone.password, '/');
    await customer.page.waitForURL(customer.at('/'));
    expect(await readAccount(customer)).toMatchObject({ roleId: null, userType: 2 });
    await leads(await meet(), '', PROVIDER_MOBILE, '1234', '/pelakman/dashboard/');
    await leads(await meet(), '?state=pelakfan-register', PROVIDER_MOBILE, '1234', '/joinus/register/');
  },
);

test(
  '[T-11] [X-09] other tabs follow a login and a logout, and an ended session clears what was kept and opens the site root',
  { tag: '@desktop' },
  async ({ customer, expectConsole }) => {
    expectConsole(/status of 401/);
    const { page, words } = customer;
    const someone = await register(customer.site);
    const profile = new URL(customer.at('/user-profile/')).pathname;
    const second = customer.inTab(await customer.context.newPage());
    await test.step('another tab’s login page goes on by itself', async () => {
      await second.open('/login/');
      await expect(button(second, main(second), 'login.submit')).toBeEnabled();
      await logsInByForm(customer, someone.mobile, someone.password, profile);
      await expect(second.page).toHaveURL(customer.at('/'));
    });
    await test.step('another tab’s personal page goes with the logout', async () => {
      await second.open('/user-profile/addresses/');
      await expect(
        second.page.getByRole('heading', { level: 1, name: words.say('account.places.addresses') }),
      ).toBeVisible();
      await main(customer)
        .getByRole('button', { name: words.say('account.logout.here'), exact: true })
        .click();
      await expect(page).toHaveURL(customer.at('/'));
      await expect(second.page).toHaveURL(customer.at('/'));
      await second.page.close();
    });
    await test.step('a session that was ended elsewhere', async () => {
      await logsInByForm(customer, someone.mobile, someone.password, profile);
      await expect.poll(() => readAccount(customer)).toMatchObject({ mobileNo: someone.mobile });
      await someone.call('security/logout', { everywhere: true });
      // Whatever the page asks next tells it: its alerts, or what it asks when somebody comes back to it.
      const comesBack = () => page.evaluate(() => void window.dispatchEvent(new Event('focus'))).catch(() => undefined);
      await expect.poll(() => comesBack().then(() => page.url())).toBe(customer.at('/'));
      expect(await readAccount(customer)).toBeNull();
      await expect(headerButton(customer, 'layout.header.login').locator('visible=true')).toBeVisible();
    });
  },
);
