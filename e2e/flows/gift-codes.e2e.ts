import { expect, test } from '../fixtures/people';
import { logsIn } from '../steps/identity';
import { OPERATOR_MOBILE, SAMPLE_CUSTOMER_MOBILE } from '../steps/market';
import { keepsPicture } from '../steps/screenshots';
import { main } from '../steps/site-shell';

const FINANCE_MOBILE = '09120000019';
const CODE = 'BAHAR-1405';
const TOMANS = '100000';
const USES = '600';

test(
  'finance makes a gift code that is worth much, the owner approves it, a customer uses it once, and the list counts the use',
  { tag: '@desktop' },
  async ({ customer: finance, meet, expectConsole }) => {
    // A second use is refused.
    expectConsole(/status of 409/);
    await logsIn(finance, FINANCE_MOBILE);
    await finance.open('/operator/gifts/');
    const { words } = finance;
    await main(finance)
      .getByRole('button', { name: words.say('gift-codes.make'), exact: true })
      .click();
    const dialog = finance.page.getByRole('dialog', { name: words.say('gift-codes.make') });
    await dialog.getByLabel(words.say('gift-codes.amount')).fill(TOMANS);
    await dialog.getByLabel(words.say('gift-codes.uses')).fill(USES);
    await dialog.getByLabel(words.say('gift-codes.code'), { exact: true }).fill(CODE);
    await dialog.getByLabel(words.say('desk.decision.reason')).fill('برای نوروز');
    await dialog.getByRole('button', { name: words.say('gift-codes.make'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(main(finance).getByText(CODE, { exact: true })).toBeVisible();
    await expect(main(finance).getByText(words.say('gift-codes.second'))).toBeVisible();
    await keepsPicture(finance, '145-gift-codes');

    const owner = await meet();
    await logsIn(owner, OPERATOR_MOBILE);
    await owner.open('/operator/gifts/');
    await main(owner)
      .getByRole('button', { name: owner.words.say('desk.decision.confirm'), exact: true })
      .click();
    await expect(main(owner).getByText(owner.words.say('gift-codes.second'))).toHaveCount(0);

    const customer = await meet();
    await logsIn(customer, SAMPLE_CUSTOMER_MOBILE);
    await customer.open('/wallet-turnover/');
    await main(customer)
      .getByRole('link', { name: customer.words.say('account.wallet.redeem') })
      .click();
    const code = main(customer).getByRole('textbox', { name: customer.words.say('account.giftCode.label') });
    const redeem = main(customer).getByRole('button', { name: customer.words.say('account.giftCode.submit') });
    await code.fill(CODE);
    await redeem.click();
    const added = customer.words.say('account.giftCode.added', { amount: customer.words.tomans(1_000_000) });
    await expect(main(customer).getByRole('status').filter({ hasText: added })).toBeVisible();
    await code.fill(CODE);
    await redeem.click();
    await expect(main(customer)).toContainText(customer.words.say('errors.gift-used'));
    await expect(code).toHaveValue(CODE);

    await finance.page.reload();
    const used = words.say('gift-codes.used', { used: words.digits(1), uses: words.digits(Number(USES)) });
    await expect(main(finance).getByText(used)).toBeVisible();
  },
);
