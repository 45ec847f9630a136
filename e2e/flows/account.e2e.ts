import { expect, test, type Person } from '../fixtures/people';
import { register } from '../steps/api';
import { presses } from '../steps/controls';
import { aFalsePhoto, aPhoto } from '../steps/files';
import { logsIn } from '../steps/identity';
import { fillsAddress } from '../steps/ordering';
import { TEHRAN } from '../steps/market';
import { keepsPicture } from '../steps/screenshots';
import { toLatinDigits } from '../steps/words';

const DEFAULT_PICTURE = '/images/default-profile.svg';
const WELCOME_GIFT_RIALS = 200_000;
const PLACES = ['orders', 'wallet', 'messages', 'info', 'addresses', 'vehicles', 'settings'] as const;

const heading = ({ page, words }: Person, place: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(words.say(`account.places.${place}`));
const main = ({ page }: Person) => page.getByRole('main');
const field = (person: Person, key: string) =>
  main(person).getByRole('textbox', { name: person.words.say(`account.${key}`), exact: true });
const list = (person: Person, key: string) =>
  main(person).getByRole('combobox', { name: person.words.say(`account.${key}`), exact: true });
const press = (person: Person, key: string) =>
  main(person)
    .getByRole('button', { name: person.words.say(`account.${key}`), exact: true })
    .click();
const says = (person: Person, key: string) =>
  expect(person.page.getByRole('status').filter({ hasText: person.words.say(`account.${key}`) })).toBeVisible();

/** Somebody new, at their own pages. */
async function comesIn(person: Person, next: string) {
  const caller = await register(person.site);
  await logsIn(person, caller.mobile, caller.password, new URL(person.at(next)).pathname);
  return caller;
}

test('[R-11] [E-05] [E-24] [S-13] the overview tells who one is and what one has, and leads to everything that is one’s own', async ({
  customer,
}) => {
  const { page, words } = customer;
  for (const path of ['/user-profile/', '/user-profile/info/', '/user-profile/messages/']) {
    const { pathname } = new URL(customer.at(path));
    const answer = await fetch(customer.at(path), { redirect: 'manual' });
    expect([path, answer.status, new URL(answer.headers.get('location') ?? '', customer.at(path)).href]).toEqual([
      path,
      307,
      `${customer.at('/login/')}?next=${encodeURIComponent(pathname)}`,
    ]);
  }
  await comesIn(customer, '/user-profile/');
  await heading(customer, 'overview');
  await expect(main(customer)).toContainText('Nika Salehi');
  const picture = main(customer).locator(`img[src="${DEFAULT_PICTURE}"]`);
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(main(customer)).toContainText(words.tomans(WELCOME_GIFT_RIALS));
  await expect(main(customer)).toContainText(words.say('account.overview.rials', { amount: words.digits(0) }));
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await keepsPicture(customer, '80-account');
  for (const place of PLACES)
    await expect(
      main(customer)
        .getByRole('listitem')
        .getByRole('link', { name: words.say(`account.places.${place}`), exact: true })
        .last(),
    ).toBeVisible();
  await press(customer, 'logout.everywhere');
  const dialog = page.getByRole('dialog', { name: words.say('account.logout.title') });
  await dialog.getByRole('button', { name: words.say('account.logout.everywhere') }).click();
  await expect(page).toHaveURL(customer.at('/'));
  await page.goto(customer.at('/user-profile/'));
  await expect(page).toHaveURL(/\/login\//);
});

test('[R-11] [E-01] [E-24] details keep what was typed when they are refused, and are saved part by part', async ({
  customer,
  expectConsole,
}) => {
  expectConsole(/status of 4\d\d/);
  const { page, words } = customer;
  const caller = await comesIn(customer, '/user-profile/info/');
  await heading(customer, 'info');
  await field(customer, 'personal.nationalCode').fill(words.digits('0684159415'));
  await field(customer, 'personal.email').fill('nika');
  await list(customer, 'personal.day').selectOption('31');
  await list(customer, 'personal.month').selectOption('12');
  await list(customer, 'personal.year').selectOption('1370');
  await press(customer, 'personal.save');
  for (const problem of ['nationalCodeWrong', 'emailWrong', 'birthDateWrong'])
    await expect(main(customer)).toContainText(words.say(`account.personal.${problem}`));
  await keepsPicture(customer, '81-account-problems');
  await field(customer, 'personal.nationalCode').fill(words.digits('0499370899'));
  await field(customer, 'personal.email').fill('nika@example.com');
  await list(customer, 'personal.day').selectOption('29');
  await presses(main(customer).getByRole('radio', { name: words.say('account.personal.genders.female') }));
  await press(customer, 'personal.save');
  await says(customer, 'saved');
  await field(customer, 'organisation.organisationName').fill('Sepid');
  await field(customer, 'organisation.nationalId').fill(words.digits('10380284791'));
  await press(customer, 'organisation.save');
  await expect(main(customer)).toContainText(words.say('account.organisation.wrong'));
  await field(customer, 'organisation.nationalId').fill(words.digits('10380284790'));
  await press(customer, 'organisation.save');
  await expect(main(customer).getByRole('button', { name: words.say('account.organisation.remove') })).toBeVisible();
  const { account } = await caller.call('user/getuseraccount', {});
  expect(account).toMatchObject({
    email: 'nika@example.com',
    birthDate: '1992-03-19',
    gender: 'female',
    nationalCode: '0499370899',
    organisation: { organisationName: 'Sepid', nationalId: '10380284790' },
  });

  await main(customer).locator('input[type="file"]').setInputFiles(aFalsePhoto());
  await expect(main(customer).getByRole('alert')).toBeVisible();
  await main(customer).locator('input[type="file"]').setInputFiles(aPhoto());
  await says(customer, 'picture.saved');
  await expect(main(customer).locator('img[src^="/api/file/uploads/"]')).toBeVisible();
  await keepsPicture(customer, '82-account-info');
  await expect(main(customer)).toContainText(account.inviteCode);
  await expect(field(customer, 'invite.link')).toHaveValue(`${customer.at('/')}?inviteCode=${account.inviteCode}`);
  await page.reload();
  await expect(field(customer, 'personal.email')).toHaveValue('nika@example.com');
});

test(
  '[C-user] a new password keeps this browser in and works at the next login',
  { tag: '@desktop' },
  async ({ customer, meet }) => {
    const { page, words } = customer;
    const caller = await comesIn(customer, '/user-profile/info/');
    const other = caller.password === '7391' ? '7392' : '7391';
    const enter = async (old: string, fresh: string) => {
      await page.getByLabel(words.say('account.password.old'), { exact: true }).fill(words.digits(old));
      await page.getByLabel(words.say('account.password.new'), { exact: true }).fill(words.digits(fresh));
      await press(customer, 'password.save');
    };
    await enter(caller.password === '0000' ? '0001' : '0000', other);
    await expect(main(customer)).toContainText(words.say('account.password.wrong'));
    await enter(caller.password, other);
    await says(customer, 'password.saved');
    await page.reload();
    await expect(field(customer, 'personal.firstName')).toHaveValue('Nika');
    expect((await caller.tryCall('user/getuseraccount', {})).status).toBe(401);
    await logsIn(await meet(), caller.mobile, other);
  },
);

test('[E-06] addresses are added, edited, made the default and deleted', async ({ customer }) => {
  const { page, words } = customer;
  const caller = await comesIn(customer, '/user-profile/addresses/');
  await heading(customer, 'addresses');
  await expect(main(customer)).toContainText(words.say('account.addresses.empty.title'));
  await keepsPicture(customer, '83-addresses-empty');
  for (const name of ['Home', 'Work']) {
    await main(customer)
      .getByRole('link', { name: words.say('account.addresses.add') })
      .click();
    await press(customer, 'addresses.save');
    await expect(main(customer)).toContainText(words.say('order.address.textMissing'));
    await fillsAddress(customer, { text: `${name} street 5`, postalCode: '1969833117', name });
    if (name === 'Home') await keepsPicture(customer, '84-address-form');
    await press(customer, 'addresses.save');
    await expect(main(customer).getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await keepsPicture(customer, '85-addresses');
  const card = (name: string) =>
    main(customer)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(card('Home')).toContainText(words.say('account.addresses.default'));
  await card('Work')
    .getByRole('button', { name: words.say('account.addresses.makeDefault') })
    .click();
  await expect(card('Work')).toContainText(words.say('account.addresses.default'));
  await main(customer)
    .getByRole('link', { name: words.say('account.addresses.editOf', { name: 'Home' }) })
    .click();
  await fillsAddress(customer, { text: 'Another street 6', name: 'Mother' });
  await press(customer, 'addresses.save');
  await expect(card('Mother')).toContainText('Another street 6');
  await main(customer)
    .getByRole('button', { name: words.say('account.addresses.deleteOf', { name: 'Work' }) })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words.say('common.delete') })
    .click();
  // What lies behind a dialog is not to be found.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card('Work')).toHaveCount(0);
  const { lstDeliveryAddress } = await caller.call('user/getdeliveryaddress', {});
  expect(lstDeliveryAddress).toMatchObject([
    { deliveryaddrname: 'Mother', deliveryZipCode: '1969833117', cityid: TEHRAN, isDefault: true },
  ]);
});

test('[E-20] plates are typed as they stand on the plate, shown so, and removed', async ({ customer }) => {
  const { page, words } = customer;
  await comesIn(customer, '/user-profile/vehicles/');
  await heading(customer, 'vehicles');
  await main(customer)
    .getByRole('link', { name: words.say('account.vehicles.add') })
    .click();
  const part = (type: string, name: string) => field(customer, `vehicles.parts.${type}.${name}`);
  await part('AUTOMOBILE', 'first').pressSequentially(words.digits('12'));
  await press(customer, 'vehicles.save');
  await expect(main(customer)).toContainText(words.say('account.vehicles.wrong'));
  await list(customer, 'vehicles.parts.AUTOMOBILE.second').selectOption('ب');
  await expect(part('AUTOMOBILE', 'third')).toBeFocused();
  await page.keyboard.type('345');
  await expect(part('AUTOMOBILE', 'fourth')).toBeFocused();
  await page.keyboard.type('67');
  await keepsPicture(customer, '86-plate-form');
  await press(customer, 'vehicles.save');
  const plate = (text: string) =>
    main(customer).getByRole('img', { name: words.say('account.vehicles.plateOf', { plate: words.digits(text) }) });
  await expect(plate('12 ب 345 67')).toBeVisible();
  await main(customer)
    .getByRole('link', { name: words.say('account.vehicles.add') })
    .click();
  await presses(main(customer).getByRole('radio', { name: words.say('account.vehicles.types.MOTORCYCLE') }));
  await part('MOTORCYCLE', 'first').fill('123');
  await part('MOTORCYCLE', 'second').fill('45678');
  await press(customer, 'vehicles.save');
  await expect(plate('123 45678')).toBeVisible();
  await keepsPicture(customer, '87-vehicles');
  await main(customer)
    .getByRole('button', { name: words.say('account.vehicles.deleteOf', { plate: words.digits('12 ب 345 67') }) })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words.say('common.delete') })
    .click();
  // What lies behind a dialog is not to be found.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(plate('12 ب 345 67')).toHaveCount(0);
  await page.reload();
  await expect(plate('123 45678')).toBeVisible();
});

