import { expect, test } from '../fixtures/people';
import { desk } from '../steps/desk';
import { logsIn } from '../steps/identity';
import { OPERATOR_MOBILE } from '../steps/market';
import { keepsPicture } from '../steps/screenshots';
import { main } from '../steps/site-shell';

test(
  '[B-18] an operator finds a payment of which no bank says anything, asks again and books it with the bank’s reference',
  { tag: '@desktop' },
  async ({ customer: operator }) => {
    const { words, page } = operator;
    const bank = (key: string) => words.say(`bank-cases.${key}`);
    await logsIn(operator, OPERATOR_MOBILE);
    await operator.open('/operator/bank/');
    const sample = main(operator).getByRole('listitem').filter({ hasText: 'SAMPLE-3714061744' });
    await expect(sample).toBeVisible();
    await sample.getByRole('button', { name: bank('ask') }).click();
    await expect(sample.getByText(bank('answers.no-gateway'))).toBeVisible();
    await keepsPicture(operator, '150-desk-bank');
    await sample.getByRole('button', { name: bank('moves.paid') }).click();
    const dialog = page.getByRole('dialog', { name: bank('moves.paid') });
    await dialog.getByLabel(bank('reference')).fill('RRN 4711');
    await dialog.getByLabel(desk(operator, 'decision.reason')).fill('The bank said so on the telephone');
    await keepsPicture(operator, '151-desk-bank-paid');
    await dialog.getByRole('button', { name: bank('moves.paid'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(sample).toHaveCount(0);
  },
);
