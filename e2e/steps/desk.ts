import { expect, type Person } from '../fixtures/people';
import { logsIn } from './identity';
import { OPERATOR_MOBILE } from './market';
import { keepsPicture } from './screenshots';
import { main } from './site-shell';

export const desk = ({ words }: Person, key: string) => words.say(`desk.${key}`);

/** Somebody at the operators' desk, on the page of one of its queues. */
export async function sitsAtTheDesk(
  operator: Person,
  queue: 'applications' | 'vehicles' | 'appeals' | 'reports',
): Promise<void> {
  await logsIn(operator, OPERATOR_MOBILE);
  await operator.open('/operator/');
  await expect(
    main(operator).getByRole('heading', { level: 2, name: operator.words.say('desk-queues.queues') }),
  ).toBeVisible();
  await keepsPicture(operator, '120-desk-start');
  await main(operator)
    .getByRole('link', { name: desk(operator, `places.${queue}`), exact: true })
    .first()
    .click();
  await expect(operator.page.getByRole('heading', { level: 1 })).toHaveText(desk(operator, `places.${queue}`));
}

/** In the dialog that asks for the reason of a decision. */
export async function givesTheReason(operator: Person, reason: string, send: string): Promise<void> {
  const dialog = operator.page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(reason);
  await dialog.getByRole('button', { name: send, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}
