/** @jest-environment jsdom */
import { account } from './testing';
import { clearUserAccount, readUserAccount, storeUserAccount } from './user-account';

beforeEach(() => window.localStorage.clear());

it('is kept under userAccount, and never with a token', () => {
  storeUserAccount({ ...account, ...{ token: 'secret' } });
  expect(JSON.parse(window.localStorage.getItem('userAccount') ?? '')).toEqual(account);
  expect(readUserAccount()).toBe(readUserAccount());
});

it('keeps the count of addresses from an earlier call, for that person only', () => {
  const { deliveryAddressCount: _count, ...info } = account;
  storeUserAccount(account);
  storeUserAccount({ ...info, inboxCount: 9 });
  expect(readUserAccount()).toMatchObject({ inboxCount: 9, deliveryAddressCount: 3 });
  storeUserAccount({ ...info, userId: 8 });
  expect(readUserAccount()).toMatchObject({ userId: 8, deliveryAddressCount: 0 });
});

it('is null after it was cleared, here or in another tab, and for an invalid account', () => {
  storeUserAccount(account);
  clearUserAccount();
  expect(readUserAccount()).toBeNull();
  window.localStorage.setItem('userAccount', '{"half');
  expect(readUserAccount()).toBeNull();
});
