/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import words from '@/messages/en/alerts.json';

import { DEAF_MS } from './accept-slide';
import { AlertDialog } from './alert-dialog';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('uuid', () => ({ v4: () => 'a-key' }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('./alert-sound', () => ({
  isSoundAllowed: () => true,
  allowSound: jest.fn(),
  startRinging: () => jest.fn(),
}));

const TASK = 50_001;
const travel = { metres: 3400, minutes: 9, from: 'base', isEstimate: true };
const taskDetail = {
  taskid: TASK,
  state: 'AWAITING_PROVIDER',
  kind: 'cleaning',
  serviceTypeName: 'Regular',
  deliveryPlace: 'Tehran, Tajrish',
  gDate: '2026-11-30',
  startHour: 9,
  endHour: 12,
  startsAtMs: 0,
  arrivesUntilMs: null,
  answerDueAtMs: null,
  serverNowMs: 0,
  pay: null,
  bidding: null,
  moves: ['accept', 'decline'],
  timeline: [],
  travel: null,
};
const lstMember = [
  { userId: 7, fullname: 'Leila Nazari', userImage: null, workerRate: 4.8, travel, isFree: true },
  { userId: 8, fullname: 'Omid Salehi', userImage: null, workerRate: null, travel: null, isFree: true },
  { userId: 9, fullname: 'Reza Nouri', userImage: null, workerRate: 5, travel: null, isFree: false },
];
const ANSWERS: Readonly<Record<string, unknown>> = {
  'clean/gettaskdetail': { taskDetail },
  'team/getteam': { team: { companyName: 'Shining Homes', place: 'company' } },
  'team/getfreemember': { lstMember },
};

const render = createRender(fillNumbers({ alerts: words }, 'en'));
const onSee = jest.fn();
const says = () => document.querySelector('[role=alertdialog]')?.textContent ?? '';

async function rings(answers: Readonly<Record<string, unknown>> = {}): Promise<void> {
  jest.mocked(callFromBrowser).mockImplementation((async (name: string) => {
    const answer = { ...ANSWERS, ...answers }[name];
    if (answer instanceof Error) throw answer;
    return answer ?? {};
  }) as never);
  await render(
    <AlertDialog
      title="New work"
      text="A customer has chosen you."
      taskId={TASK}
      isChosen={false}
      isOver={false}
      others={[]}
      onLater={jest.fn()}
      onSee={onSee}
      onDeclined={onSee}
    />,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, DEAF_MS)));
}

beforeEach(() => jest.clearAllMocks());
afterEach(() => unmount());

it('a company accepts and hands the job to the nearest free member with one slide', async () => {
  await rings();
  expect(says()).toContain('About 3.4 km, 9 min away (an estimate) · 4.8 out of 5');
  expect(says()).not.toContain('Reza Nouri');
  await press(getButton('Accept, Leila Nazari goes'));
  await press(getButton(words.accept.confirm));
  expect(callFromBrowser).toHaveBeenCalledWith('team/assignwork', { taskid: TASK, userId: 7 });
  expect(onSee).toHaveBeenCalledTimes(1);
});

it('a company that decides later accepts alone, and the job waits for somebody', async () => {
  await rings();
  await press(document.querySelector<HTMLElement>('input[type=radio][value="0"]') ?? document.body);
  await press(getButton(words.accept.label));
  await press(getButton(words.accept.confirm));
  expect(onSee).toHaveBeenCalledTimes(1);
  expect(callFromBrowser).not.toHaveBeenCalledWith('team/assignwork', expect.anything());
});

it('where the member is taken by now, the job is accepted and its page leads on', async () => {
  await rings({ 'team/assignwork': new CallError('provider-not-free') });
  await press(getButton('Accept, Leila Nazari goes'));
  await press(getButton(words.accept.confirm));
  expect(onSee).toHaveBeenCalledTimes(1);
});

it('a worker of a team is asked for nobody', async () => {
  await rings({ 'team/getteam': { team: { companyName: 'Shining Homes', place: 'worker' } } });
  expect(says()).not.toContain(words.team.legend);
  expect(getButton(words.accept.label)).toBeDefined();
});
