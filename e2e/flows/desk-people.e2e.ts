import { expect, test } from '../fixtures/people';
import { aNewMobile, readCode, register } from '../steps/api';
import { desk, givesTheReason } from '../steps/desk';
import { logsIn } from '../steps/identity';
import { OPERATOR_MOBILE } from '../steps/market';
import { main } from '../steps/site-shell';

test(
  'an operator sees the site with a person’s eyes: what would change anything is refused, and the person reads why',
  { tag: '@desktop' },
  async ({ customer: operator, site, expectConsole }) => {
    expectConsole(/403/);
    const { page, words } = operator;
    const customer = await register(site, { firstname: 'Sahar', lastname: 'Moradi' });
    await logsIn(operator, OPERATOR_MOBILE);
    await operator.open(`/operator/people/${customer.userId}/`);
    await main(operator)
      .getByRole('button', { name: desk(operator, 'person.view.open') })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('She cannot find her order');
    await dialog.getByRole('button', { name: desk(operator, 'person.view.begin'), exact: true }).click();
    const bar = page.getByRole('complementary', { name: words.say('person-view.label') });
    await expect(bar).toContainText('Sahar');
    const status = await page.evaluate(async () => {
      const body = JSON.stringify({ firstName: 'Mina', lastName: 'Moradi' });
      const headers = { 'content-type': 'application/json' };
      return (await fetch('/api/main/user/updateuserinfo', { method: 'POST', headers, body })).status;
    });
    expect(status).toBe(403);
    await bar.getByRole('button', { name: words.say('person-view.end') }).click();
    await expect(page).toHaveURL(new RegExp(`/operator/people/${customer.userId}/$`));
    const { userInboxLst } = await customer.call('user/getuserinbox', { pageSize: 20 });
    expect(JSON.stringify(userInboxLst)).toContain('She cannot find her order');
  },
);

test(
  'an operator gives an account another number by two of three proofs, and the old one opens it no more',
  { tag: '@desktop' },
  async ({ customer: operator, site }) => {
    const { page, words } = operator;
    const number = (key: string) => desk(operator, `person.number.${key}`);
    const customer = await register(site);
    const mobile = aNewMobile();
    await logsIn(operator, OPERATOR_MOBILE);
    await operator.open(`/operator/people/${customer.userId}/`);
    await main(operator)
      .getByRole('button', { name: number('title') })
      .click();
    const dialog = page.getByRole('dialog', { name: number('title') });
    const sendsTo = async (side: 'new-number' | 'old-number', label: string, to: string) => {
      await dialog.getByRole('button', { name: number(`send.${side}`) }).click();
      await expect(dialog.getByText(words.about('desk.person.number.sent')).first()).toBeVisible();
      await expect.poll(() => readCode(site, to).catch(() => '')).not.toBe('');
      await dialog.getByLabel(number(label), { exact: true }).fill(await readCode(site, to));
    };
    await dialog.getByLabel(number('mobile')).fill(mobile);
    await sendsTo('new-number', 'code', mobile);
    for (const proof of ['old-code', 'paper']) await dialog.getByText(number(`proofNames.${proof}`)).click();
    await dialog.getByRole('button', { name: number('send.old-number') }).click();
    await expect(dialog.getByText(words.about('desk.person.number.sent'))).toHaveCount(2);
    await dialog.getByLabel(number('oldCode'), { exact: true }).fill(await readCode(site, customer.mobile));
    await dialog.getByRole('textbox').last().fill('She showed her card in the office');
    await dialog.getByRole('button', { name: number('title'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    expect((await customer.tryCall('user/getuserinbox', { pageSize: 20 })).status).toBe(401);
    await expect(main(operator).getByText(words.digits(mobile))).toBeVisible();
  },
);
