/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, enter, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { leaveSession } from '@/lib/client/session-end';
import { account } from '@/lib/client/testing';
import { clearUserAccount, storeUserAccount } from '@/lib/client/user-account';
import { CallError } from '@/lib/contract/call-error';
import applicationWords from '@/messages/en/application.json';
import common from '@/messages/en/common.json';

import { ApplicationIsland } from './application-island';
import type { Application } from '@/components/forms/application/choices';

jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/joinus/register/',
  useRouter: () => ({}),
}));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
// Where a page is sent stands in session-end.test.ts; here it only ends.
jest.mock('@/lib/client/session-end', () => ({ leaveSession: jest.fn(), keepUserAccount: jest.fn() }));

// jsdom cannot scroll.
window.scrollTo = () => undefined;

// Told what to answer by name; the contract's types would want every field of every answer.
const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;
const SERVICES = [{ id: 3, name: 'Cleaning' }];
const ABOUT = 'Ten years of cleaning in T';

const EMPTY: Application = {
  lstVehicleUse: [],
  vehicleCount: 0,
  state: 'applied',
  person: {
    firstName: 'Sara',
    lastName: 'Ahmadi',
    gender: 'female',
    nationalCode: '0499370899',
    birthDate: '1990-01-01',
  },
  services: { lstSrvCategoryId: [], experienceYear: 0, aboutWorker: '' },
  area: { cityid: null, lstLocationId: [], lstWeekday: [], startHour: null, endHour: null },
  lstDocument: [],
  sheba: null,
  lstMissing: ['services.lstSrvCategoryId', 'bank.sheba'],
  sentAtMs: null,
  decidedAtMs: null,
  rejectReason: null,
  lstPartToCorrect: [],
};
let stored: Application = EMPTY;
const render = createRender({ application: applicationWords, common });

/** Comes to the page without a step in the address, as after a login. */
async function comes(userId = 7, query = ''): Promise<void> {
  await unmount();
  storeUserAccount({ ...account, userId, userType: 4 });
  window.history.replaceState(null, '', `/en/joinus/register/${query}`);
  await render(
    <ApplicationIsland services={SERVICES} cities={[]}>
      <p>a stranger</p>
    </ApplicationIsland>,
  );
}

const title = () => document.querySelector('h2')?.textContent;
const about = () => document.querySelector('textarea');

function types(element: HTMLTextAreaElement | null, text: string): Promise<void> {
  if (!element) throw new Error('The field is not there.');
  return enter(element, text);
}

const pressesNext = () => act(async () => document.querySelector<HTMLButtonElement>('button[type="submit"]')?.click());
const chooses = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('label')]
      .find((label) => label.textContent?.includes(name))
      ?.querySelector<HTMLInputElement>('input')
      ?.click(),
  );

beforeEach(() => {
  stored = EMPTY;
  call.mockReset();
  call.mockImplementation(async (name) =>
    name.startsWith('joinus/') ? { application: stored, isProvider: false } : { account },
  );
});
afterEach(async () => {
  await unmount();
  localStorage.clear();
});

