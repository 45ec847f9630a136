/** @jest-environment jsdom */
import { createRender, enter, get, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';
import account from '@/messages/en/account.json';
import common from '@/messages/en/common.json';

import { PasswordForm } from './password-form';
import { PersonalForm } from './personal-form';
import { SettingsScreen } from './settings-screen';
import { VehicleForm } from './vehicle-form';
import type { Account } from './use-account';

jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/',
  useRouter: () => ({ push: () => undefined, replace: () => undefined }),
  useSearchParams: () => new URLSearchParams(),
}));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
// An ES module, which Jest does not load.
jest.mock('uuid', () => ({ v4: () => '00000000-0000-4000-8000-000000000000' }));
jest.mock('@/lib/client/alerts/use-order-events', () => ({ useOrderEvents: () => undefined }));

// Told what to answer by name; the contract's types would want every field of every answer.
const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;
const named = (name: string) => call.mock.calls.filter(([called]) => called === name).map(([, input]) => input);
const person = {
  userId: 7,
  firstName: 'Sara',
  lastName: 'Ahmadi',
  mobileNo: '09120000001',
  email: null,
  birthDate: null,
  gender: null,
  nationalCode: null,
} as Account;
const text = () => document.body.textContent ?? '';
const render = createRender({ account, common });

beforeEach(() => {
  call.mockReset();
  sessionStorage.clear();
});
afterEach(() => unmount());

describe('the settings', () => {
  const stored = { isSendEmail: true, isSendInbox: true, isSendSMS: true, isSendNotify: true, promotionalSms: 'send' };

  it.each([
    ['isSendEmail', false],
    ['isSendInbox', false],
    ['isSendSMS', false],
    ['isSendNotify', false],
    ['promotionalSms', 'notSend'],
  ] as const)('sends the one that was changed, and shows what became of it: %s', async (field, off) => {
    call.mockImplementation(async () => ({ userSettingLst: [stored], account: person, lstView: [] }));
    await render(<SettingsScreen />);
    const { label } = account.settings[field];
    expect(get(HTMLInputElement, label).checked).toBe(true);
    await press(get(HTMLInputElement, label));
    expect(named('user/addusersetting')).toEqual([{ [field]: off }]);
    expect(get(HTMLInputElement, label).checked).toBe(false);
    expect(text()).toContain(account.settings.off);
  });

  it('have no switch of an SMS or an e-mail that the site cannot send, and promise none', async () => {
    call.mockImplementation(async (name) =>
      name === 'boot/getpartners'
        ? { takesBank: true, sendsSms: false, sendsMail: false }
        : { userSettingLst: [stored], account: person, lstView: [] },
    );
    await render(<SettingsScreen />);
    const labels = [...document.querySelectorAll('label')].map((label) => label.textContent ?? '');
    for (const [field, isThere] of [
      ['isSendInbox', true],
      ['isSendNotify', true],
      ['isSendSMS', false],
      ['isSendEmail', false],
    ] as const)
      expect([field, labels.some((label) => label.startsWith(account.settings[field].label))]).toEqual([
        field,
        isThere,
      ]);
    expect(text()).toContain(account.settings.introWithoutSms);
  });

  it('puts back the one that could not be saved, and leaves the others', async () => {
    call.mockImplementation(async (name, input) => {
      if (name === 'user/addusersetting' && JSON.stringify(input).includes('isSendEmail'))
        throw new CallError('network-failed');
      return { userSettingLst: [stored], account: person, lstView: [] };
    });
    await render(<SettingsScreen />);
    await press(get(HTMLInputElement, 'SMS'));
    await press(get(HTMLInputElement, 'E-mail'));
    expect([get(HTMLInputElement, 'E-mail').checked, get(HTMLInputElement, 'SMS').checked]).toEqual([true, false]);
    expect(document.querySelector('[role="alert"]')?.textContent).toContain(common.networkFailed);
  });
});

