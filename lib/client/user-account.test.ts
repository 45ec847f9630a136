/** @jest-environment jsdom */
import { clearUserAccount, readUserAccount, storeUserAccount, type UserAccount } from './user-account';

const account: UserAccount = {
  userId: 7, mobileNo: '09120000001', firstName: 'Sara', lastName: 'Ahmadi', email: null, birthDate: null, balanceRial: 0, gender: null, roleId: null,
  userType: 2, imageUrl: '/images/default-profile.svg', nationalCode: null, inboxCount: 1, deliveryAddressCount: 3, inviteCode: 'ABCDEFGH', organisation: null,
};

beforeEach(() => window.localStorage.clear());

it('is kept under userAccount, and never with a token', () => {
  storeUserAccount({ ...account, ...{ token: 'secret' } });
  expect(JSON.parse(window.localStorage.getItem('userAccount') ?? '')).toEqual(account);
  expect(readUserAccount()).toBe(readUserAccount());
});

it('keeps the count of addresses that a call without them did not bring, for the same person only', () => {
  const { deliveryAddressCount: _count, ...info } = account;
  storeUserAccount(account);
  storeUserAccount({ ...info, inboxCount: 9 });
  expect(readUserAccount()).toMatchObject({ inboxCount: 9, deliveryAddressCount: 3 });
  storeUserAccount({ ...info, userId: 8 });
  expect(readUserAccount()).toMatchObject({ userId: 8, deliveryAddressCount: 0 });
});

it('is null after it was cleared, here or in another tab, and for what is no account', () => {
  storeUserAccount(account);
  clearUserAccount();
  expect(readUserAccount()).toBeNull();
  window.localStorage.setItem('userAccount', '{"half');
  expect(readUserAccount()).toBeNull();
});
