/** @jest-environment jsdom */
import { createRender, unmount } from '@/components/forms/testing';
import { markFollowedLink } from '@/lib/client/followed-link';
import orders from '@/messages/en/order-following.json';

import { OrderHero } from './hero/order-hero';
import { OrderHistory } from './order-history';
import type { TaskDetail } from './task-detail';

jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/',
  useRouter: () => ({}),
}));

const render = createRender({ 'order-following': orders });
const AT_MS = Date.parse('2026-11-28T05:30:00Z');
/** As much of an order as its history and its heading read. */
const task = {
  taskid: 50_001,
  kind: 'cleaning',
  seopath: 'house-cleaning',
  serviceName: 'House cleaning',
  serviceTypeName: 'Regular cleaning',
  gDate: '2026-11-28',
  startHour: 9,
  endHour: 12,
  absence: null,
  completesAtMs: null,
  dispute: null,
  moves: [],
} as unknown as TaskDetail;

const after = (move: string, state: string) =>
  ({
    ...task,
    state,
    timeline: [
      { state: 'AWAITING_PROVIDER', move: 'place', atMs: AT_MS },
      { state, move, atMs: AT_MS },
    ],
  }) as TaskDetail;

afterEach(unmount);

it('the time line says where the order stands, also where its customer has to choose somebody else', async () => {
  const readCurrent = async (move: string, state: string) => {
    await render(<OrderHistory task={after(move, state)} />);
    const found = [...document.querySelectorAll('[aria-current="step"]')].map(
      (step) => step.querySelector('p')?.textContent,
    );
    await unmount();
    return found;
  };
  expect(await readCurrent('accept', 'CONFIRMED')).toHaveLength(1);
  expect(await readCurrent('decline', 'DECLINED')).toHaveLength(1);
  expect(await readCurrent('dispute', 'DISPUTED')).toHaveLength(1);
  expect(await readCurrent('cancel', 'CANCELLED_BY_CUSTOMER')).toEqual([]);
});

// The last test: what it says lasts for as long as the document.
it('a reader who came by a link of the site begins at the order', async () => {
  markFollowedLink();
  await render(<OrderHero task={after('cancel', 'CANCELLED_BY_CUSTOMER')} onChange={() => undefined} />);
  expect(document.activeElement?.textContent).toBe('Regular cleaning');
});
