import { readFile } from 'node:fs/promises';

import { expect, test, type Person } from '../fixtures/people';
import { aKey, call, register } from '../steps/api';
import { logsIn } from '../steps/identity';
import { keepsPicture } from '../steps/screenshots';
import { main } from '../steps/site-shell';

const TOP_UP_RIALS = 1_000_000;

const erase = (person: Person) =>
  main(person)
    .getByRole('button', { name: person.words.say('account.personalData.erase.action') })
    .click();
const dialog = ({ page, words }: Person) =>
  page.getByRole('dialog', { name: words.say('account.personalData.erase.question') });

async function comesToSettings(person: Person) {
  const caller = await register(person.site);
  await logsIn(person, caller.mobile, caller.password, new URL(person.at('/user-profile/settings/')).pathname);
  return caller;
}

test(
  'a person has a copy of everything, and is forgotten for the asking',
  { tag: '@desktop' },
  async ({ customer, expectConsole }) => {
    expectConsole(/status of 4\d\d/);
    const { page, words } = customer;
    const caller = await comesToSettings(customer);
    const download = page.waitForEvent('download');
    await main(customer)
      .getByRole('button', { name: words.say('account.personalData.copy.action') })
      .click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^pelakfan-\d{4}-\d\d-\d\d\.json$/);
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
      account: { mobile: caller.mobile, firstName: 'Nika' },
      wallet: { turnover: [{ turnoverEnum: 'gift-welcome' }] },
    });
    await keepsPicture(customer, '97-personal-data');

    await erase(customer);
    await expect(dialog(customer)).toContainText(
      words.say('account.personalData.erase.gift', { amount: words.tomans(200_000) }),
    );
    const password = dialog(customer).getByLabel(words.say('account.personalData.erase.password'), { exact: true });
    await password.fill(words.digits(caller.password === '0000' ? '0001' : '0000'));
    await dialog(customer)
      .getByRole('button', { name: words.say('account.personalData.erase.confirm') })
      .click();
    await expect(dialog(customer)).toContainText(words.say('account.personalData.erase.wrong'));
    await expect(password).toBeFocused();
    await keepsPicture(customer, '98-erase');
    await password.fill(words.digits(caller.password));
    await dialog(customer)
      .getByRole('button', { name: words.say('account.personalData.erase.confirm') })
      .click();
    // Whatever else the page asked meanwhile leads nowhere else.
    await expect(page).toHaveURL(customer.at('/privacy/#erased'));
    await expect(page.getByText(words.say('privacy.erased'))).toBeInViewport();
    await keepsPicture(customer, '98-erased');
    expect((await caller.tryCall('user/getuseraccount', {})).status).toBe(401);
    await page.goto(customer.at('/user-profile/'));
    await expect(page).toHaveURL(/\/login\//);
  },
);

test(
  'with money in the wallet the account stays, and the page says the sum and what to do',
  { tag: '@phone' },
  async ({ customer }) => {
    const { page, words } = customer;
    const caller = await comesToSettings(customer);
    const { redirectUrl, authority } = await call(
      customer.site.url,
      'ipg/increasewallet',
      { amountRial: TOP_UP_RIALS },
      { token: caller.token, key: aKey(), locale: words.locale },
    );
    await page.goto(redirectUrl);
    await page.getByRole('button', { name: words.say('demo.bank.success'), exact: true }).click();
    await page.waitForURL((url) => url.searchParams.get('Authority') === authority);
    await expect(page.getByRole('status').filter({ hasText: words.tomans(TOP_UP_RIALS) })).toBeVisible();
    await customer.open('/user-profile/settings/');
    await erase(customer);
    await expect(dialog(customer)).toContainText(
      words.say('account.personalData.erase.wallet', { amount: words.tomans(TOP_UP_RIALS) }),
    );
    await expect(
      dialog(customer).getByRole('link', { name: words.say('account.personalData.erase.toWithdrawal') }),
    ).toHaveAttribute('href', new URL(customer.at('/user-profile/withdrawal/')).pathname);
    await expect(
      dialog(customer).getByRole('button', { name: words.say('account.personalData.erase.confirm') }),
    ).toHaveCount(0);
    await keepsPicture(customer, '99-erase-refused');
  },
);
