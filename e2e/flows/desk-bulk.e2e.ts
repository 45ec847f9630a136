import { expect, test, type Person } from '../fixtures/people';
import { aNewMobile, call, logIn } from '../steps/api';
import { desk, isPaid } from '../steps/desk';
import { logsIn } from '../steps/identity';
import { OPERATOR_MOBILE } from '../steps/market';
import { keepsPicture } from '../steps/screenshots';
import { main } from '../steps/site-shell';

const FINANCE_MOBILE = '09120000019';
const HOUR_MS = 3_600_000;
const GOODWILL_TOMANS = '20000';

const bulk = ({ words }: Person, key: string) => words.say(`bulk.${key}`);
const row = (person: Person, name: string) => main(person).getByRole('listitem').filter({ hasText: name });
const box = (person: Person, name: string) => row(person, name).getByRole('checkbox');

/** Presses the act for so many chosen rows; its dialog. */
async function opens(person: Person, act: string, count: number) {
  const { words, page } = person;
  const values = { act: bulk(person, `acts.${act}.title`), count: words.digits(count) };
  await main(person)
    .getByRole('button', { name: words.say('bulk.actOn', values) })
    .click();
  return page.getByRole('dialog', { name: bulk(person, `acts.${act}.title`) });
}

/** Does the rows that the dialog shows, and closes it. */
async function does(person: Person, count: number): Promise<void> {
  const { words, page } = person;
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: new RegExp(words.digits(count)) }).click();
  await expect(dialog.getByRole('status')).toHaveText(
    words.say('bulk.over', { done: words.digits(count), count: words.digits(count) }),
  );
  await dialog
    .getByRole('button', { name: words.say('common.close') })
    .last()
    .click();
  await expect(dialog).toHaveCount(0);
}

/** A message on the contact page. */
async function writes({ site }: Person, name: string, mobile = aNewMobile()): Promise<void> {
  await call(site.url, 'boot/docontactus', { name, mobile, text: 'When do you come to Yazd?' });
}

test(
  'an operator chooses two messages by keys, sees what will happen, and closes both at once, in another tab too',
  { tag: '@desktop' },
  async ({ customer: operator }) => {
    const { page } = operator;
    for (const name of ['Bahar Tehrani', 'Kaveh Tehrani']) await writes(operator, name);
    await logsIn(operator, OPERATOR_MOBILE);
    await operator.open('/operator/enquiries/');
    const otherTab = await page.context().newPage();
    await otherTab.goto(page.url());
    await expect(otherTab.getByRole('listitem').filter({ hasText: 'Bahar Tehrani' })).toHaveCount(1);
    for (const name of ['Bahar Tehrani', 'Kaveh Tehrani']) {
      await box(operator, name).focus();
      await page.keyboard.press('x');
      await expect(box(operator, name)).toBeChecked();
    }
    await keepsPicture(operator, '160-desk-bulk');
    await page.keyboard.press('b');
    const dialog = page.getByRole('dialog', { name: bulk(operator, 'acts.close.title') });
    await dialog.getByRole('textbox').fill('Answered by telephone');
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await keepsPicture(operator, '161-desk-bulk-preview');
    await does(operator, 2);
    for (const name of ['Bahar Tehrani', 'Kaveh Tehrani']) await expect(row(operator, name)).toHaveCount(0);
    // The other tab is fresh without a reload.
    await expect(otherTab.getByRole('listitem').filter({ hasText: 'Tehrani' })).toHaveCount(0);
    await otherTab.close();
  },
);

test(
  '[B-28] an operator gives goodwill to two orders at once, and nothing moves before a second operator says yes to both',
  { tag: '@desktop' },
  async ({ customer: operator, meet }) => {
    const paid = [await isPaid(operator), await isPaid(operator)];
    const gift = async () => (await paid[0]?.customer.call('wallet/getaccountbalance', {}))?.balanceGiftCredit ?? 0;
    const before = await gift();
    await logsIn(operator, OPERATOR_MOBILE);
    await operator.open('/operator/search/');
    for (const { reqcode } of paid) {
      await main(operator).getByRole('searchbox').fill(reqcode);
      await box(operator, operator.words.digits(reqcode)).check();
    }
    const dialog = await opens(operator, 'goodwill', 2);
    await dialog.getByLabel(desk(operator, 'case.act.sum')).fill(GOODWILL_TOMANS);
    await dialog.getByRole('button', { name: desk(operator, 'case.act.show') }).click();
    await dialog.getByLabel(bulk(operator, 'reason')).fill('The whole evening was late');
    await dialog.getByLabel(bulk(operator, 'count')).fill('2');
    await expect(dialog.getByText(desk(operator, 'case.act.goes'))).toBeVisible();
    await keepsPicture(operator, '162-desk-bulk-money');
    await does(operator, 2);
    expect(await gift()).toBe(before);

    const second = await meet();
    await logsIn(second, FINANCE_MOBILE);
    await second.open('/operator/seconds/');
    for (const { reqcode } of paid) {
      await expect(row(second, second.words.digits(reqcode))).toContainText(second.words.about('bulk.waiting.ofMany'));
      await box(second, second.words.digits(reqcode)).check();
    }
    const answer = await opens(second, 'approve', 2);
    await answer.getByLabel(bulk(second, 'count')).fill('2');
    await keepsPicture(second, '163-desk-seconds');
    await does(second, 2);
    expect(await gift()).toBe(before + Number(GOODWILL_TOMANS) * 10);
  },
);

test(
  'an operator sends a message again that no partner took',
  { tag: '@desktop' },
  async ({ customer: operator, site }) => {
    // A mobile that ends so gets no SMS in the demo.
    const mobile = '09354410500';
    await writes(operator, 'Parisa Yazdi', mobile);
    const colleague = await logIn(site.url, OPERATOR_MOBILE);
    const { lstEnquiry } = await colleague.call('operator/getallenquiry', { pageSize: 50 });
    const enquiryid = lstEnquiry.find((each) => each.mobileNo === mobile)?.enquiryid ?? 0;
    await colleague.call('operator/answerenquiry', { enquiryid, issent: true, text: 'We come in spring' });
    await expect
      .poll(async () => {
        await site.advanceClock(HOUR_MS);
        const { lstOutgoing } = await colleague.call('operator/getalloutgoing', { group: 'failed' });
        return lstOutgoing.some(({ recipient }) => recipient === mobile);
      })
      .toBe(true);
    await logsIn(operator, OPERATOR_MOBILE);
    await operator.open('/operator/outbox/');
    await box(operator, operator.words.digits(mobile)).check();
    await opens(operator, 'resend', 1);
    await does(operator, 1);
    await expect(row(operator, operator.words.digits(mobile))).toHaveCount(0);
  },
);
