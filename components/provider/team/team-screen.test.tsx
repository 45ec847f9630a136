/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, get, getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import auth from '@/messages/en/auth.json';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import accounting from '@/messages/en/accounting.json';
import provider from '@/messages/en/provider.json';
import schedule from '@/messages/en/schedule.json';
import team from '@/messages/en/team.json';

import { TeamScreen } from './team-screen';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), usePathname: () => '/en/pelakman/team/' }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
// Dialogs are loaded when they are used.
jest.mock('next/dynamic', () => () => () => null);

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;
const render = createRender(fillNumbers({ team, provider, schedule, common, errors, auth, accounting }, 'en'));
const NOBODY = { team: null, lstMember: [], lstInvitation: [] };
const WORK = {
  taskid: 50_001,
  reqcode: 'P1',
  serviceName: 'Regular cleaning',
  state: 'CONFIRMED',
  gDate: '2026-11-26',
  startHour: 9,
  endHour: 12,
  startsAtMs: 0,
  deliveryPlace: 'Tehran, Tajrish',
  assigneeUserId: null,
  isLate: false,
  isAssignable: true,
  returned: { fullname: 'Ali Nouri', reason: 'My car has broken down.' },
};
const DAYS = {
  today: '2026-11-26',
  serverNowMs: Date.UTC(2026, 10, 26, 8),
  lstDay: ['2026-11-26'],
  lstMemberDays: [
    {
      userId: 7,
      fullname: 'Maryam Rezaei',
      userImage: null,
      lstShift: [{ gDate: '2026-11-26', startHour: 8, endHour: 20 }],
      lstWork: [],
      lstTaken: [],
      lstWage: [],
    },
  ],
  lstWaiting: [WORK],
};

afterEach(unmount);

const read = () => document.body.textContent ?? '';

const NO_WAGES = {
  of: { year: 1405, month: 9 },
  lstMember: [],
  lstJob: [],
  sums: { jobCount: 0, wageRial: 0, openCount: 0 },
};

