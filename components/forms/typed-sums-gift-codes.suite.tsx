import { MakeGiftCode } from '@/components/operator/gifts/make-gift-code';
import desk from '@/messages/en/desk.json';
import giftCodes from '@/messages/en/gift-codes.json';

import { render, type SumForm } from './sum-form.suite';
import { enter, get, getButton, getInput, press } from './testing';

/** The two sums of a gift code, in the dialog that an operator makes it with. */
export function toGiftCodeForms(): Record<string, readonly SumForm[]> {
  const none = () => undefined;
  const open = () => render(<MakeGiftCode cities={[]} services={[]} nowMs={Date.now()} onDone={none} onClose={none} />);
  const send = async () => {
    await enter(get(HTMLTextAreaElement, desk.decision.reason), 'For the new year');
    await press(getButton(giftCodes.make));
  };
  const openWithLeast = async () => {
    await open();
    await enter(getInput(giftCodes.amount), '50000');
    await press(getInput(giftCodes.hasLeast));
  };
  return {
    'operator/makegiftcode amountRial': [{ open, label: giftCodes.amount, send }],
    'operator/makegiftcode leastOrderRial': [{ open: openWithLeast, label: giftCodes.leastOrder, send }],
  };
}
