import { expect, test, type Person } from '../fixtures/people';
import { logIn } from '../steps/api';
import { desk, givesTheReason, isPaid, isTitled } from '../steps/desk';
import { logsIn } from '../steps/identity';
import { aProvider, OPERATOR_MOBILE } from '../steps/market';
import { makesMoves } from '../steps/provider-work';
import { keepsPicture } from '../steps/screenshots';
import { main } from '../steps/site-shell';

const SUPPORT_MOBILE = '09120000039';

/** The case as a call answers it. */
async function operatorReads({ site }: Person, userid: number) {
  const operator = await logIn(site.url, OPERATOR_MOBILE);
  return operator.call('operator/getperson', { userid });
}

test(
  'an operator puts another professional in the place of one',
  { tag: '@desktop' },
  async ({ customer: operator }) => {
    const { provider, taskid, reqcode } = await isPaid(operator);
    await provider.call('expert/movetask', { taskid, move: 'accept' });
    await logsIn(operator, OPERATOR_MOBILE);
    await operator.open(`/operator/orders/${taskid}/`);
    await isTitled(operator, reqcode);
    await main(operator)
      .getByRole('button', { name: desk(operator, 'case.reassign.open') })
      .click();
    const dialog = operator.page.getByRole('dialog');
    await dialog.getByText(desk(operator, 'case.reassign.saidYes')).click();
    await dialog
      .getByRole('group', { name: desk(operator, 'case.reassign.who') })
      .locator('label')
      .first()
      .click();
    await keepsPicture(operator, '140-desk-reassign');
    await givesTheReason(operator, 'Her car broke down', desk(operator, 'case.reassign.send'));
    await expect(main(operator).getByText(desk(operator, 'case.moves.assignByOperator'))).toBeVisible();
    await expect(
      main(operator).getByText(operator.words.say('order-following.states.AWAITING_PROVIDER')).first(),
    ).toBeVisible();
  },
);

