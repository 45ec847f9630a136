import { expect, test, type Person } from '../fixtures/people';
import { register } from '../steps/api';
import { presses } from '../steps/controls';
import { logsIn } from '../steps/identity';
import { decidesAtBank, seesTopUpPaid } from '../steps/paying';
import { keepsPicture } from '../steps/screenshots';
import { main } from '../steps/site-shell';

const AMOUNT_RIALS = 1_200_000;
const WELCOME_GIFT_RIALS = 200_000;
/** A code of the samples: 50,000 tomans. */
const GIFT_CODE = 'PELAK50';
const GIFT_CODE_RIALS = 500_000;

const lines = (person: Person) => main(person).locator('li:has(time)');
const amount = (person: Person) =>
  main(person).getByRole('textbox', { name: person.words.say('account.topUp.amount') });
const payButton = (person: Person, rials: number) =>
  main(person).getByRole('button', {
    name: person.words.say('account.topUp.submitAmount', { amount: person.words.tomans(rials) }),
  });

test(
  '[R-26] [R-27] [R-17] [E-05] the wallet is topped up at the bank and by a gift code, and its statement tells so',
  { tag: '@desktop' },
  async ({ customer }) => {
    const { page, words } = customer;
    const caller = await register(customer.site);
    await page.goto(customer.at('/wallet-turnover/'));
    await expect(page).toHaveURL(/\/login\/\?next=/);
    await logsIn(customer, caller.mobile, caller.password, new URL(customer.at('/wallet-turnover/')).pathname);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.say('account.places.wallet'));
    await expect(lines(customer)).toHaveCount(1);
    await expect(lines(customer).first()).toContainText(words.say('account.wallet.names.gift-welcome'));
    await keepsPicture(customer, '91-wallet');

    await main(customer)
      .getByRole('link', { name: words.say('account.wallet.topUp') })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.say('account.topUp.title'));
    await amount(customer).fill(words.digits(5));
    await main(customer)
      .getByRole('button', { name: words.about('account.topUp.submitAmount') })
      .click();
    await expect(main(customer)).toContainText(words.about('account.topUp.wrong'));
    await expect(amount(customer)).toHaveValue(words.digits(5));
    await keepsPicture(customer, '92-top-up-wrong');
    // As spreadsheets write it: the fraction multiplies nothing.
    await amount(customer).fill(`${words.digits(AMOUNT_RIALS / 10)}.00`);
    await payButton(customer, AMOUNT_RIALS).click();
    await decidesAtBank(customer, 'failure');
    await page.waitForURL((url) => url.pathname.endsWith('/fail-online/'));
    await expect(page.getByRole('alert').filter({ hasText: words.say('order.return.wallet.refused') })).toBeVisible();
    await keepsPicture(customer, '93-top-up-refused');
    // The next try begins with the sum of this one.
    await page.getByRole('link', { name: words.say('order.return.wallet.again') }).click();
    await payButton(customer, AMOUNT_RIALS).click();
    await decidesAtBank(customer, 'twice');
    await seesTopUpPaid(customer, AMOUNT_RIALS);
    await keepsPicture(customer, '94-top-up-paid');
    await page.getByRole('link', { name: words.say('order.return.wallet.toWallet') }).click();
    await expect(lines(customer)).toHaveCount(2);
    await expect(lines(customer).first()).toContainText(words.tomans(AMOUNT_RIALS));
    expect((await caller.call('wallet/getaccountbalance', {})).balanceRial).toBe(AMOUNT_RIALS);

    await main(customer)
      .getByRole('link', { name: words.say('account.wallet.redeem') })
      .click();
    const code = main(customer).getByRole('textbox', { name: words.say('account.giftCode.label') });
    const redeem = main(customer).getByRole('button', { name: words.say('account.giftCode.submit') });
    await code.fill('NOTHING');
    await redeem.click();
    await expect(main(customer)).toContainText(words.say('errors.gift-not-valid'));
    await expect(code).toHaveValue('NOTHING');
    await code.fill(GIFT_CODE.toLowerCase());
    await redeem.click();
    await expect(
      main(customer)
        .getByRole('status')
        .filter({ hasText: words.say('account.giftCode.added', { amount: words.tomans(GIFT_CODE_RIALS) }) }),
    ).toBeVisible();
    await keepsPicture(customer, '95-gift-code');
    expect((await caller.call('wallet/getaccountbalance', {})).balanceGiftCredit).toBe(
      WELCOME_GIFT_RIALS + GIFT_CODE_RIALS,
    );

    await customer.open('/wallet-turnover/');
    await expect(lines(customer)).toHaveCount(3);
    await presses(main(customer).getByRole('radio', { name: words.say('account.wallet.kinds.GIFT') }));
    await expect(lines(customer)).toHaveCount(2);
    await expect(page).toHaveURL(/kind=GIFT/);
    await main(customer)
      .getByRole('combobox', { name: words.say('account.wallet.period') })
      .selectOption('30');
    await expect(page).toHaveURL(/days=30/);
    await expect(lines(customer)).toHaveCount(2);
    await presses(main(customer).getByRole('radio', { name: words.say('account.wallet.kinds.REFUND') }));
    await expect(main(customer)).toContainText(words.say('account.wallet.noneFound.title'));
    await page.reload();
    await expect(main(customer)).toContainText(words.say('account.wallet.noneFound.title'));
    await main(customer)
      .getByRole('link', { name: words.say('account.wallet.noneFound.action') })
      .click();
    await expect(lines(customer)).toHaveCount(3);
    await keepsPicture(customer, '96-statement');
  },
);
