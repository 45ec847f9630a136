/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, getButton, press, unmount } from '@/components/forms/testing';
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
  types: [
    {
      ...{ id: 1202, kind: 'task', name: 'Shelves', description: '', seopath: 'shelves' },
      ...{ fromPriceRial: null, usualFromRial: 3_500_000 },
    },
  ],
  ...{ minimumHours: 2, carBodyTypes: [], activeCityIds: [1] },
};

const readKept = () => findStoredDraft(window.localStorage.getItem(KEPT)) as OrderDraft;

const CHOSEN = aBidding({ state: 'PENDING_PAYMENT', chosenSgid: 1, lstSuggestion: [aBid()] });
let room = CHOSEN;
let task: object = TASK;

function answer(name: string): Promise<unknown> {
  if (name === 'clean/gettaskdetail') return Promise.resolve({ taskDetail: task });
  if (name === 'suggestion/getallsuggestion4task') return Promise.resolve(room);
  if (name === 'wallet/getaccountbalance') return Promise.resolve({ balanceRial: 0 });
  if (name === 'gift/verifygift') return Promise.resolve({ giftRial: 0 });
  if (name !== 'suggestion/selectsuggestionbyuser') return new Promise(() => undefined);
  [room, task] = [CHOSEN, TASK];
  return Promise.resolve({ suggestion: aBid(), payableRial: 4_000_000, paymentExpiresAtMs: 9 });
}

const text = () => document.body.textContent ?? '';
const step = () => Number(new URLSearchParams(window.location.search).get('order-step'));

/** The parts of a step are fetched when they are reached. */
async function waitFor(words: string): Promise<void> {
  for (let looks = 0; looks < 100 && !text().includes(words); looks += 1)
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(text()).toContain(words);
}

/** A step of the order, opened from its address with this much of it in the browser. */
async function opens(asked: number, kept: Partial<OrderDraft>): Promise<void> {
  const draft = { ...createDraft({ serviceEnum: 'task', srvcategoryid: 12 }), srvcattypeid: 1202, ...kept };
  window.localStorage.setItem(KEPT, encodeDraft(draft));
  const query = `order-step=${asked}&task=${TASK_ID}`;
  window.history.replaceState(null, '', `/en/services/handyman/?${query}`);
  call.mockImplementation(answer);
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
}

beforeEach(() => {
  window.scrollTo = () => undefined;
  [room, task] = [CHOSEN, TASK];
});
afterEach(unmount);

it('a reload at the pre-invoice stays there and shows the chosen bid, which the browser has not kept', async () => {
  await opens(STEPS.preFactor, { placed: PLACED, hasBids: true });
  await waitFor('Maryam Ahmadi');
  expect(step()).toBe(STEPS.preFactor);
  expect(readKept()).toMatchObject({ placed: PLACED, suggestionId: null, providerName: null, description: null });
});

it('a choice leads to the pre-invoice at once and stays there', async () => {
  [room, task] = [aBidding({ lstSuggestion: [aBid()] }), { ...TASK, state: 'BIDDING' }];
  await opens(STEPS.selectWorker, { placed: { ...PLACED, phase: 'bidding' }, hasBids: true });
  await waitFor(bidding.choice.title);
  await press(getButton(bidding.choice.take));
  await waitFor(bidding.choose.confirm);
  await press(getButton(bidding.choose.confirm));
  await waitFor(order.invoice.title);
  expect([step(), readKept().placed?.phase]).toEqual([STEPS.preFactor, 'chosen']);
});
