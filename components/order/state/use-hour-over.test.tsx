/** @jest-environment jsdom */
import { createRender, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';
import { MINIMUM_LEAD_MS } from '@/lib/domain/constants/orders';
import { toInstantMs } from '@/lib/domain/site/jalali-date';
import { createDraft } from '@/lib/funnel/draft';
import { KINDS } from '@/lib/funnel/kinds';

import { OrderProvider, type Order } from './order-context';
import { useIsHourOver } from './use-hour-over';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), usePathname: () => '/en/' }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;
const render = createRender({});
const DAY = '2026-11-28';

function Shown() {
  return <p>{useIsHourOver() ? 'over' : 'open'}</p>;
}

async function show(answer: () => Promise<unknown>, followedTaskId: number | null = null) {
  call.mockImplementation(answer);
  jest.spyOn(Date, 'now').mockReturnValue(toInstantMs(DAY, 9) - MINIMUM_LEAD_MS);
  const draft = {
    ...createDraft({ serviceEnum: 'cleaning', srvcategoryid: 3 }),
    ...{ srvcattypeid: 301, locationid: 1001, gDate: DAY, deliverytimeid: 9, startHour: 9, cleaningHours: 3 },
  };
  const known = {
    draft,
    followedTaskId,
    kind: 'cleaning',
    walk: { flow: KINDS.cleaning.flow, facts: {}, draft },
    service: { activeCityIds: [1], categoryId: 3, kind: 'cleaning', types: [] },
    price: { answer: { priceRial: 9_600_000, discountRial: 0, needHour: 3 }, isLoading: false, error: null },
  } as unknown as Order;
  await render(
    <OrderProvider order={known}>
      <Shown />
    </OrderProvider>,
  );
  return document.body.textContent;
}

afterEach(async () => {
  await unmount();
  jest.restoreAllMocks();
  call.mockReset();
});

it('an hour that the server refuses as well is over, and so is one while nobody can be asked', async () => {
  expect(await show(() => Promise.reject(new CallError('slot-expired')))).toBe('over');
  await unmount();
  expect(await show(() => Promise.reject(new CallError('network-failed')))).toBe('over');
});

it('an hour that the server still takes is open, whatever the clock of this computer says', async () => {
  expect(await show(async () => ({ lstServiceProvider: [], nextCursor: null, earliest: null }))).toBe('open');
});

it('an order that is placed already keeps its hour while it is paid', async () => {
  expect(await show(() => Promise.reject(new CallError('slot-expired')), 50_001)).toBe('open');
  expect(call).not.toHaveBeenCalled();
});
