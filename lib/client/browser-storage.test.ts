/** @jest-environment jsdom */
import { forgetStored, listStored, readStored, store } from './browser-storage';
import { forgetForms, keepForm, readKeptForm } from './kept-forms';
import { readDraftText, writeDraftText } from './order-draft';
import { account } from './testing';
import { readUserAccount, storeUserAccount } from './user-account';

const full = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
/** A private window, in which the storage cannot even be touched. */
const refuseStorages = () =>
  (['localStorage', 'sessionStorage'] as const).map((name) =>
    jest.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    }),
  );

afterEach(() => {
  jest.restoreAllMocks();
  for (const key of listStored()) forgetStored(key);
  for (const key of listStored('sessionStorage')) forgetStored(key, 'sessionStorage');
  window.localStorage.clear();
});

describe.each([
  ['a full storage', full],
  ['a browser that refuses its storage', refuseStorages],
])('in %s', (_what, begin) => {
  beforeEach(() => void begin());

  it('keeps a text as long as the page, lists, replaces and deletes it', () => {
    expect(store('pelakfan.test', 'first')).toBe(false);
    store('pelakfan.test', 'second');
    expect([readStored('pelakfan.test'), listStored()]).toEqual(['second', ['pelakfan.test']]);
    forgetStored('pelakfan.test');
    expect([readStored('pelakfan.test'), listStored()]).toEqual([null, []]);
  });

  it('keeps each part of the site working: the account, a form, a draft', () => {
    storeUserAccount(account);
    keepForm(account.userId, 'contact', 'typed');
    writeDraftText({ seopath: 'house-cleaning', draftId: null, taskId: null }, 'answers');
    expect(readUserAccount()).toEqual(account);
    expect(readKeptForm(account.userId, 'contact')).toBe('typed');
    expect(readDraftText({ seopath: 'house-cleaning', draftId: null, taskId: null })).toBe('answers');
    forgetForms();
    expect(readKeptForm(account.userId, 'contact')).toBeNull();
  });
});

it('takes another tab’s write after a refusal', () => {
  const refusal = full();
  store('pelakfan.test', 'here');
  refusal.mockRestore();
  window.localStorage.setItem('pelakfan.test', 'there');
  expect(readStored('pelakfan.test')).toBe('there');
});

it('a full storage does not bring back the person before: the next page begins without them', () => {
  storeUserAccount({ ...account, userId: 8 });
  full();
  storeUserAccount(account);
  expect(readUserAccount()).toMatchObject({ userId: account.userId });
  expect(window.localStorage.getItem('userAccount')).toBeNull();
});
