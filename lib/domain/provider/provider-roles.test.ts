import { USER_TYPES } from '@/lib/contract/enumerations';
import { findProviderRoleId, isProviderRole, toUserType } from './provider-roles';

it('counts only roles 4, 16 and 18 of a person, 4 before 18 before 16; else null', () => {
  expect([[4], [16], [18], [16, 18], [16, 18, 4], [1, 16]].map(findProviderRoleId)).toEqual([4, 16, 18, 18, 4, 16]);
  expect([[], [1], [2, 3, 5, 15, 17, 19]].map(findProviderRoleId)).toEqual([null, null, null]);
  expect([4, 16, 18, 1, 2, null].map(isProviderRole)).toEqual([true, true, true, false, false, false]);
});

it('the kinds of people are 1 to 5: company, customer, supervisor, applicant, worker', () => {
  expect(USER_TYPES).toEqual({ pelakman: 1, endUser: 2, pelakzin: 3, pelakfan: 4, pelakyar: 5 });
  expect([toUserType(4), toUserType(null), toUserType(18), toUserType(null, true), toUserType(16)]).toEqual([
    1, 2, 3, 4, 5,
  ]);
  expect(toUserType(16, true)).toBe(5);
});
