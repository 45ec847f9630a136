/** @jest-environment jsdom */
import { createRender, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { keepOfflineAnswer, readOfflineText } from '@/lib/client/offline/offline-answers';
import { account } from '@/lib/client/testing';
import { storeUserAccount } from '@/lib/client/user-account';
import type { CallAnswer } from '@/lib/contract';

import { useKeptDay } from './keep-day';

jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/',
  useRouter: () => ({}),
}));

const render = createRender({});
const { userId } = account;
const ORDERED = 50_001;
const FORMER_WORK = 50_002;
const TODAY = 50_003;

function Dashboard() {
  useKeptDay(dashboard);
  return null;
}
// The rest of a dashboard is not read here.
const dashboard = { lstToday: [{ taskid: TODAY }], lstNext: [] } as unknown as CallAnswer<'expert/getdashboard'>;

const keeps = (taskid: number, sums: object | null) =>
  keepOfflineAnswer(userId, 'clean/gettaskdetail', { taskid }, { taskDetail: { taskid, sums } } as never);
const isKept = (taskid: number) => readOfflineText(userId, 'clean/gettaskdetail', { taskid }) !== null;

afterEach(() => unmount());

it('a professional’s dashboard forgets the works that left it, and keeps what the same person has ordered', async () => {
  window.localStorage.clear();
  storeUserAccount(account);
  jest.mocked(callFromBrowser).mockResolvedValue({ taskDetail: { taskid: TODAY, sums: null } } as never);
  keeps(ORDERED, { dueRial: 0 });
  keeps(FORMER_WORK, null);
  await render(<Dashboard />);
  expect([ORDERED, FORMER_WORK, TODAY].map(isKept)).toEqual([true, false, true]);
});
