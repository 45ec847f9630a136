import { expect, test, type Person } from '../fixtures/people';
import { says } from '../steps/account';
import { register, type Caller } from '../steps/api';
import { logsIn } from '../steps/identity';
import { choosesByKey, pressesByKey, seesTheFocus, tabsTo } from '../steps/keyboard';
import { addAddress, aDraft, aProvider, listFreeSlots, place, TEHRAN } from '../steps/market';
import { fillsAddress } from '../steps/ordering';
import { main } from '../steps/site-shell';

const button = (person: Person, key: string, values?: Record<string, string>) =>
  main(person).getByRole('button', { name: person.words.say(key, values), exact: true });
const field = (person: Person, key: string) =>
  main(person).getByRole('textbox', { name: person.words.say(key), exact: true });
const list = (person: Person, key: string) =>
  main(person).getByRole('combobox', { name: person.words.say(key), exact: true });

/** An order of the coming days that was not paid yet, so that it can be cancelled without a fee. */
async function hasAnOrder(customer: Caller): Promise<number> {
  const provider = await aProvider(customer.siteUrl);
  const slot = (await listFreeSlots(customer.siteUrl, provider)).at(-1);
  if (!slot) throw new Error(`${provider.name} is not free`);
  const { gDate, deliverytimeid } = slot;
  const { taskid } = await place(
    customer,
    await aDraft(customer, {
      deliveryaddrid: await addAddress(customer),
      gDate,
      deliverytimeid,
      workerUserId: provider.userId,
    }),
  );
  return taskid;
}

async function logsInByKeys(person: Person, caller: Caller): Promise<void> {
  const { page, words } = person;
  await person.open('/login/?next=' + encodeURIComponent(new URL(person.at('/user-profile/addresses/')).pathname));
  await tabsTo(page.getByRole('textbox', { name: words.say('auth.mobile.label') }));
  await page.keyboard.type(caller.mobile);
  await tabsTo(page.getByLabel(words.say('auth.password.label')));
  await page.keyboard.type(caller.password);
  await page.keyboard.press('Enter');
  await expect(main(person).getByRole('heading', { level: 1 })).toHaveText(words.say('account.places.addresses'));
}

async function addsAnAddress(person: Person): Promise<void> {
  const { page, words, site } = person;
  await pressesByKey(main(person).getByRole('link', { name: words.say('account.addresses.add') }));
  await expect(main(person).getByRole('heading', { level: 2, name: words.say('account.addresses.add') })).toBeFocused();
  await pressesByKey(button(person, 'account.addresses.save'));
  await expect(list(person, 'order.address.province')).toBeFocused();
  await expect(main(person)).toContainText(words.say('order.address.provinceMissing'));
  const provinces = (await (await fetch(`${site.url}/api/main/geo/province-and-city`)).json()) as {
    lstProvince: { provinceid: number; lstCity: { cityid: number }[] }[];
  };
  const province = provinces.lstProvince.find(({ lstCity }) => lstCity.some(({ cityid }) => cityid === TEHRAN));
  await choosesByKey(list(person, 'order.address.province'), String(province?.provinceid));
  await choosesByKey(list(person, 'order.address.city'), String(TEHRAN));
  await tabsTo(list(person, 'order.address.location'));
  await page.keyboard.type(words.locale === 'fa' ? 'تجر' : 'tajr');
  await page.keyboard.press('Enter');
  await tabsTo(field(person, 'order.address.text'));
  await page.keyboard.type('Vali Asr 5');
  await pressesByKey(
    main(person)
      .locator('summary')
      .filter({ hasText: words.say('order.address.more') }),
  );
  await tabsTo(field(person, 'order.address.name'));
  await page.keyboard.type('Work');
  await says(person, 'addresses.saved', page.keyboard.press('Enter'));
  await seesTheFocus(page);
}

async function deletesIt(person: Person): Promise<void> {
  const { page, words } = person;
  const remove = button(person, 'account.addresses.deleteOf', { name: 'Work' });
  await pressesByKey(remove);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await pressesByKey(dialog.getByRole('button', { name: words.say('common.delete') }));
  // As long as the dialog is open, nothing of the page behind it is found.
  await expect(dialog).toHaveCount(0);
  await expect(remove).toHaveCount(0);
  await seesTheFocus(page);
}

async function addsAVehicle(person: Person): Promise<void> {
  const { page, words } = person;
  await person.open('/user-profile/vehicles/');
  await pressesByKey(main(person).getByRole('link', { name: words.say('account.vehicles.add') }));
  await tabsTo(field(person, 'account.vehicles.parts.AUTOMOBILE.first'));
  await page.keyboard.type('12');
  await choosesByKey(list(person, 'account.vehicles.parts.AUTOMOBILE.second'), 'ب');
  await tabsTo(field(person, 'account.vehicles.parts.AUTOMOBILE.third'));
  await page.keyboard.type('34567');
  await says(person, 'vehicles.saved', pressesByKey(button(person, 'account.vehicles.save')));
  await seesTheFocus(page);
}

