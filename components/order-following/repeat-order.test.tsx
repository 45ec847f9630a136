/** @jest-environment jsdom */
import { createRender, findButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { listDraftPlaces, readDraftText } from '@/lib/client/order-draft';
import { findStoredDraft } from '@/lib/funnel/draft-storage';
import { toRepeatedDraft } from '@/lib/funnel/draft';
import type { FormerOrder } from '@/lib/funnel/field';
import { STEPS } from '@/lib/funnel/steps';
import orders from '@/messages/en/order-following.json';

import { AgainWith } from './repeat-order';

const push = jest.fn<void, [href: string]>();
jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), useRouter: () => ({ push }) }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;
const render = createRender({ 'order-following': orders });
const former = {
  seopath: 'house-cleaning',
  draft: {
    serviceEnum: 'cleaning',
    srvcategoryid: 3,
    srvcattypeid: 301,
    deliveryaddrid: 5,
    locationid: 1001,
    moreImageIds: [],
    petTypes: [],
    extras: [],
    moreTypeIds: [],
    clothes: [],
    carpets: [],
    upholstery: [],
    testIds: [],
    persons: [],
    heavyPieces: [],
    hasPacking: false,
    plan: 'once',
    frequency: 1,
    cleaningHours: 3,
    description: '',
  },
  hourCount: 3,
  moreImageUrls: [],
  descriptionImageUrl: null,
  descriptionAudioUrl: null,
  address: { cityid: 1, text: 'Maghsoudbeyk 12', locationName: 'Tehran, Tajrish' },
  destination: null,
  formerProvider: { userId: 202, fullname: 'Maryam' },
  formerPayment: { way: 'cash', ipgId: 3 },
} satisfies Partial<FormerOrder> as unknown as FormerOrder;
const visit = {
  gDate: '2026-12-02',
  deliverytimeid: 9,
  startHour: 9,
  endHour: 12,
  provider: { userId: 202, merchantId: 202, fullname: 'Maryam', userImage: '', takesCash: true },
};
const show = async (answer: object) => {
  call.mockImplementation(async (name) => (name === 'clean/getrepeathour' ? answer : former));
  await render(<AgainWith task={{ taskid: 7 }} />);
  return [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith('Again with'));
};

beforeEach(() => localStorage.clear());
afterEach(unmount);

it('names who came and the hour, and leads in one press to the pre-invoice with all of it and the payment answered', async () => {
  const button = await show({ visit });
  if (!button) throw new Error('There is an hour to order.');
  expect(button.textContent).toMatch(/Maryam.*Wednesday.*9:00/);
  await press(button);
  expect(push.mock.calls[0]?.[0]).toContain(`order-step=${STEPS.preFactor}`);
  const [place] = listDraftPlaces();
  expect(findStoredDraft(place ? readDraftText(place) : null)).toEqual({
    ...toRepeatedDraft(former),
    gDate: '2026-12-02',
    deliverytimeid: 9,
    startHour: 9,
    visitHours: 3,
    workerUserId: 202,
    merchantid: 202,
    providerName: 'Maryam',
    providerTakesCash: true,
    paymentWay: 'cash',
    ipgId: 3,
  });
});

it('is not there where that hour is not free', async () => {
  expect(await show({ visit: null })).toBeUndefined();
  expect(findButton(orders.last.repeat)).toBeUndefined();
});
