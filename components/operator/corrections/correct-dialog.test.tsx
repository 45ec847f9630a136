/** @jest-environment jsdom */
import { createRender, enter, getButton, press, readPage, toServer, unmount } from '@/components/operator/testing';
import common from '@/messages/en/common.json';
import corrections from '@/messages/en/corrections.json';
import desk from '@/messages/en/desk.json';

import { CorrectDialog, type Booking } from './correct-dialog';

const call = toServer();
const PLAN = { rial: 0, nowRial: 900, isPossible: true, needsSecond: false, lstAccount: [] };
const done = jest.fn();
let plan = PLAN;

beforeEach(() => {
  jest.clearAllMocks();
  plan = PLAN;
  call.mockImplementation(async (name) =>
    name === 'operator/plancorrection' ? { plan } : { waits: plan.needsSecond },
  );
});
afterEach(unmount);

const asks = (name: string) => call.mock.calls.filter(([asked]) => asked === name);
/** The dialog's own button, not the heading of this name. */
const correct = () => press(getButton(corrections.correct));

async function opens(): Promise<void> {
  const booking = { postingid: 5, rial: 900 } as unknown as Booking;
  await createRender({ common, corrections, desk })(
    <CorrectDialog booking={booking} onDone={done} onClose={jest.fn()} />,
  );
  await enter(document.querySelector('textarea') as HTMLTextAreaElement, 'Booked twice by mistake');
}

it('corrects nothing before the accounts were shown, and says so', async () => {
  await opens();
  await correct();
  expect(readPage()).toContain(corrections.showFirst);
  expect(asks('operator/correctbooking')).toEqual([]);
});

it('corrects with the sum that was shown, so that a booking which changed meanwhile is refused', async () => {
  await opens();
  await press(getButton(corrections.show));
  await correct();
  expect(asks('operator/correctbooking')).toEqual([
    ['operator/correctbooking', { postingid: 5, rial: 0, seenRial: 900, reason: 'Booked twice by mistake' }],
  ]);
  expect(readPage()).toContain(desk.decision.recorded);
  expect(done).toHaveBeenCalledTimes(1);
});

it('is not sent where an account has not enough, and says why', async () => {
  plan = { ...PLAN, isPossible: false };
  await opens();
  await press(getButton(corrections.show));
  expect(readPage()).toContain(corrections.impossible);
  await correct();
  expect(asks('operator/correctbooking')).toEqual([]);
});

it('says before and after that a large difference waits for a second operator', async () => {
  plan = { ...PLAN, needsSecond: true };
  await opens();
  await press(getButton(corrections.show));
  expect(readPage()).toContain(corrections.second);
  await correct();
  expect(readPage()).toContain(desk.decision.waits);
});