test('[E-20] a plate can be typed whole on the smallest phone', { tag: '@phone' }, async ({ customer }) => {
  await customer.page.setViewportSize({ width: 320, height: 640 });
  await comesIn(customer, '/user-profile/vehicles/');
  await main(customer)
    .getByRole('link', { name: customer.words.say('account.vehicles.add') })
    .click();
  const controls = main(customer)
    .getByRole('group', { name: customer.words.say('account.vehicles.plate') })
    .locator('input, select');
  await expect(controls).toHaveCount(4);
  await controls.last().scrollIntoViewIfNeeded();
  for (const control of await controls.all()) await expect(control).toBeInViewport({ ratio: 1 });
});

test(
  '[E-18] a setting is saved at once, and goes back when it could not be',
  { tag: '@phone' },
  async ({ customer, expectConsole }) => {
    expectConsole(/ERR_FAILED|ERR_INTERNET/);
    const { page, words } = customer;
    const caller = await comesIn(customer, '/user-profile/settings/');
    await heading(customer, 'settings');
    const toggle = (name: string) =>
      main(customer).getByRole('switch', { name: words.say(`account.settings.${name}.label`) });
    await expect(toggle('promotionalSms')).toBeChecked();
    await toggle('promotionalSms').click();
    await says(customer, 'settings.off');
    expect((await caller.call('user/getusersetting', {})).userSettingLst).toMatchObject([
      { promotionalSms: 'notSend', isSendSMS: true },
    ]);
    await page.route('**/user/addusersetting', (route) => route.abort());
    await toggle('isSendEmail').click();
    await expect(main(customer).getByRole('alert')).toContainText(words.about('account.settings.undone'));
    await expect(toggle('isSendEmail')).toBeChecked();
    await expect(toggle('promotionalSms')).not.toBeChecked();
    await keepsPicture(customer, '88-settings');
  },
);

