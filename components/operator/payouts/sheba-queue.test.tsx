/** @jest-environment jsdom */
import { createRender, findButton, getButton, press, readPage, toServer, unmount } from '@/components/operator/testing';
import { CallError } from '@/lib/contract/call-error';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import common from '@/messages/en/common.json';
import desk from '@/messages/en/desk.json';
import pay from '@/messages/en/pay.json';
import runs from '@/messages/en/payout-runs.json';
import units from '@/messages/en/units.json';

import { ShebaQueue } from './sheba-queue';

const words = fillNumbers({ 'payout-runs': runs, common, desk, pay, units }, 'en');
const { accounts } = runs;
const call = toServer();
const ACCOUNT = {
  userid: 7,
  fullname: 'Sara Karimi',
  nationalCode: '0499370899',
  sheba: 'IR062960000000100324200001',
  isBlocked: false,
  waitingRial: 20_000_000,
};
const confirms = () => call.mock.calls.filter(([name]) => name === 'operator/confirmsheba');

beforeEach(async () => {
  jest.resetAllMocks();
  call.mockImplementation((name) =>
    Promise.resolve(name === 'operator/getallsheba' ? { lstSheba: [ACCOUNT], totalCount: 1 } : {}),
  );
  await createRender(words)(<ShebaQueue />);
});
afterEach(unmount);

const getDialog = () => document.querySelector<HTMLElement>('[role="dialog"], [role="alertdialog"]');
const getLast = (name: string) => {
  const found = [...(getDialog()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`The dialog has no button ${name}`);
  return found;
};

it('an account is confirmed after a second look, by the digits that were seen', async () => {
  expect(readPage()).toContain(ACCOUNT.fullname);
  await press(getButton(`${accounts.confirm}: ${ACCOUNT.fullname}`));
  expect(confirms()).toEqual([]);
  expect(getDialog()?.textContent).toContain(accounts.sureText);
  await press(getLast(accounts.confirm));
  expect(confirms().map(([, input]) => input)).toEqual([{ userid: ACCOUNT.userid, sheba: ACCOUNT.sheba }]);
  expect(getDialog()).toBeNull();
});

it('a password that the server asks for is a field of the dialog, and nothing is confirmed before', async () => {
  await press(getButton(`${accounts.confirm}: ${ACCOUNT.fullname}`));
  call.mockRejectedValueOnce(new CallError('password-needed', { words: 'Please type your password.' }));
  await press(getLast(accounts.confirm));
  expect(getDialog()?.textContent).toContain(desk.password.label);
  await press(getLast(accounts.confirm));
  expect(readPage()).toContain(words.desk.password.four);
  expect(confirms()).toHaveLength(1);
  expect(findButton(accounts.confirm)).toBeDefined();
});
