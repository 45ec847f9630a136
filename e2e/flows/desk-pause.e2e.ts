import { expect, test } from '../fixtures/people';
import { givesTheReason } from '../steps/desk';
import { logsIn } from '../steps/identity';
import { OPERATOR_MOBILE } from '../steps/market';
import { main } from '../steps/site-shell';

test(
  'an operator pauses a city once it was shown what that touches, and ends the pause',
  { tag: '@desktop' },
  async ({ customer: operator }) => {
    const { page, words } = operator;
    const pauses = (key: string) => words.say(`pauses.${key}`);
    await logsIn(operator, OPERATOR_MOBILE);
    await operator.open('/operator/pauses/');
    await main(operator)
      .getByRole('button', { name: pauses('makePlace') })
      .click();
    const dialog = page.getByRole('dialog', { name: pauses('makePlace') });
    const cities = dialog.getByLabel(pauses('city'), { exact: true });
    // The last of the list: other flows order in the first.
    const city = (await cities.getByRole('option').last().textContent()) ?? '';
    await cities.selectOption({ label: city });
    await dialog.getByRole('button', { name: pauses('show') }).click();
    await expect(dialog.getByRole('region', { name: pauses('plan.title') })).toBeVisible();
    await givesTheReason(operator, 'Snow on every road', pauses('send'));
    const pause = main(operator).getByRole('listitem').filter({ hasText: 'Snow on every road' });
    await expect(pause.getByText(pauses('live'))).toBeVisible();
    await expect(pause).toContainText(city);

    await pause.getByRole('button', { name: pauses('end') }).click();
    await givesTheReason(operator, 'The roads are open', pauses('end'));
    await expect(pause.getByText(pauses('over'))).toBeVisible();
  },
);
