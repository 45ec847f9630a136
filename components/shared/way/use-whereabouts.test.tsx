/** @jest-environment jsdom */
import { createRender, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { keepOfflineAnswer } from '@/lib/client/offline/offline-answers';
import { account } from '@/lib/client/testing';
import { storeUserAccount } from '@/lib/client/user-account';
import { CallError } from '@/lib/contract/call-error';
import { OFFLINE_ORDER_MS } from '@/lib/domain/constants/orders';
import { MINUTE_MS } from '@/lib/domain/constants/time-units';

import { useWhereabouts } from './use-whereabouts';

jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), usePathname: () => '/en/' }));

const render = createRender({});
const call = jest.mocked(callFromBrowser);
const input = { taskid: 50_001 };
const PLACE = { latitude: 35.8, longitude: 51.4, atMs: 1_000_000, isDoubtful: false };
const known = { position: PLACE, arrivedAtMs: null, serverNowMs: PLACE.atMs, cityid: 1 };

function Place() {
  const whereabouts = useWhereabouts(input.taskid);
  return <p>{whereabouts?.position ? `${(whereabouts.serverNowMs - PLACE.atMs) / MINUTE_MS} minutes` : 'nowhere'}</p>;
}
const shown = () => document.querySelector('p')?.textContent;

/** The place was read as long ago, and the network is away. */
async function opensLater(passedMs: number): Promise<void> {
  const keptAtMs = Date.now();
  keepOfflineAnswer(account.userId, 'ontheway/getposition', input, known as never);
  jest.spyOn(Date, 'now').mockReturnValue(keptAtMs + passedMs);
  call.mockRejectedValue(new CallError('UnknownError'));
  await render(<Place />);
}

beforeEach(() => {
  window.localStorage.clear();
  storeUserAccount(account);
});
afterEach(async () => {
  await unmount();
  jest.restoreAllMocks();
});

it('without a network the last place of who comes stays, as old as it is by now', async () => {
  await opensLater(4 * MINUTE_MS);
  expect(shown()).toBe('4 minutes');
});

it('a place of last week is nowhere', async () => {
  await opensLater(OFFLINE_ORDER_MS);
  expect(shown()).toBe('nowhere');
});

it('a place that is no longer the reader’s to see is forgotten', async () => {
  keepOfflineAnswer(account.userId, 'ontheway/getposition', input, known as never);
  call.mockRejectedValue(new CallError('not-yours'));
  await render(<Place />);
  expect(shown()).toBe('nowhere');
  expect(JSON.stringify(window.localStorage)).not.toContain('getposition');
});