test('[R-11] [E-19] a message is unread until it is opened', async ({ customer, expectConsole }) => {
  expectConsole(/status of 404/);
  const { page, words } = customer;
  const caller = await comesIn(customer, '/user-profile/messages/');
  await heading(customer, 'messages');
  const [message] = (await caller.call('user/getuserinbox', {})).userInboxLst;
  if (!message) throw new Error('Nobody was welcomed.');
  const row = main(customer).locator('li:has(time)').getByRole('link');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(words.say('account.messages.unread'));
  await keepsPicture(customer, '89-messages');
  await row.click();
  await expect(main(customer).getByRole('heading', { level: 2 })).toHaveText(
    words.say('notifications.inbox.welcome.title'),
  );
  await expect(main(customer)).toContainText(words.tomans(WELCOME_GIFT_RIALS));
  await keepsPicture(customer, '90-message');
  await main(customer)
    .getByRole('link', { name: words.say('account.messages.toAll') })
    .click();
  await expect(row).not.toContainText(words.say('account.messages.unread'));
  await presses(main(customer).getByRole('radio', { name: words.say('account.messages.filters.NOTSEEN') }));
  await expect(main(customer)).toContainText(words.say('account.messages.allRead.title'));
  expect(toLatinDigits(await page.evaluate(() => document.title))).toContain(words.say('account.places.messages'));
  await customer.open('/user-profile/messages/999999/');
  await expect(main(customer)).toContainText(words.say('account.messages.missing.title'));
});
