import { expect, test } from '../fixtures/people';
import { register } from '../steps/api';
import { desk, givesTheReason, sitsAtTheDesk } from '../steps/desk';
import { logsIn } from '../steps/identity';
import { addAddress, aDraft, aProvider, listFreeSlots, place, PROVIDER_MOBILE, settleInCash } from '../steps/market';
import { putsOtherWorkOff } from '../steps/provider-work';
import { keepsPicture } from '../steps/screenshots';
import { main } from '../steps/site-shell';

const RUDE = 'Find the way yourself';
const REASON = 'Rude words are against our rules.';

test(
  '[B-01] a customer reports one message, an operator opens the sealed conversation and masks it, and its writer can appeal',
  { tag: '@desktop' },
  async ({ customer, meet, site }) => {
    const caller = await register(site);
    const provider = await aProvider(site.url);
    const slots = await listFreeSlots(site.url, provider);
    const slot = slots[Math.floor(slots.length / 2)];
    if (!slot) throw new Error(`${provider.name} is free in no hour`);
    const { gDate, deliverytimeid } = slot;
    const address = { deliveryaddrid: await addAddress(caller), gDate, deliverytimeid };
    const { taskid, reqid } = await place(caller, await aDraft(caller, { ...address, workerUserId: provider.userId }));
    await settleInCash(caller, reqid);
    await provider.call('expert/movetask', { taskid, move: 'accept' });
    await provider.call('ordermessage/addmessage', { taskid, text: RUDE });

    const { page, words } = customer;
    const orderPath = `/my-order-list/current_order/?taskid=${taskid}`;
    await logsIn(customer, caller.mobile, caller.password, new URL(customer.at(orderPath)).pathname);
    await customer.open(orderPath);
    await page.getByRole('button', { name: words.say('order-following.acts.message'), exact: true }).click();
    await page.getByRole('button', { name: words.say('conversation.menu'), exact: true }).click();
    await page.getByRole('button', { name: words.say('conversation.report.open'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words.say('conversation.report.title') });
    await dialog.getByLabel(words.say('conversation.report.about')).selectOption({ label: RUDE });
    await dialog.getByLabel(words.say('conversation.report.words')).fill('This is rude');
    await dialog.getByRole('button', { name: words.say('conversation.report.send') }).click();
    await expect(page.getByText(words.say('conversation.report.sent'))).toBeVisible();

    const operator = await meet();
    await sitsAtTheDesk(operator, 'reports');
    await main(operator).getByRole('listitem').filter({ hasText: 'This is rude' }).getByRole('link').click();
    await expect(operator.page.getByText(RUDE)).toHaveCount(0);
    await operator.page.getByRole('button', { name: desk(operator, 'report.open') }).click();
    const reported = operator.page.getByRole('listitem').filter({ hasText: desk(operator, 'report.thisOne') });
    await expect(reported).toContainText(RUDE);
    await keepsPicture(operator, '140-report-case');
    const mask = desk(operator, 'report.measures.masked');
    await operator.page.getByRole('button', { name: mask }).click();
    await givesTheReason(operator, REASON, mask);
    await expect(operator.page.getByText(REASON).first()).toBeVisible();

    await page.reload();
    await page.getByRole('button', { name: words.say('order-following.acts.message'), exact: true }).click();
    await expect(page.getByText(words.say('conversation.hidden'))).toBeVisible();
    await expect(page.getByText(RUDE)).toHaveCount(0);

    const expert = await meet();
    await putsOtherWorkOff(expert);
    const workPath = `/pelakman/orderlist/acceptworks/${taskid}/`;
    await logsIn(expert, PROVIDER_MOBILE, '1234', new URL(expert.at(workPath)).pathname);
    await expert.open(workPath);
    const message = expert.words.say('provider.workPage.message');
    await expert.page.getByRole('button', { name: message, exact: true }).click();
    await expect(expert.page.getByText(REASON)).toBeVisible();
    await expert.page.getByRole('button', { name: expert.words.say('conversation.measure.appeal') }).click();
    const appeal = expert.page.getByRole('dialog', { name: expert.words.say('conversation.measure.appeal') });
    await appeal.getByLabel(expert.words.say('conversation.measure.words')).fill('It was a joke');
    await appeal.getByRole('button', { name: expert.words.say('conversation.measure.send') }).click();
    await expect(expert.page.getByText(expert.words.say('conversation.measure.appealed'))).toBeVisible();
  },
);