async function opens(answers: Readonly<Record<string, unknown>>) {
  call.mockReset();
  call.mockImplementation((name) => {
    const answer = { 'accounting/getwagemonth': NO_WAGES, ...answers }[name];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  await render(<TeamScreen />);
  await act(() => Promise.resolve());
}

it('says to a provider without a team how one is joined', async () => {
  await opens({ 'team/getteam': NOBODY });
  expect(read()).toContain(team.none.title);
});

it('asks an invited provider, and sends the answer once it is given', async () => {
  const invitation = { memberid: 3, companyName: 'Shining Homes', isSupervisor: false, invitedAtMs: 0 };
  await opens({ 'team/getteam': { ...NOBODY, lstInvitation: [invitation] }, 'team/answerinvitation': {} });
  expect(read()).toContain('“Shining Homes” invites you to its team');
  await act(async () => get(HTMLButtonElement, team.invitation.accept).click());
  expect(call).toHaveBeenCalledWith('team/answerinvitation', { memberid: 3, isAccepted: true });
});

it('shows a company what waits, who is free, and the way to hand it on', async () => {
  await opens({
    'team/getteam': { ...NOBODY, team: { companyName: 'Shining Homes', place: 'company' } },
    'team/getteamdays': DAYS,
  });
  expect(read()).toContain('Regular cleaning');
  expect(read()).toContain(team.assign.open);
  expect(read()).toContain('Ali Nouri gave it backMy car has broken down.');
  expect(read()).toContain('Maryam Rezaei');
  expect(read()).toContain(team.days.free);
  expect(read()).toContain(team.invite.send);
});

it('a job whose worker is late says so in its row', async () => {
  const [member] = DAYS.lstMemberDays;
  const lstWork = [{ ...WORK, assigneeUserId: 7, isLate: true, returned: null }];
  await opens({
    'team/getteam': { ...NOBODY, team: { companyName: 'Shining Homes', place: 'company' } },
    'team/getteamdays': { ...DAYS, lstMemberDays: [{ ...member, lstWork }], lstWaiting: [] },
  });
  expect(read()).toContain(`Regular cleaning${team.board.looks.late}`);
});

it('offers who is free for the next job that waits, and one slide hands it to the chosen one', async () => {
  const member = { userImage: null, workerRate: null, travel: null, isAssigned: false, hasReturned: false };
  await opens({
    'team/getteam': { ...NOBODY, team: { companyName: 'Shining Homes', place: 'company' } },
    'team/getteamdays': DAYS,
    'team/getfreemember': {
      isCompanyFree: true,
      lstMember: [
        { ...member, userId: 7, fullname: 'Maryam Rezaei', isFree: true },
        { ...member, userId: 8, fullname: 'Omid Salehi', isFree: true },
        { ...member, userId: 9, fullname: 'Reza Nouri', isFree: false },
      ],
    },
    'team/assignwork': {},
  });
  const offered = [...document.querySelectorAll<HTMLButtonElement>('button[aria-pressed]')];
  expect(offered.map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
  expect(read()).toContain('Hand over to Maryam Rezaei');
  await press(offered[1] ?? document.body);
  await press(getButton('Hand over to Omid Salehi'));
  // Without a finger the slide asks once more.
  expect(read()).toContain('Do you hand this job to Omid Salehi?');
  await press(getButton(team.assign.confirm));
  expect(call).toHaveBeenCalledWith('team/assignwork', { taskid: 50_001, userId: 8 });
});

it('offers nobody who gave the job back until they are pressed: the slide is of the next one who is free', async () => {
  const member = { userImage: null, workerRate: null, travel: null, isAssigned: false, isFree: true };
  const maryam = { ...member, userId: 7, fullname: 'Maryam Rezaei', hasReturned: true };
  const answers = {
    'team/getteam': { ...NOBODY, team: { companyName: 'Shining Homes', place: 'company' } },
    'team/getteamdays': DAYS,
  };
  const omid = { ...member, userId: 8, fullname: 'Omid Salehi', hasReturned: false };
  await opens({ ...answers, 'team/getfreemember': { isCompanyFree: true, lstMember: [maryam, omid] } });
  expect(read()).toContain('Hand over to Omid Salehi');
  await unmount();
  await opens({ ...answers, 'team/getfreemember': { isCompanyFree: true, lstMember: [maryam] } });
  expect(read()).not.toContain('Hand over to');
  const chip = document.querySelector<HTMLButtonElement>('button[aria-pressed]');
  expect(chip?.textContent).toContain(team.assign.returned);
  await press(chip ?? document.body);
  expect(read()).toContain('Hand over to Maryam Rezaei');
});

it('shows a worker their own days, and neither what waits nor a way to invite', async () => {
  await opens({
    'team/getteam': { ...NOBODY, team: { companyName: 'Shining Homes', place: 'worker' } },
    'team/getteamdays': { ...DAYS, lstWaiting: [] },
  });
  expect(read()).toContain('The pay goes to the company');
  expect(read()).not.toContain(team.waiting.title);
  expect(read()).not.toContain(team.invite.send);
});

const MEMBER = {
  memberid: 3,
  userId: 7,
  fullname: 'Maryam Rezaei',
  mobileNo: '09120000033',
  userImage: null,
  workerRate: null,
  state: 'active',
  isSupervisor: false,
  supervisorUserId: null,
  openWorkCount: 0,
  wage: { percent: 40, jobRial: null },
  isOwn: false,
};

it('shows a company what it pays each member, and the wages of the month', async () => {
  await opens({
    'team/getteam': { ...NOBODY, team: { companyName: 'Shining Homes', place: 'company' }, lstMember: [MEMBER] },
    'team/getteamdays': DAYS,
    'accounting/getwagemonth': {
      ...NO_WAGES,
      lstMember: [{ userId: 7, fullname: 'Maryam Rezaei', jobCount: 2, wageRial: 3_264_000, openCount: 1 }],
      lstJob: [{ taskid: 1 }],
      sums: { jobCount: 2, wageRial: 3_264_000, openCount: 1 },
    },
  });
  expect(read()).toContain('40% of what the company gets');
  expect(read()).toContain('2 jobs326,400');
  expect(read()).toContain('For 1 job nothing was agreed.');
});

it('says why it did not open, and tries again', async () => {
  await opens({ 'team/getteam': new CallError('TooMuchRequest') });
  expect(read()).toContain(team.failed);
});
