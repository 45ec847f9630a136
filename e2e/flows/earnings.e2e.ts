import { expect, test, type Person } from '../fixtures/people';
import type { Site } from '../fixtures/site';
import type { Caller } from '../steps/api';
import { presses } from '../steps/controls';
import { logsIn } from '../steps/identity';
import { aProvider, PROVIDER_MOBILE } from '../steps/market';
import { decidesAtBank } from '../steps/paying';
import { putsOtherWorkOff } from '../steps/provider-work';
import { keepsPicture } from '../steps/screenshots';
import { main } from '../steps/site-shell';

const EARNINGS = '/pelakman/earnings/';
const CREDIT_RIALS = 2_000_000;

/** The sample provider reads the own earnings; the caller makes their calls. */
async function opensEarnings(expert: Person, site: Site): Promise<Caller> {
  const provider = await aProvider(site.url);
  await putsOtherWorkOff(expert);
  await logsIn(expert, PROVIDER_MOBILE);
  await expert.open(EARNINGS);
  return provider;
}

test(
  '[B-16] the commission credit is topped up at the bank, and the statement says so apart from the jobs',
  { tag: '@phone' },
  async ({ customer: expert, site }) => {
    const { page, words } = expert;
    const provider = await opensEarnings(expert, site);
    const credit = page.getByRole('form', { name: words.say('pay.credit.title') });
    await credit.getByRole('textbox', { name: words.say('pay.credit.amount') }).fill(words.digits(CREDIT_RIALS / 10));
    const amount = words.tomans(CREDIT_RIALS);
    await credit.getByRole('button', { name: words.say('pay.credit.submitAmount', { amount }) }).click();
    await decidesAtBank(expert, 'success');
    await expect(page.getByRole('heading', { name: words.say('order.return.credit.paid', { amount }) })).toBeVisible();
    await keepsPicture(expert, '162-credit-paid');
    await page.getByRole('link', { name: words.say('order.return.credit.toPay') }).click();
    const statement = main(expert).getByRole('region', { name: words.say('pay.statement.title') });
    await presses(statement.getByRole('radio', { name: words.say('pay.statement.kinds.TOP_UP') }));
    const line = statement.getByRole('listitem').filter({ hasText: words.say('pay.statement.names.credit-top-up') });
    await expect(line.first()).toContainText(amount);
    await keepsPicture(expert, '163-statement');
    const { lstLine } = await provider.call('payout/getstatement', { pageNumber: 0, pageSize: 1 });
    expect(lstLine).toMatchObject([{ name: 'credit-top-up', amountRial: CREDIT_RIALS, accountEnum: 'BIDDING' }]);
  },
);

test(
  '[B-30] a professional chooses when the pay is asked for by itself',
  { tag: '@phone' },
  async ({ customer: expert, site }) => {
    const { page, words } = expert;
    const provider = await opensEarnings(expert, site);
    const rhythms = page.getByRole('group', { name: words.say('pay.rhythm.legend') });
    for (const rhythm of ['from-sum', 'weekly'] as const) {
      await presses(rhythms.locator(`input[value="${rhythm}"]`));
      await expect.poll(async () => (await provider.call('payout/getpayouts', {})).rhythm).toBe(rhythm);
      await expect(page.getByText(words.about(`pay.balance.rules.${rhythm}`))).toBeVisible();
    }
  },
);

test(
  '[B-31] a professional makes a certificate, a bank opens it by its code, and it is ended',
  { tag: '@phone' },
  async ({ customer: expert, meet, site }) => {
    const { page, words } = expert;
    const provider = await aProvider(site.url);
    const card = (key: string, values = {}) => words.say(`certificate.card.${key}`, values);
    const newest = async () => (await provider.call('workerprofile/getcertificates', {})).lstCertificate[0];
    await putsOtherWorkOff(expert);
    await logsIn(expert, PROVIDER_MOBILE);
    await expert.open(EARNINGS);
    await page.getByRole('button', { name: card('make'), exact: true }).click();
    await expect(page.getByText(card('made'))).toBeVisible();
    const made = await newest();
    if (!made) throw new Error('No certificate was made');
    await expect(page.getByText(words.digits(made.code), { exact: true })).toBeVisible();
    await keepsPicture(expert, '164-certificate');

    const bank = await meet();
    const check = (key: string) => bank.words.say(`certificate.check.${key}`);
    const looks = async () => {
      await bank.page.goto(bank.at(new URL(made.url).pathname.replace(/^\/(?:en|de|ar)(?=\/)/, '')));
      await bank.page.getByRole('textbox', { name: check('code') }).fill(made.code);
      await bank.page.getByRole('textbox', { name: check('name') }).fill('Bank Melli, branch 7');
      await bank.page.getByRole('button', { name: check('submit'), exact: true }).click();
    };
    await looks();
    await expect(bank.page.getByText(bank.words.about('certificate.check.genuine'))).toBeVisible();
    await keepsPicture(bank, '165-certificate-checked');

    await page.reload();
    await expect(page.getByText('Bank Melli, branch 7').first()).toBeVisible();
    await page.getByRole('button', { name: card('end'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: card('endSure'), exact: true })
      .click();
    await expect.poll(async () => (await newest())?.state).toBe('ended');
    await looks();
    await expect(bank.page.getByText(bank.words.about('certificate.check.ended'))).toBeVisible();
  },
);
