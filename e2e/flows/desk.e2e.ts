import { expect, test, type Person } from '../fixtures/people';
import { register } from '../steps/api';
import { desk, isTitled } from '../steps/desk';
import { isDone } from '../steps/done-work';
import { logsIn } from '../steps/identity';
import { aProvider, OPERATOR_MOBILE } from '../steps/market';
import { keepsPicture } from '../steps/screenshots';
import { main } from '../steps/site-shell';

const FINANCE_MOBILE = '09120000019';

const tabs = (operator: Person) =>
  operator.page.getByRole('navigation', { name: desk(operator, 'navigation') }).getByRole('link');

test(
  '[B-18] [B-19] an operator finds a dispute by the order’s code, takes it and decides it by keys, and the owner reads in the audit who did it',
  { tag: '@desktop' },
  async ({ customer: operator, site }) => {
    const { page, words } = operator;
    const caller = await register(site);
    const provider = await aProvider(site.url);
    const { taskid, reqcode } = await isDone(operator, caller, provider);
    const { dispute } = await caller.call('dispute/opendispute', { taskid, reason: 'damage', text: 'It is broken' });
    await provider.call('dispute/adddisputewords', { taskid, text: 'It was so before' });
    await caller.call('dispute/askdesk', { taskid });

    await logsIn(operator, OPERATOR_MOBILE);
    await operator.open('/operator/?queue=disputes');
    const rows = main(operator).getByRole('table', { name: words.say('desk-queues.groups.all') });
    await expect(rows.locator(`a[href$="/operator/disputes/${dispute.disputeid}/"]`)).toBeVisible();
    await keepsPicture(operator, '124-desk-queue');
    await page.keyboard.press('j');
    await expect(rows.locator('[data-row]').first()).toBeFocused();
    await page.keyboard.press('Shift+Slash');
    await expect(page.getByRole('dialog', { name: words.say('desk-queues.keys.title') })).toBeVisible();
    await keepsPicture(operator, '125-desk-keys');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.keyboard.press('/');
    const palette = page.getByRole('dialog', { name: words.say('desk-queues.palette.title') });
    await palette.getByRole('combobox').fill(reqcode);
    await palette
      .getByRole('option')
      .filter({ hasText: words.say('desk-queues.palette.kinds.dispute') })
      .click();
    await expect(page).toHaveURL(new RegExp(`/operator/disputes/${dispute.disputeid}/$`));
    await expect(page.getByText(words.say('desk-queues.isNobodys'))).toBeVisible();
    await isTitled(operator, reqcode);

    await page.keyboard.press('e');
    const assign = page.getByRole('dialog', { name: words.say('desk-queues.assign.title') });
    await assign.getByRole('button', { name: words.say('desk-queues.assign.save'), exact: true }).click();
    await expect(page.getByText(words.say('desk-queues.isYours'))).toBeVisible();
    await keepsPicture(operator, '126-desk-dispute');

    await page.keyboard.press('d');
    await page.keyboard.press('Enter');
    await expect(page.getByText(words.say('dispute.plan.wallet'), { exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    const decision = page.getByRole('dialog', { name: words.say('dispute.decide') });
    await decision.getByRole('textbox').fill('As the photos show.');
    await page.keyboard.press('Control+Enter');
    await expect(decision).toHaveCount(0);
    await expect(page.getByText('As the photos show.').first()).toBeVisible();

    await operator.open('/operator/audit/');
    const entry = main(operator).getByRole('listitem').filter({ hasText: 'As the photos show.' }).first();
    await expect(entry).toContainText(desk(operator, 'audit.acts.decidedispute'));
    await expect(entry.getByRole('button')).toHaveCount(0);
    await keepsPicture(operator, '127-desk-audit');
  },
);

test(
  '[B-18] an operator’s table of cases is sorted and laid out by its address, is saved so, and says when it was changed',
  { tag: '@desktop' },
  async ({ customer: operator }) => {
    const { page, words } = operator;
    const say = (key: string) => words.say(`desk-queues.${key}`);
    await logsIn(operator, OPERATOR_MOBILE);
    await operator.open('/operator/?group=all');
    const table = main(operator).getByRole('table', { name: say('groups.all') });
    const head = (column: string) => table.getByRole('columnheader', { name: say(`table.columns.${column}`) });
    await expect(head('due')).toHaveAttribute('aria-sort', 'ascending');
    await head('queue').getByRole('button').click();
    await expect(head('queue')).toHaveAttribute('aria-sort', 'ascending');
    await main(operator).getByText(say('table.choose'), { exact: true }).click();
    // The address decides what is ticked, and comes a moment after the press.
    await main(operator)
      .getByRole('checkbox', { name: say('table.columns.amount'), exact: true })
      .click();
    await expect(head('amount')).toHaveCount(0);
    await main(operator).getByLabel(say('table.rows')).selectOption('200');
    await expect(page).toHaveURL(/\?group=all&sort=queue&columns=due\.case\.queue\.owner&size=200$/);
    await keepsPicture(operator, 'desk-table');

    await page.getByRole('button', { name: say('views.save'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: say('views.save') });
    await dialog.getByRole('textbox').fill('By queue');
    await dialog.getByRole('button', { name: say('views.confirm'), exact: true }).click();
    await operator.open('/operator/');
    const views = main(operator).getByRole('navigation', { name: say('views.label') });
    await views.getByRole('link', { name: 'By queue' }).click();
    await expect(head('queue')).toHaveAttribute('aria-sort', 'ascending');
    await expect(head('amount')).toHaveCount(0);
    await expect(views.getByText(say('views.changed'), { exact: true })).toHaveCount(0);
    // A row that moves to its new place loses the focus.
    const sorted = page.waitForResponse((response) => response.url().includes('operator/getallcase'));
    await head('owner').getByRole('button').click();
    await sorted;
    await expect(views.getByText(say('views.changed'), { exact: true })).toBeVisible();

    await table.locator('[data-row]').first().focus();
    await page.keyboard.press('j');
    const second = table.locator('[data-row]').nth(1);
    await expect(second).toBeFocused();
    const path = (await second.getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await page.goBack();
    await expect(table.locator(`[href="${path}"]`)).toBeFocused();
  },
);

test(
  '[B-28] an operator of the finances is shown the places of that role alone, and the others are refused',
  { tag: '@desktop' },
  async ({ customer: operator, expectConsole }) => {
    expectConsole(/403.*operator\/getalldispute/);
    await logsIn(operator, FINANCE_MOBILE);
    await operator.open('/operator/');
    await expect(tabs(operator).filter({ hasText: desk(operator, 'places.cash') })).toBeVisible();
    for (const place of ['disputes', 'applications', 'people', 'audit'])
      await expect(tabs(operator).filter({ hasText: desk(operator, `places.${place}`) })).toHaveCount(0);
    await operator.open('/operator/disputes/');
    await expect(main(operator).getByRole('alert')).toBeVisible();
  },
);
