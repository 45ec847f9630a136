/** @jest-environment jsdom */
import { getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { useCall } from '@/lib/client/use-call';
import { CallError } from '@/lib/contract/call-error';
import bidding from '@/messages/en/bidding.json';
import common from '@/messages/en/common.json';
import order from '@/messages/en/order.json';

import { FollowOrder } from './follow-order';
import { aBid, aBidding, createStepRender, did, TASK_ID } from './testing';
import { useBidding } from './use-bidding';

jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/',
  useRouter: () => ({ push: jest.fn() }),
  useSearchParams: () => new URLSearchParams(),
}));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('@/lib/client/alerts/use-order-events', () => ({ useOrderEvents: () => undefined }));

// Told what to answer by name; the contract's types would want every field of every answer.
const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;
const renderStep = createStepRender({ bidding, common, order });
const text = () => document.body.textContent ?? '';

const task = {
  taskid: TASK_ID,
  reqId: 10_001,
  reqcode: '18784272',
  srvcattypeid: 1202,
  gDate: '2026-11-26',
  startHour: 9,
  endHour: 11,
  deliveryStreet: 'Maghsoudbeyk 12',
  deliveryPlace: 'Tehran, Tajrish',
  userDescription: 'Two shelves',
  moreImageUrls: [],
  payableRial: 0,
  paymentExpiresAtMs: null,
};

let taskState: string | CallError;
let room = aBidding();
beforeEach(() => {
  for (const mock of [call, ...Object.values(did)]) mock.mockReset();
  taskState = 'BIDDING';
  room = aBidding();
  call.mockImplementation(async (name) => {
    if (name !== 'clean/gettaskdetail') return room;
    if (taskState instanceof CallError) throw taskState;
    return { taskDetail: { ...task, state: taskState } };
  });
});
afterEach(() => unmount());

function Asking() {
  const detail = useCall('clean/gettaskdetail', { taskid: TASK_ID });
  const bids = useBidding(TASK_ID);
  const askAgain = () => void Promise.all([detail.mutate(), bids.mutate()]);
  return (
    <button type="button" onClick={askAgain}>
      ask again
    </button>
  );
}

const opens = () =>
  renderStep(
    <>
      <Asking />
      <FollowOrder taskId={TASK_ID}>the step</FollowOrder>
    </>,
  );
const lastPhase = () => (did.save.mock.lastCall as [{ placed: { phase: string } }] | undefined)?.[0].placed.phase;

it('an order that was placed elsewhere is gone on with here, by what the server says of it', async () => {
  await opens();
  expect(did.show).toHaveBeenCalledWith(
    expect.objectContaining({ srvcattypeid: 1202, description: 'Two shelves', locationName: 'Tehran, Tajrish' }),
  );
});

it('the browser keeps which order it is and how far it is, and nothing else of what the server says', async () => {
  await opens();
  const placed = { reqid: 10_001, taskid: TASK_ID, reqcode: '18784272', phase: 'bidding' };
  expect(did.save.mock.calls).toEqual([[{ placed }]]);
});

it('two answers of which one is older change nothing: the choice that was just made stays', async () => {
  await opens();
  did.show.mockReset();
  did.save.mockReset();
  room = aBidding({ state: 'PENDING_PAYMENT', chosenSgid: 1, lstSuggestion: [aBid()] });
  await press(getButton('ask again'));
  expect([did.show, did.save].filter((mock) => mock.mock.calls.length > 0)).toEqual([]);
  taskState = 'PENDING_PAYMENT';
  await press(getButton('ask again'));
  expect([lastPhase(), did.show.mock.lastCall?.[0]]).toEqual(['chosen', expect.objectContaining({ suggestionId: 1 })]);
});

it('once it is paid, wherever, step 6 shows it', async () => {
  taskState = 'AWAITING_PROVIDER';
  room = aBidding({ state: 'AWAITING_PROVIDER' });
  await opens();
  expect(did.finish).toHaveBeenCalledWith(expect.objectContaining({ taskid: TASK_ID, phase: 'settled' }));
});

it('somebody else’s order says so, with the way to one’s own', async () => {
  taskState = new CallError('not-yours');
  await opens();
  expect(text()).toContain(bidding.failed);
  expect(document.querySelector('a')?.textContent).toBe(bidding.toOrders);
});