describe('typed values of the application’s steps', () => {
  it('is there again after the session ended in between, at its step', async () => {
    await comes();
    expect(title()).toBe(applicationWords.services.title);
    await chooses('Cleaning');
    await types(about(), ABOUT);
    call.mockImplementation(async () => {
      throw new CallError('session-expired');
    });
    await pressesNext();
    expect(call).toHaveBeenCalledWith('joinus/saveapplication', {
      services: { lstSrvCategoryId: [3], experienceYear: 0, aboutWorker: ABOUT },
    });
    await act(async () => clearUserAccount());
    call.mockImplementation(async () => ({ application: stored, isProvider: false }));
    await comes();
    expect([
      title(),
      about()?.value,
      document.querySelector<HTMLInputElement>('input[type="checkbox"]')?.checked,
    ]).toEqual([applicationWords.services.title, ABOUT, true]);
  });

  it('opens the step with something typed, also where the server has all of it', async () => {
    stored = {
      ...EMPTY,
      services: { lstSrvCategoryId: [3], experienceYear: 2, aboutWorker: 'x' },
      lstMissing: ['bank.sheba'],
    };
    await comes();
    expect(title()).toBe(applicationWords.bank.title);
    await comes(7, '?step=services');
    await types(about(), ABOUT);
    await comes();
    expect([title(), about()?.value]).toEqual([applicationWords.services.title, ABOUT]);
  });

  it('is nobody else’s, and what one person left is gone once another has come', async () => {
    await comes(7);
    await types(about(), ABOUT);
    await comes(8);
    expect(about()?.value).toBe('');
    expect(Object.keys(localStorage).filter((key) => key.includes('application-draft'))).toEqual([]);
    await comes(7);
    expect(about()?.value).toBe('');
  });

  it('is gone after a logout, not after a session that ended by itself', async () => {
    const { logOut } = await import('@/lib/client/session');
    await comes();
    await types(about(), ABOUT);
    await act(async () => clearUserAccount());
    await comes();
    expect(about()?.value).toBe(ABOUT);
    await act(async () => logOut());
    expect(leaveSession).toHaveBeenCalled();
    await comes();
    expect(about()?.value).toBe('');
  });

  it('gives way to what was saved of that part elsewhere meanwhile, and is dropped when it is saved here', async () => {
    await comes();
    await types(about(), ABOUT);
    stored = { ...EMPTY, services: { lstSrvCategoryId: [3], experienceYear: 5, aboutWorker: 'On the phone.' } };
    await comes();
    expect(about()?.value).toBe('On the phone.');
    await types(about(), 'On the phone, and at home.');
    await pressesNext();
    expect(Object.keys(localStorage).filter((key) => key.includes('application-draft'))).toEqual([]);
  });

  it('goes once the application is sent, and what is no draft is not read', async () => {
    localStorage.setItem('pelakfan.application-draft.7.services', '{"base":');
    await comes();
    expect(about()?.value).toBe('');
    await types(about(), ABOUT);
    stored = { ...EMPTY, state: 'documents', lstMissing: [], sentAtMs: 1 };
    await comes();
    expect(Object.keys(localStorage).filter((key) => key.includes('application-draft'))).toEqual([]);
  });
});

describe('an application that was sent back', () => {
  const back: Application = {
    ...EMPTY,
    state: 'rejected',
    services: { lstSrvCategoryId: [3], experienceYear: 0, aboutWorker: ABOUT },
    rejectReason: 'Please look at these.',
    lstMissing: [],
    lstPartToCorrect: [
      { part: 'services', reason: 'Say how long you have done it.', isCorrected: false },
      { part: 'bank', reason: '', isCorrected: false },
    ],
  };
  const correct = (index: number): Application => ({
    ...back,
    lstPartToCorrect: back.lstPartToCorrect.map((one, at) => (at <= index ? { ...one, isCorrected: true } : one)),
  });
  const heading = () => document.querySelector('form h2')?.textContent;

  it('opens at the first part to correct, leads to the next of them past what was right, and names each with its reason', async () => {
    stored = back;
    await comes();
    expect(heading()).toBe(applicationWords.services.title);
    expect([...document.querySelectorAll('[role="alert"] li')].map((row) => row.textContent)).toEqual([
      `${applicationWords.corrections.parts.services}Say how long you have done it.`,
      applicationWords.corrections.parts.bank,
    ]);
    await types(about(), 'Ten years.');
    stored = correct(0);
    await pressesNext();
    expect(heading()).toBe(applicationWords.bank.title);
    expect(document.querySelector('[role="alert"] li')?.textContent).toContain(applicationWords.corrections.corrected);
  });

  it('opens at the last look once all of them were changed', async () => {
    stored = correct(1);
    await comes();
    expect(heading()).toBe(applicationWords.send.title);
    expect(document.querySelector('[role="alert"]')?.textContent).toContain(applicationWords.corrections.again);
  });
});
