import { expect, type Person } from '../fixtures/people';
import { presses } from './controls';
import { toNumber } from './words';

export type BankChoice = 'success' | 'failure' | 'cancelled' | 'twice' | 'never';

/** The act names the sum, unless nothing is left to pay. */
const invoiceButton = {
  online: 'order.invoice.placeAndPaySum',
  cash: 'order.invoice.placeInCashSum',
  wallet: 'order.invoice.place',
} as const;

/** On the pre-invoice the wallet is a switch; the ways beside it pay the rest. */
export async function choosesWayToPay({ page, words }: Person, way: 'online' | 'wallet' | 'cash'): Promise<void> {
  if (way === 'wallet') {
    const wallet = page.getByRole('switch', { name: words.say('order.invoice.useWallet') });
    if (!(await wallet.isChecked())) await wallet.click();
    await expect(wallet).toBeChecked();
    return;
  }
  const group = page.getByRole('group', { name: words.say('order.payment.title') });
  const description = words.say(`order.payment.texts.${way}`);
  await presses(group.getByRole('radio', { name: description }));
}

/** The pre-invoice's amount due, in tomans, once its price has settled. */
export async function readsPayable({ page, words }: Person): Promise<number> {
  const total = page
    .getByRole('term')
    .filter({ hasText: words.say('order.invoice.payable') })
    .locator('xpath=following-sibling::dd');
  await expect(total).toContainText(/[\d۰-۹]/);
  await expect(total.locator('xpath=ancestor::dl')).toHaveAttribute('aria-busy', 'false');
  return toNumber(await total.innerText());
}

export async function placesOrder({ page, words }: Person, way: keyof typeof invoiceButton = 'online'): Promise<void> {
  const button = page.getByRole('button', { name: words.about(invoiceButton[way]) });
  await expect(button).toBeEnabled();
  await button.click();
}

/** At the test bank: chooses how the payment goes. */
export async function decidesAtBank({ page, words }: Person, choice: BankChoice): Promise<void> {
  await page.waitForURL((url) => url.pathname.startsWith('/dev/bank/'));
  await page.getByRole('button', { name: words.say(`demo.bank.${choice}`), exact: true }).click();
}

/** The page after the bank asks for the payment's result. The money is booked once it shows success. */
export async function seesTopUpPaid({ page, words }: Person, amountRials: number): Promise<void> {
  await page.waitForURL((url) => url.pathname.endsWith('/success-online/'));
  const paid = words.say('order.return.wallet.paid', { amount: words.tomans(amountRials) });
  await expect(page.getByRole('status').filter({ hasText: paid })).toBeVisible();
}

export async function seesOrderDone({ page, words }: Person): Promise<void> {
  await expect(page.getByRole('heading', { name: words.say('order.done.title') })).toBeVisible();
}
