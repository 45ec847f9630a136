import type { UserAccount } from './user-account';

/** A person's account as the host answers it, for tests. */
export const account: UserAccount = {
  userId: 7,
  mobileNo: '09120000001',
  firstName: 'Sara',
  lastName: 'Ahmadi',
  email: null,
  birthDate: null,
  balanceRial: 0,
  gender: null,
  roleId: null,
  userType: 2,
  imageUrl: '/images/default-profile.svg',
  nationalCode: null,
  inboxCount: 1,
  deliveryAddressCount: 3,
  inviteCode: 'ABCDEFGH',
  organisation: null,
};
