/** @jest-environment jsdom */
import {
  aServer,
  createRender,
  decide,
  enter,
  get,
  getButton,
  press,
  readPage,
  REASON,
  type,
} from '@/components/operator/testing';
import { CallError } from '@/lib/contract/call-error';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import common from '@/messages/en/common.json';
import desk from '@/messages/en/desk.json';

import { NumberDialog } from './number-dialog';

const words = desk.person.number;
const MOBILE = '09121110008';
const call = aServer({ codeExpiresInSeconds: 120 });
const onChanged = jest.fn();
const render = createRender(fillNumbers({ common, desk }, 'en'));

beforeEach(() => render(<NumberDialog userId={7} onChanged={onChanged} onClose={jest.fn()} />));

const choose = (name: string) =>
  press([...document.querySelectorAll('label')].find(({ textContent }) => textContent === name) ?? document.body);

/** The proof's chip has this name, too. */
function getOldCode(): HTMLInputElement {
  const labels = [...document.querySelectorAll<HTMLLabelElement>('label[for]')];
  const found = labels.find(({ textContent }) => textContent?.includes(words.oldCode))?.control;
  if (!(found instanceof HTMLInputElement)) throw new Error('Nothing asks for the old number’s code');
  return found;
}

const change = () => decide(getButton(words.title));

it('a code can only be sent to a whole mobile number', async () => {
  const button = getButton(words.send['new-number']);
  expect(button.disabled).toBe(true);
  await type(words.mobile, MOBILE);
  await press(button);
  expect(call).toHaveBeenCalledWith('operator/sendnumbercode', { userid: 7, side: 'new-number', mobile: MOBILE });
  expect(readPage()).toContain('120 seconds');
});

it('a number is not changed without its code and two proofs', async () => {
  await type(words.mobile, MOBILE);
  await choose(words.proofNames.paper);
  await change();
  expect(readPage()).toContain(words.codeWrong);
  expect(readPage()).toContain('Choose at least 2 proofs.');
  expect(call).not.toHaveBeenCalled();
});

it('the code of the old number is asked for only where it is a proof, and goes with the change', async () => {
  await type(words.mobile, MOBILE);
  await type(words.code, '1234');
  expect(readPage()).not.toContain(words.send['old-number']);
  await choose(words.proofNames['old-code']);
  await choose(words.proofNames.paper);
  await enter(getOldCode(), '۴۳۲۱');
  await change();
  expect(call).toHaveBeenCalledWith('operator/changenumber', {
    userid: 7,
    mobile: MOBILE,
    code: '1234',
    lstProof: ['old-code', 'paper'],
    oldcode: '۴۳۲۱',
    reason: REASON,
  });
  expect(onChanged).toHaveBeenCalledTimes(1);
});

it('a refused change keeps what was typed', async () => {
  call.mockRejectedValue(new CallError('number-taken', { words: 'Another account has this number.' }));
  await type(words.mobile, MOBILE);
  await type(words.code, '1234');
  await choose(words.proofNames.paper);
  await choose(words.proofNames.order);
  await change();
  expect(readPage()).toContain('Another account has this number.');
  expect(get(HTMLInputElement, words.code).value).toBe('1234');
  expect(onChanged).not.toHaveBeenCalled();
});