test('an operator gives a line of a completed order back', { tag: '@desktop' }, async ({ customer: operator }) => {
  const { customer, provider, taskid } = await isPaid(operator);
  await makesMoves(operator.site, provider, taskid, ['accept', 'depart', 'start', 'finish']);
  await customer.call('reqandpay/confirmtask', { taskid });
  const { taskDetail } = await customer.call('clean/gettaskdetail', { taskid });
  expect(taskDetail.state).toBe('COMPLETED');
  // The time to report a problem is over.
  await operator.site.advanceClock(4 * 86_400_000);
  await logsIn(operator, OPERATOR_MOBILE);
  await operator.open(`/operator/orders/${taskid}/`);
  await main(operator)
    .getByRole('button', { name: desk(operator, 'case.act.refund') })
    .click();
  const dialog = operator.page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('100000');
  await dialog.getByRole('button', { name: desk(operator, 'case.act.show') }).click();
  await expect(dialog.getByText(desk(operator, 'case.act.goes'))).toBeVisible();
  await keepsPicture(operator, '141-desk-refund');
  await dialog.getByRole('textbox').last().fill('The windows were left out');
  await dialog.getByRole('button', { name: desk(operator, 'case.act.send'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(main(operator).getByText(desk(operator, 'case.postings.desk-refund'))).toBeVisible();

  const correct = operator.words.say('corrections.correct');
  await main(operator).getByRole('button', { name: correct }).click();
  await dialog.getByRole('button', { name: operator.words.say('corrections.show') }).click();
  await expect(dialog.getByRole('term').first()).toBeVisible();
  await givesTheReason(operator, 'The windows were cleaned', correct);
  await expect(main(operator).getByText('The windows were cleaned').first()).toBeVisible();
  const { order } = await (await logIn(operator.site.url, OPERATOR_MOBILE)).call('operator/getorder', { taskid });
  expect(order.money.backRial).toBe(0);
});

test('an operator reads a person and ends all sessions', { tag: '@desktop' }, async ({ customer: operator }) => {
  const { customer, taskid } = await isPaid(operator);
  await logsIn(operator, OPERATOR_MOBILE);
  await operator.open(`/operator/people/${customer.userId}/`);
  await expect(main(operator).locator(`a[href$="/operator/orders/${taskid}/"]`)).toBeVisible();
  await isTitled(operator, customer.mobile);
  await keepsPicture(operator, '142-desk-person');
  const endSessions = desk(operator, 'person.acts.end-sessions');
  await main(operator).getByRole('button', { name: endSessions }).click();
  await givesTheReason(operator, 'The phone was stolen', endSessions);
  await expect(main(operator).getByText(desk(operator, 'person.noSessions'))).toBeVisible();
});

test(
  'an operator hides a review, its writer appeals, and a colleague shows it again',
  { tag: '@desktop' },
  async ({ customer: operator }) => {
    const { customer, provider, taskid } = await isPaid(operator);
    await makesMoves(operator.site, provider, taskid, ['accept', 'depart', 'start', 'finish']);
    await customer.call('review/addreview', { taskid, stars: 1, text: 'The neighbour in flat 3 is loud.' });
    await logsIn(operator, OPERATOR_MOBILE);
    await operator.open(`/operator/orders/${taskid}/`);
    await expect(main(operator).getByText('The neighbour in flat 3 is loud.')).toBeVisible();
    await keepsPicture(operator, '152-desk-review');
    const hide = desk(operator, 'review.acts.hidden');
    await main(operator).getByRole('button', { name: hide }).click();
    await givesTheReason(operator, 'It names a neighbour', hide);
    await expect(main(operator).getByText('The neighbour in flat 3 is loud.')).toHaveCount(0);
    const { moderation } = await customer.call('review/getreview', { taskid });
    expect(moderation).toMatchObject({ measure: 'hidden', reason: 'It names a neighbour' });
    await customer.call('review/appealreview', { taskid, text: 'It is true' });

    await operator.open('/operator/reviews/');
    const appeal = main(operator).getByRole('listitem').filter({ hasText: 'It is true' });
    await expect(appeal.getByText(desk(operator, 'review.own'))).toBeVisible();
    await keepsPicture(operator, '153-desk-review-appeal');
    const colleague = await logIn(operator.site.url, SUPPORT_MOBILE);
    const { lstAppeal } = await colleague.call('operator/getallreviewappeal', {});
    const moderationid = lstAppeal.find((each) => each.taskid === taskid)?.moderationid ?? 0;
    const decided = { moderationid, decision: 'lifted', reason: 'It names nobody' } as const;
    await colleague.call('operator/decidereviewappeal', decided);
    await operator.open(`/operator/orders/${taskid}/`);
    await expect(main(operator).getByText('The neighbour in flat 3 is loud.')).toBeVisible();
  },
);

test('an operator says until when a certificate is valid', { tag: '@desktop' }, async ({ customer: operator }) => {
  const { userId } = await aProvider(operator.site.url);
  const papers = (key: string) => desk(operator, `person.papers.${key}`);
  await logsIn(operator, OPERATOR_MOBILE);
  await operator.open(`/operator/people/${userId}/`);
  await main(operator)
    .getByRole('button', { name: `${papers('change')}: ${papers('names.clear-record')}` })
    .click();
  const dialog = operator.page.getByRole('dialog');
  const list = (key: string) => dialog.getByLabel(operator.words.say(`account.personal.${key}`), { exact: true });
  await list('day').selectOption('1');
  await list('month').selectOption('1');
  // The year after this one: until then the badge of a person whom other flows know stays.
  await list('year').selectOption({ index: 2 });
  await keepsPicture(operator, '143-desk-certificate');
  await givesTheReason(operator, 'Seen at the desk', papers('save'));
  const { person } = await operatorReads(operator, userId);
  expect(person.lstCertificate).toContainEqual({
    kind: 'clear-record',
    isHeld: true,
    validUntil: expect.stringMatching(/^20\d\d-03-2[01]$/),
  });
});
