import { expect, test } from '../fixtures/people';
import { aKey, logIn, register } from '../steps/api';
import { logsIn } from '../steps/identity';
import { OPERATOR_MOBILE } from '../steps/market';
import { decidesAtBank, seesTopUpPaid } from '../steps/paying';
import { keepsPicture } from '../steps/screenshots';
import { main } from '../steps/site-shell';

const AMOUNT_RIALS = 1_200_000;
/** An account of a bank that the site knows by its code. */
const SHEBA = 'IR580540105180021273113007';

test(
  '[C-wallet] own money goes from the wallet to a bank account, and the erase dialog leads there',
  { tag: '@phone' },
  async ({ customer }) => {
    const { page, words, site } = customer;
    const caller = await register(site);
    const { redirectUrl } = await caller.call('ipg/increasewallet', { amountRial: AMOUNT_RIALS }, aKey());
    await logsIn(customer, caller.mobile, caller.password);
    await page.goto(redirectUrl);
    await decidesAtBank(customer, 'success');
    await seesTopUpPaid(customer, AMOUNT_RIALS);

    await test.step('an account with money on it says so, and leads to the way out', async () => {
      await customer.open('/user-profile/settings/');
      await main(customer)
        .getByRole('button', { name: words.say('account.personalData.erase.action') })
        .click();
      const dialog = page.getByRole('dialog', { name: words.say('account.personalData.erase.question') });
      await expect(dialog).toContainText(
        words.say('account.personalData.erase.wallet', { amount: words.tomans(AMOUNT_RIALS) }),
      );
      await dialog.getByRole('link', { name: words.say('account.personalData.erase.toWithdrawal') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.say('withdrawal.title'));
    });

    await test.step('a first Sheba is no change, and all of it is asked for', async () => {
      await expect(main(customer)).toContainText(words.say('withdrawal.obstacles.no-sheba'));
      await main(customer)
        .getByRole('button', { name: words.say('pay.bank.enter') })
        .click();
      await main(customer).getByRole('form').getByRole('textbox').first().fill(SHEBA);
      await main(customer)
        .getByRole('button', { name: words.say('pay.bank.save') })
        .click();
      await main(customer)
        .getByRole('button', { name: words.say('pay.balance.submitAmount', { amount: words.tomans(AMOUNT_RIALS) }) })
        .click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words.say('pay.balance.sure') })
        .click();
      await expect(main(customer)).toContainText(words.say('pay.payouts.states.requested'));
      await expect(main(customer)).toContainText(words.say('withdrawal.nothing'));
      await keepsPicture(customer, '97-withdrawal');
    });

    await test.step('an operator confirms the account, and the next run takes it', async () => {
      const operator = await logIn(site.url, OPERATOR_MOBILE);
      await operator.call('operator/confirmsheba', { userid: caller.userId, sheba: SHEBA });
      await operator.call('operator/makepayoutrun', {});
      await page.reload();
      await expect(main(customer)).toContainText(words.say('pay.payouts.states.in-run'));
      await expect(main(customer)).toContainText(words.say('pay.bank.confirmed'));
      await customer.open('/wallet-turnover/');
      await expect(main(customer)).toContainText(words.say('pay.payouts.states.in-run'));
    });
  },
);
