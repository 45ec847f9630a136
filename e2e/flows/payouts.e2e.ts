import { readFile } from 'node:fs/promises';

import { expect, test, type Person } from '../fixtures/people';
import { logIn } from '../steps/api';
import { desk } from '../steps/desk';
import { logsIn } from '../steps/identity';
import { OPERATOR_MOBILE } from '../steps/market';
import { keepsPicture } from '../steps/screenshots';
import { main } from '../steps/site-shell';

const FINANCE_MOBILE = '09120000019';
/** Two of the samples whose pay waits for a run. */
const PAID_MOBILE = '09120000013';
const RETURNED_MOBILE = '09120000014';

/** Longer than a typed password stands for the calls that ask for it. */
const LONG_AGO_MS = 6 * 60_000;

const run = ({ words }: Person, key: string) => words.say(`payout-runs.${key}`);

/** Saves the table of the bank's file, and answers the number of each payee's payout by the name. */
async function savesTheFile(person: Person): Promise<ReadonlyMap<string, string>> {
  const { page, words } = person;
  const download = page.waitForEvent('download');
  const name = words.say('pay.payouts.methods.paya');
  await page.getByRole('button', { name: words.say('payout-runs.saveFile', { name, format: 'csv' }) }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const rows = text.trim().split('\r\n').slice(1);
  return new Map(rows.map((row) => [row.split(',')[3] ?? '', row.split(',')[0] ?? '']));
}

async function seesThePayout(person: Person, mobile: string, state: 'paid' | 'returned'): Promise<void> {
  await logsIn(person, mobile);
  await person.open('/pelakman/earnings/');
  await expect(
    main(person)
      .getByText(person.words.say(`pay.payouts.states.${state}`), { exact: true })
      .first(),
  ).toBeVisible();
}

test(
  '[B-17] one operator makes a run of payouts, another approves it, the bank’s answer is read, and the professionals see what became of their pay',
  { tag: '@desktop' },
  async ({ customer: finance, meet, site }) => {
    const owner = await meet();
    await logsIn(finance, FINANCE_MOBILE);
    await finance.open('/operator/payouts/');
    await keepsPicture(finance, '140-payouts');
    await main(finance)
      .getByRole('button', { name: run(finance, 'make'), exact: true })
      .click();
    const made = main(finance).getByText(run(finance, 'made'));
    await expect(made).toBeVisible();
    const caller = await logIn(site.url, FINANCE_MOBILE);
    const { lstRun } = await caller.call('operator/getallpayoutrun', {});
    const { runid = 0, count = 0 } = lstRun[0] ?? {};
    await finance.open(`/operator/payouts/${runid}/`);
    await expect(main(finance).getByText(run(finance, 'bars.maker'))).toBeVisible();
    await expect(main(finance).getByText(run(finance, 'filesLocked'))).toBeVisible();

    await logsIn(owner, OPERATOR_MOBILE);
    await owner.open(`/operator/payouts/${runid}/`);
    await keepsPicture(owner, '141-payout-run');
    await main(owner)
      .getByRole('button', { name: run(owner, 'approve'), exact: true })
      .click();
    const dialog = owner.page.getByRole('dialog', { name: run(owner, 'approve') });
    await dialog.getByLabel(run(owner, 'count')).fill(owner.words.digits(count + 1));
    const approve = dialog.getByRole('button', { name: owner.words.about('payout-runs.approveSum') });
    await approve.click();
    await expect(dialog.getByText(run(owner, 'countWrong'))).toBeVisible();
    await dialog.getByLabel(run(owner, 'count')).fill(owner.words.digits(count));
    await approve.click();
    await expect(dialog).toHaveCount(0);
    await expect(main(owner).getByText(run(owner, 'filesText'))).toBeVisible();

    await finance.page.reload();
    const ids = await savesTheFile(finance);
    const [paid, returned] = await Promise.all([PAID_MOBILE, RETURNED_MOBILE].map((one) => logIn(site.url, one)));
    const answer = `id,result,code\n${ids.get(paid?.name ?? '')},paid,\n${ids.get(returned?.name ?? '')},returned,MS03\n`;
    await finance.page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'answer.csv', mimeType: 'text/csv', buffer: Buffer.from(answer) });
    await expect(
      main(finance).getByText(finance.words.say('payout-runs.return.paidCount', { number: finance.words.digits(1) })),
    ).toBeVisible();
    // The rows below know it at once, not only when they are read the next time.
    await expect(main(finance).getByText(run(finance, 'returned.payable'))).toBeVisible();
    await keepsPicture(finance, '142-payout-return');

    await seesThePayout(await meet(), PAID_MOBILE, 'paid');
    await seesThePayout(await meet(), RETURNED_MOBILE, 'returned');
  },
);

test(
  '[B-17] an operator confirms whose a bank account is, and types the password again where it was typed long ago',
  { tag: '@desktop' },
  async ({ customer: finance, site, expectConsole }) => {
    // The first confirmation is refused and asks for the password.
    expectConsole(/status of 403/);
    await logsIn(finance, FINANCE_MOBILE);
    await site.advanceClock(LONG_AGO_MS);
    await finance.open('/operator/accounts/');
    await main(finance)
      .getByRole('button', { name: run(finance, 'accounts.confirm') })
      .first()
      .click();
    const dialog = finance.page.getByRole('dialog');
    const confirm = dialog.getByRole('button', { name: run(finance, 'accounts.confirm'), exact: true });
    await confirm.click();
    await dialog.getByLabel(desk(finance, 'password.label')).fill('1234');
    await keepsPicture(finance, '143-account-password');
    await confirm.click();
    await expect(dialog).toHaveCount(0);
  },
);
