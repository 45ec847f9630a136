import { expect, test, type Person } from '../fixtures/people';
import { logIn } from '../steps/api';
import { desk, givesTheReason, isPaid } from '../steps/desk';
import { logsIn } from '../steps/identity';
import { OPERATOR_MOBILE } from '../steps/market';
import { makesMoves } from '../steps/provider-work';
import { keepsPicture } from '../steps/screenshots';
import { main } from '../steps/site-shell';

const SUPPORT_MOBILE = '09120000039';

/** Decides the dispute that is open on the page. */
async function decides(operator: Person, tomans: string, reason: string): Promise<void> {
  const { words } = operator;
  await main(operator).getByLabel(words.say('dispute.decideSum')).fill(tomans);
  await main(operator)
    .getByRole('button', { name: words.say('dispute.show') })
    .click();
  await main(operator)
    .getByRole('button', { name: words.say('dispute.decide') })
    .click();
  await givesTheReason(operator, reason, words.say('dispute.decide'));
  await expect(main(operator).getByText(reason).first()).toBeVisible();
}

test(
  '[B-04] a decision moves the money at once, and the appeal is decided by an operator who has not touched the case',
  { tag: '@desktop' },
  async ({ customer: operator, meet, site }) => {
    const { customer, provider, taskid } = await isPaid(operator);
    await makesMoves(site, provider, taskid, ['accept', 'depart', 'start', 'finish']);
    const { dispute } = await customer.call('dispute/opendispute', { taskid, reason: 'badly-done', text: 'Dusty' });
    await provider.call('dispute/adddisputewords', { taskid, text: 'It was clean' });
    await customer.call('dispute/askdesk', { taskid });
    const colleague = await logIn(site.url, OPERATOR_MOBILE);
    const readMoney = async () => (await colleague.call('operator/getorder', { taskid })).order.money;
    expect((await readMoney()).heldRial).toBeGreaterThan(0);

    const path = `/operator/disputes/${dispute.disputeid}/`;
    await logsIn(operator, OPERATOR_MOBILE);
    await operator.open(path);
    await decides(operator, '100000', 'A part was left out.');
    expect(await readMoney()).toMatchObject({ heldRial: 0, backRial: 1_000_000 });

    await customer.call('dispute/appealdecision', { taskid, text: 'It was more' });
    await operator.page.reload();
    await expect(main(operator).getByText(operator.words.say('dispute.mayNotJudge'))).toBeVisible();
    await expect(main(operator).getByRole('button', { name: operator.words.say('dispute.show') })).toHaveCount(0);

    const other = await meet();
    await logsIn(other, SUPPORT_MOBILE);
    await other.open(path);
    await decides(other, '200000', 'Two rooms were left out.');
    await keepsPicture(other, '128-desk-appeal');
    expect(await readMoney()).toMatchObject({ heldRial: 0, backRial: 2_000_000 });
    await other.open(`/operator/orders/${taskid}/`);
    await expect(main(other).getByText(desk(other, 'case.postings.dispute-refund')).first()).toBeVisible();
  },
);
