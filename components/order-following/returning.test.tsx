/** @jest-environment jsdom */
import { createRender, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { HOUR_MS } from '@/lib/domain/constants/time-units';

import { Returning } from './returning';
import { summary } from './testing';

jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/',
  useRouter: () => ({ push: jest.fn() }),
  useSearchParams: () => new URLSearchParams(),
}));
jest.mock('uuid', () => ({ v4: () => 'key' }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('@/lib/client/user-account', () => ({ useUserAccount: () => ({ userId: 7 }) }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string]>;
// The page itself brings no words: what is fetched brings its own.
const render = createRender({});
const task = { ...summary, state: 'CONFIRMED' };
const NOW = Date.parse('2026-11-28T05:00:00Z');

async function show(answers: Readonly<Record<string, object>>): Promise<string> {
  const unmarked = { 'bookmark/getbookmarks': { lstService: [], lstWorker: [] } };
  const known: Readonly<Record<string, object>> = { ...unmarked, ...answers };
  call.mockImplementation((name) => Promise.resolve(known[name] ?? {}));
  await render(<Returning />);
  return (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
}
afterEach(unmount);

it('shows a returning customer the running order, and that others run beside it', async () => {
  const lstTask = [{ ...task, taskid: 1, state: 'BIDDING', providerName: '' }, task];
  const text = await show({ 'clean/getallcurrenttaskbyuserid': { lstTask, taskCount: 3 } });
  expect(text).toMatch(/Regular cleaning.*Maryam Ahmadi/);
  expect(text).toContain('2 more orders are under way');
  expect(document.querySelector('h3 a')?.getAttribute('href')).toContain('50001');
});

it('the card of an order on its way says the minutes to the door, whether that is in time, the code, and three ways', async () => {
  const running = { ...task, state: 'EN_ROUTE', startsAtMs: NOW + HOUR_MS };
  const detail = {
    ...running,
    ...{ latitude: 35.7844, longitude: 51.4256, startCode: '8155', contactMobile: '09120000002' },
    ...{ lateness: null, doorWait: null },
  };
  const position = { latitude: 35.8044, longitude: 51.4256, atMs: NOW, isDoubtful: false };
  const answers = {
    'clean/getallcurrenttaskbyuserid': { lstTask: [running], taskCount: 1 },
    'clean/gettaskdetail': { taskDetail: detail },
    'ontheway/getposition': { isOnTheWay: true, position, arrivedAtMs: null, cityid: 1, serverNowMs: NOW },
  };
  const text = await show(answers);
  expect(text).toMatch(/Maryam Ahmadi.? to your door.*about \d+ minutes.*there at about .*on time.*Start code 8155/);
  const ways = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(ways).toEqual(
    expect.arrayContaining([
      'tel:09120000002',
      expect.stringContaining('/user-profile/messages/order/50001/'),
      expect.stringMatching(/taskid=50001#way$/),
    ]),
  );
  await unmount();
  const doubtful = { ...answers['ontheway/getposition'], position: { ...position, isDoubtful: true } };
  expect(await show({ ...answers, 'ontheway/getposition': doubtful })).not.toContain('minutes');
});

it('offers the last order again beside the running one, and not the running one itself', async () => {
  const running = { 'clean/getallcurrenttaskbyuserid': { lstTask: [task], taskCount: 1 } };
  const last = (taskid: number) => ({ 'clean/getlasttask': { lastTask: { ...task, taskid, state: 'COMPLETED' } } });
  const free = { 'clean/getrepeathour': { visit: null } };
  expect(await show({ ...running, ...last(40001), ...free })).toMatch(/Maryam Ahmadi.*Order again/);
  await unmount();
  expect(await show({ ...running, ...last(task.taskid), ...free })).not.toContain('Order again');
});

it('offers a returning customer without a running order the last order again', async () => {
  const text = await show({
    'clean/getallcurrenttaskbyuserid': { lstTask: [], taskCount: 0 },
    'clean/getlasttask': { lastTask: { ...task, state: 'COMPLETED' } },
    'clean/getrepeathour': { visit: null },
  });
  expect(text).toMatch(/Regular cleaning.*Order again/);
});

it('shows a returning customer the own people with their next free hour, and nobody after a parting', async () => {
  const known = { userImage: '', state: 'agreed', lastTaskid: 1, doneTaskCount: 1, apartTaskid: null };
  const maryam = { ...known, userId: 1, fullname: 'Maryam Ahmadi', workerCode: 'PY1' };
  const parted = { ...known, userId: 2, fullname: 'Hossein Karimi', workerCode: 'PY2', apartTaskid: 7 };
  const text = await show({
    'clean/getallcurrenttaskbyuserid': { lstTask: [], taskCount: 0 },
    'clean/getlasttask': { lastTask: null },
    'regular/getpeople': { lstPerson: [maryam, parted] },
    'workerprofile/getDetail': {
      lstFreeDay: [
        { gDate: '2126-11-29', hours: [] },
        { gDate: '2126-11-30', hours: [9, 10] },
      ],
    },
  });
  expect(text).toMatch(/Your people.*Maryam Ahmadi.*9:00/);
  expect(text).not.toContain('Hossein');
  expect(document.querySelector('#own-people + ul a')?.getAttribute('href')).toContain('/yar/PY1/');
});

it('shows nothing to a person without an order', async () => {
  expect(
    await show({
      'clean/getallcurrenttaskbyuserid': { lstTask: [], taskCount: 0 },
      'clean/getlasttask': { lastTask: null },
    }),
  ).toBe('');
});
