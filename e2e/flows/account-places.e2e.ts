import { expect, test } from '../fixtures/people';
import { comesIn, field, heading, list, press } from '../steps/account';
import { presses } from '../steps/controls';
import { TEHRAN } from '../steps/market';
import { fillsAddress } from '../steps/ordering';
import { keepsPicture } from '../steps/screenshots';
import { main } from '../steps/site-shell';

test('[E-06] addresses are added, edited, made the default and deleted', { tag: '@desktop' }, async ({ customer }) => {
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
  // Content behind a dialog is not to be found.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card('Work')).toHaveCount(0);
  const { lstDeliveryAddress } = await caller.call('user/getdeliveryaddress', {});
  expect(lstDeliveryAddress).toMatchObject([
    { deliveryaddrname: 'Mother', deliveryZipCode: '1969833117', cityid: TEHRAN, isDefault: true },
  ]);
});

test(
  '[E-20] plates are typed as they stand on the plate, shown so, and removed',
  { tag: '@phone' },
  async ({ customer }) => {
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
      main(customer).getByText(words.say('account.vehicles.plateOf', { plate: words.digits(text) }), { exact: true });
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
    // Content behind a dialog is not to be found.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(plate('12 ب 345 67')).toHaveCount(0);
    await page.reload();
    await expect(plate('123 45678')).toBeVisible();
  },
);

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