describe('the details', () => {
  it('are sent with Latin digits and the Gregorian day, once all is right', async () => {
    const onSaved = jest.fn();
    call.mockImplementation(async () => ({ account: person }));
    await render(<PersonalForm account={person} onSaved={onSaved} />);
    await enter(get(HTMLInputElement, 'National ID number'), '۰۶۸۴۱۵۹۴۱۵');
    await enter(get(HTMLSelectElement, 'Day'), '30');
    await enter(get(HTMLSelectElement, 'Month'), '12');
    await enter(get(HTMLSelectElement, 'Year'), '1404');
    await press(get(HTMLButtonElement, account.personal.save));
    expect(text()).toContain(account.personal.nationalCodeWrong);
    expect(text()).toContain(account.personal.birthDateWrong);
    expect(call).not.toHaveBeenCalled();
    await enter(get(HTMLInputElement, 'National ID number'), '۰۴۹۹۳۷۰۸۹۹');
    await enter(get(HTMLSelectElement, 'Day'), '29');
    await press(get(HTMLButtonElement, account.personal.save));
    expect(named('user/editprofile')).toEqual([
      {
        firstName: 'Sara',
        lastName: 'Ahmadi',
        email: null,
        birthDate: '2026-03-20',
        gender: null,
        nationalCode: '0499370899',
        seen: {
          firstName: 'Sara',
          lastName: 'Ahmadi',
          email: null,
          birthDate: null,
          gender: null,
          nationalCode: null,
        },
      },
    ]);
    expect(onSaved).toHaveBeenCalledWith(person);
  });

  it('show what another window changed, keep what was typed, and save it over that once it is asked for', async () => {
    const theirs = { firstName: 'Mina', lastName: 'Ahmadi', email: null };
    call.mockRejectedValueOnce(new CallError('stale', { words: 'Changed meanwhile.', details: { theirs } }));
    await render(<PersonalForm account={person} onSaved={() => undefined} />);
    await enter(get(HTMLInputElement, account.personal.firstName), 'Sima');
    await press(get(HTMLButtonElement, account.personal.save));
    expect(text()).toContain('Changed meanwhile.');
    expect(text()).toContain('Mina');
    expect(get(HTMLInputElement, account.personal.firstName).value).toBe('Sima');
    call.mockImplementation(async () => ({ account: { ...person, firstName: 'Sima' } }));
    await press(get(HTMLButtonElement, common.stale.keepMine));
    expect(named('user/editprofile').at(-1)).toMatchObject({ firstName: 'Sima', seen: { firstName: 'Mina' } });
    expect(text()).not.toContain('Changed meanwhile.');
  });

  it('take what another window wrote, once it is asked for', async () => {
    const onSaved = jest.fn();
    const theirs = { firstName: 'Mina', lastName: 'Ahmadi' };
    call.mockRejectedValueOnce(new CallError('stale', { words: 'Changed meanwhile.', details: { theirs } }));
    await render(<PersonalForm account={person} onSaved={onSaved} />);
    await enter(get(HTMLInputElement, account.personal.firstName), 'Sima');
    await press(get(HTMLButtonElement, account.personal.save));
    await press(get(HTMLButtonElement, common.stale.takeTheirs));
    expect(get(HTMLInputElement, account.personal.firstName).value).toBe('Mina');
    expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ firstName: 'Mina' }));
  });

  it('stay as they were typed when they were not taken, with the host’s words', async () => {
    call.mockRejectedValue(
      new CallError('invalid-input', {
        words: 'Something is wrong.',
        fields: [{ field: 'email', message: 'Not this one.' }],
      }),
    );
    await render(<PersonalForm account={person} onSaved={() => undefined} />);
    await enter(get(HTMLInputElement, 'E-mail'), 'sara@example.com');
    await press(get(HTMLButtonElement, account.personal.save));
    expect(text()).toContain('Something is wrong.');
    expect(text()).toContain('Not this one.');
    expect(get(HTMLInputElement, 'E-mail').value).toBe('sara@example.com');
  });

  it('a password is checked before it leaves as a digest, and only the wrong old one is cleared', async () => {
    call.mockRejectedValue(new CallError('invalid-login', { words: 'no' }));
    await render(<PasswordForm account={{ userId: 7, mobileNo: '09120000001' }} />);
    await press(get(HTMLButtonElement, account.password.save));
    expect(text()).toContain(account.password.four);
    await enter(get(HTMLInputElement, account.password.old), '۱۲۳۴');
    await enter(get(HTMLInputElement, account.password.new), '1234');
    await press(get(HTMLButtonElement, account.password.save));
    expect(text()).toContain(account.password.same);
    expect(call).not.toHaveBeenCalled();
    await enter(get(HTMLInputElement, account.password.new), '4321');
    await press(get(HTMLButtonElement, account.password.save));
    expect(text()).toContain(account.password.trivial);
    expect(call).not.toHaveBeenCalled();
    await enter(get(HTMLInputElement, account.password.new), '5093');
    await press(get(HTMLButtonElement, account.password.save));
    expect(named('user/changepassword')).toEqual([
      { oldPassword: expect.stringMatching(/^[0-9a-f]{64}$/), newPassword: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
    expect(text()).toContain(account.password.wrong);
    expect([
      get(HTMLInputElement, account.password.old).value,
      get(HTMLInputElement, account.password.new).value,
    ]).toEqual(['', '5093']);
  });
});

it('a plate leads from part to part, and each kind of vehicle keeps what was typed', async () => {
  const onSaved = jest.fn();
  call.mockImplementation(async () => ({ lstUserAuto: [] }));
  await render(<VehicleForm onSaved={onSaved} onClose={() => undefined} />);
  const { AUTOMOBILE, MOTORCYCLE } = account.vehicles.parts;
  await enter(get(HTMLInputElement, AUTOMOBILE.first), '۱۲');
  expect(document.activeElement).toBe(get(HTMLSelectElement, AUTOMOBILE.second));
  await press(get(HTMLButtonElement, account.vehicles.save));
  expect(text()).toContain(account.vehicles.wrong);
  const choose = (type: string) =>
    press(
      [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].find((radio) => radio.value === type) ??
        document.body,
    );
  await choose('MOTORCYCLE');
  expect(get(HTMLInputElement, MOTORCYCLE.first).value).toBe('');
  await choose('AUTOMOBILE');
  await enter(get(HTMLSelectElement, AUTOMOBILE.second), 'ب');
  await enter(get(HTMLInputElement, AUTOMOBILE.third), '345');
  await enter(get(HTMLInputElement, AUTOMOBILE.fourth), '67');
  await press(get(HTMLButtonElement, account.vehicles.save));
  expect(named('user/adduserauto')).toEqual([{ vehicleType: 'AUTOMOBILE', plaque: '12-ب-345-67' }]);
  expect(onSaved).toHaveBeenCalled();
});

it('focuses the first problem at once, and takes the focus from nobody who has gone on meanwhile', async () => {
  const frames: FrameRequestCallback[] = [];
  const nextFrame = jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  await render(<VehicleForm onSaved={() => undefined} onClose={() => undefined} />);
  const { AUTOMOBILE } = account.vehicles.parts;
  await press(get(HTMLButtonElement, account.vehicles.save));
  expect(document.activeElement?.textContent).toBe(account.vehicles.wrong);
  await enter(get(HTMLSelectElement, AUTOMOBILE.second), 'ب');
  // On a busy phone the next frame comes when somebody has already gone on.
  for (const frame of frames.splice(0)) frame(0);
  expect(document.activeElement).toBe(get(HTMLInputElement, AUTOMOBILE.third));
  nextFrame.mockRestore();
});
