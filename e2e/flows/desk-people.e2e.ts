import { expect, test } from '../fixtures/people';
import { aNewMobile, logIn, readCode, register } from '../steps/api';
import { desk, givesTheReason } from '../steps/desk';
import { aPhoto } from '../steps/files';
import { logsIn } from '../steps/identity';
import { aProvider, OPERATOR_MOBILE, PROVIDER_MOBILE } from '../steps/market';
import { main } from '../steps/site-shell';

const DAY_MS = 86_400_000;

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
      const body = JSON.stringify({ deliveryaddrname: 'Home', deliveryaddr: 'Alley 3', locationid: 1001 });
      const headers = { 'content-type': 'application/json' };
      return (await fetch('/api/main/user/adddeliveryaddress', { method: 'POST', headers, body })).status;
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
    const types = async (label: string, code: string) =>
      dialog.getByRole('textbox', { name: number(label), exact: true }).fill(code);
    await types('mobile', mobile);
    await dialog.getByRole('button', { name: number('send.new-number') }).click();
    await expect(dialog.getByText(words.about('desk.person.number.sent'))).toHaveCount(1);
    await types('code', await readCode(site, mobile));
    for (const proof of ['old-code', 'paper']) await dialog.getByText(number(`proofNames.${proof}`)).click();
    await dialog.getByRole('button', { name: number('send.old-number') }).click();
    await expect(dialog.getByText(words.about('desk.person.number.sent'))).toHaveCount(2);
    await types('oldCode', await readCode(site, customer.mobile));
    await dialog.getByRole('textbox').last().fill('She showed her card in the office');
    await dialog.getByRole('button', { name: number('title'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    expect((await customer.tryCall('user/getuserinbox', { pageSize: 20 })).status).toBe(401);
    await expect(main(operator).getByText(words.digits(mobile)).first()).toBeVisible();
  },
);

test(
  'a professional hands in the paper that the desk asks for, and an operator accepts it',
  { tag: '@desktop' },
  async ({ customer: operator, site, meet }) => {
    const asked = (key: string) => operator.words.say(`paper-requests.${key}`);
    const { userId } = await aProvider(site.url);
    const colleague = await logIn(site.url, OPERATOR_MOBILE);
    const { serverNowMs } = await colleague.call('operator/getstart', {});
    const dueday = new Date(serverNowMs + 5 * DAY_MS).toISOString().slice(0, 10);
    const reason = 'The old card has ended';
    await colleague.call('operator/askpaper', { userid: userId, kind: 'other', dueday, reason });

    const provider = await meet();
    await logsIn(provider, PROVIDER_MOBILE);
    await provider.open('/pelakman/dashboard/');
    const card = main(provider)
      .getByRole('group', { name: asked('kinds.other') })
      .filter({ hasText: reason });
    await card.locator('input[type="file"]').setInputFiles(aPhoto());
    await expect(card.getByRole('status')).toHaveText(asked('sent'));

    await logsIn(operator, OPERATOR_MOBILE);
    await operator.open('/operator/papers/');
    const paper = main(operator).getByRole('listitem').filter({ hasText: reason });
    await expect(paper.getByText(asked('desk.states.sent'))).toBeVisible();
    await paper.getByRole('button', { name: asked('desk.decisions.accept') }).click();
    await givesTheReason(operator, 'It is readable', asked('desk.decisions.accept'));
    await expect(paper).toHaveCount(0);
    await provider.page.reload();
    await expect(card).toHaveCount(0);
  },
);

test(
  'a professional makes a certificate of income, and a bank checks it by its code',
  { tag: '@desktop' },
  async ({ customer: provider, site, meet }) => {
    const words = (key: string) => provider.words.say(`certificate.${key}`);
    await logsIn(provider, PROVIDER_MOBILE);
    await provider.open('/pelakman/earnings/');
    await main(provider)
      .getByRole('button', { name: words('card.make') })
      .click();
    await expect(provider.page.getByText(words('card.made'))).toBeVisible();
    const { lstCertificate } = await (await aProvider(site.url)).call('workerprofile/getcertificates', {});
    const [made] = lstCertificate;
    expect(made?.state).toBe('open');

    const bank = await meet();
    await bank.open(new URL(made?.url ?? site.url).pathname);
    await bank.page.getByRole('textbox', { name: words('check.code') }).fill(made?.code ?? '');
    await bank.page.getByRole('textbox', { name: words('check.name') }).fill('A bank in Tehran');
    await bank.page.getByRole('button', { name: words('check.submit'), exact: true }).click();
    await expect(main(bank).getByText(bank.words.about('certificate.check.genuine'))).toBeVisible();
    await provider.page.reload();
    await expect(main(provider).getByText('A bank in Tehran').first()).toBeAttached();
  },
);
