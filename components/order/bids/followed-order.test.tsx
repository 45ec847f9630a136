/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { createDraft, type OrderDraft } from '@/lib/funnel/draft';
import { encodeDraft, findStoredDraft } from '@/lib/funnel/draft-storage';
import { STEPS } from '@/lib/funnel/steps';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import account from '@/messages/en/account.json';
import bidding from '@/messages/en/bidding.json';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import order from '@/messages/en/order.json';
import units from '@/messages/en/units.json';

import { OrderFunnel } from '../shell/order-funnel';
import type { OrderService } from '../state/order-service';
import { aBid, aBidding, TASK_ID } from './testing';

jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/services/handyman/',
  useRouter: () => ({ push: jest.fn() }),
  useSearchParams: () => new URLSearchParams(window.location.search),
}));
jest.mock('uuid', () => ({ v4: () => '00000000-0000-4000-8000-000000000000' }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('@/lib/client/alerts/use-order-events', () => ({ useOrderEvents: () => undefined }));
jest.mock('@/lib/client/user-account', () => ({ useUserAccount: () => ({ userId: 1 }) }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string]>;
const KEPT = `pelakfan.followed-order.handyman/${TASK_ID}`;
const PLACED = { reqid: 10_001, taskid: TASK_ID, reqcode: '18784272', phase: 'chosen' } as const;
const TASK = {
  ...{ taskid: TASK_ID, reqId: 10_001, reqcode: '18784272', state: 'PENDING_PAYMENT', srvcattypeid: 1202 },
  ...{
    gDate: '2026-11-26',
    startHour: 9,
    endHour: 11,
    hourCount: 2,
    lines: [],
    timeline: [],
    moreImageUrls: [],
    urgency: 'can-wait',
  },
  ...{ deliveryStreet: 'Maghsoudbeyk 12', deliveryPlace: 'Tehran, Tajrish', userDescription: 'Two shelves' },
  ...{ priceRial: 4_000_000, walletRial: 0, payableRial: 4_000_000, paymentExpiresAtMs: null, serverNowMs: 0 },
};
const SERVICE: OrderService = {
  ...{ categoryId: 12, kind: 'task', seopath: 'handyman', name: 'Handyman', grades: [], pictureUrl: '' },
  types: [{ id: 1202, kind: 'task', name: 'Shelves', description: '', seopath: 'shelves', fromPriceRial: null }],
  ...{ minimumHours: 2, carBodyTypes: [], activeCityIds: [1] },
};

const readKept = () => findStoredDraft(window.localStorage.getItem(KEPT)) as OrderDraft;

/** The pre-invoice of the order, opened from its address with this much of it in the browser. */
async function reloads(kept: Partial<OrderDraft>): Promise<void> {
  const draft = { ...createDraft({ serviceEnum: 'task', srvcategoryid: 12 }), srvcattypeid: 1202, ...kept };
  window.localStorage.setItem(KEPT, encodeDraft(draft));
  const query = `order-step=${STEPS.preFactor}&task=${TASK_ID}`;
  window.history.replaceState(null, '', `/en/services/handyman/?${query}`);
  const room = aBidding({ state: 'PENDING_PAYMENT', chosenSgid: 1, lstSuggestion: [aBid()] });
  const answers: Readonly<Record<string, unknown>> = {
    'clean/gettaskdetail': { taskDetail: TASK },
    'suggestion/getallsuggestion4task': room,
    'wallet/getaccountbalance': { balanceRial: 0, giftRial: 0 },
    'gift/verifygift': { giftRial: 0 },
  };
  call.mockImplementation((name) => (name in answers ? Promise.resolve(answers[name]) : new Promise(() => undefined)));
  await createRender(fillNumbers({ account, bidding, common, errors, order, units }, 'en'))(
    <OrderFunnel
      service={SERVICE}
      preset={{ typeId: null, hours: null, mode: null, carTypeId: null, worker: null }}
      query={query}
      mapTiles={null}
      firstPrice={null}
      login={{} as never}
      lastOrder={() => null}
      closedCity={null}
    />,
  );
  // The parts of a step are fetched when they are reached.
  for (let looks = 0; looks < 100 && !document.body.textContent?.includes('Maryam'); looks += 1)
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
}

afterEach(unmount);

it('a reload at the pre-invoice stays there and shows the chosen bid, which the browser has not kept', async () => {
  await reloads({ placed: PLACED, hasBids: true });
  expect(new URLSearchParams(window.location.search).get('order-step')).toBe(String(STEPS.preFactor));
  expect(document.body.textContent).toContain('Maryam Ahmadi');
  expect(readKept()).toMatchObject({ placed: PLACED, suggestionId: null, providerName: null, description: null });
});