async function changesASetting(person: Person): Promise<void> {
  await person.open('/user-profile/settings/');
  // The words under a switch are in its name, too.
  const label = person.words.say('account.settings.promotionalSms.label');
  const toggle = main(person).getByRole('switch', { name: new RegExp(`^${label}`) });
  await pressesByKey(toggle, 'Space');
  await expect(toggle).toBeChecked();
  await expect(toggle).toBeFocused();
}

async function readsAMessage(person: Person): Promise<void> {
  const { words } = person;
  await person.open('/user-profile/messages/?show=news');
  await pressesByKey(main(person).locator('li:has(time)').getByRole('link').first());
  await expect(main(person).locator('article')).toBeVisible();
  await pressesByKey(main(person).getByRole('link', { name: words.say('inbox.toNews') }));
  await expect(main(person).locator('li:has(time)').first()).toBeVisible();
}

async function cancelsTheOrder(person: Person, taskid: number): Promise<void> {
  const { page, words } = person;
  await person.open(`/my-order-list/current_order/?taskid=${taskid}`);
  await pressesByKey(button(person, 'order-following.cancel.open'));
  const confirm = page
    .getByRole('dialog')
    .getByRole('button', { name: words.say('order-following.cancel.confirm'), exact: true });
  await expect(confirm).toBeEnabled();
  await pressesByKey(confirm);
  await expect(main(person)).toContainText(words.say('order-following.states.CANCELLED_BY_CUSTOMER'));
  await seesTheFocus(page);
}

test(
  '[R-09] [R-11] [E-06] [E-18] [E-19] [E-20] by keys alone a person does everything of their account, and sees at every stop where they are',
  { tag: '@desktop' },
  async ({ customer, expectConsole }) => {
    // What the page was still asking when the session ended.
    expectConsole(/status of 401/);
    const caller = await register(customer.site);
    const taskid = await hasAnOrder(caller);
    await test.step('logs in', () => logsInByKeys(customer, caller));
    await test.step('adds an address', () => addsAnAddress(customer));
    await test.step('deletes it', () => deletesIt(customer));
    await test.step('adds a vehicle', () => addsAVehicle(customer));
    await test.step('changes a setting', () => changesASetting(customer));
    await test.step('reads a message', () => readsAMessage(customer));
    await test.step('cancels an order', () => cancelsTheOrder(customer, taskid));
    await test.step('logs out', async () => {
      await customer.open('/user-profile/');
      await pressesByKey(button(customer, 'account.logout.here'));
      await expect(customer.page).toHaveURL(customer.at('/'));
    });
  },
);

test(
  '[T-11] typed values of the account come back after a lost session, a reload and the way back, and are gone after a logout',
  { tag: '@phone' },
  async ({ customer, expectConsole }) => {
    expectConsole(/status of 401/);
    const { page, words } = customer;
    const caller = await register(customer.site);
    const comes = (path: string, { password } = caller) =>
      logsIn(customer, caller.mobile, password, new URL(customer.at(path)).pathname);
    const opens = () =>
      main(customer)
        .getByRole('link', { name: words.say('account.addresses.add') })
        .click();
    const street = () => field(customer, 'order.address.text');
    await comes('/user-profile/addresses/');
    await opens();
    await street().fill('Vali Asr 5');
    await test.step('the way back closes the form, and the list is there at once', async () => {
      await page.goBack();
      await expect(main(customer)).toContainText(words.say('account.addresses.empty.title'));
      await opens();
      await expect(street()).toHaveValue('Vali Asr 5');
    });
    await test.step('a reload', async () => {
      await page.reload();
      await expect(street()).toHaveValue('Vali Asr 5');
    });
    await test.step('a session that ended elsewhere', async () => {
      await fillsAddress(customer, { text: 'Vali Asr 5', name: 'Work' });
      await caller.call('security/logout', { everywhere: true });
      // The page may hear of it before the press, and leave: a page that has left needs no press.
      const press = button(customer, 'account.addresses.save').evaluateAll(
        ([save]) => save instanceof HTMLElement && save.click(),
      );
      await press.catch(() => undefined);
      await expect(page).toHaveURL(customer.at('/'));
      await comes('/user-profile/addresses/');
      await opens();
      await expect(street()).toHaveValue('Vali Asr 5');
    });
    await test.step('a logout', async () => {
      await customer.open('/user-profile/');
      await button(customer, 'account.logout.here').click();
      await expect(page).toHaveURL(customer.at('/'));
      await comes('/user-profile/addresses/');
      await opens();
      await expect(street()).toHaveValue('');
    });
  },
);
