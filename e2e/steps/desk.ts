import { expect, type Person } from '../fixtures/people';
import { register } from './api';
import { logsIn } from './identity';
import { addAddress, aDraft, aProvider, listFreeSlots, OPERATOR_MOBILE, place, settleAtBank } from './market';
import { keepsPicture } from './screenshots';
import { main } from './site-shell';

export const desk = ({ words }: Person, key: string) => words.say(`desk.${key}`);

/** A paid order of a new customer at a free hour in the middle of the month. */
export async function isPaid({ site }: Pick<Person, 'site'>) {
  const customer = await register(site);
  const provider = await aProvider(site.url);
  const slots = await listFreeSlots(site.url, provider);
  const slot = slots[Math.floor(slots.length / 3)];
  if (!slot) throw new Error(`${provider.name} is free in no hour`);
  const { gDate, deliverytimeid } = slot;
  const address = { deliveryaddrid: await addAddress(customer), gDate, deliverytimeid };
  const { reqid, taskid, reqcode } = await place(
    customer,
    await aDraft(customer, { ...address, workerUserId: provider.userId }),
  );
  await settleAtBank(customer, reqid);
  return { customer, provider, taskid, reqcode };
}

/** A tab of the desk begins with the case's own name, so that ten open cases are told apart. */
export async function isTitled({ page, words }: Person, code: string): Promise<void> {
  await expect.poll(() => page.title()).toMatch(new RegExp(`^${words.digits(code)} · `));
}

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
