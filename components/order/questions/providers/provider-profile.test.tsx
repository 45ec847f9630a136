/** @jest-environment jsdom */
import { createRender, unmount } from '@/components/forms/testing';
import type { FreeProvider } from '@/components/shared/provider-facts';
import { callFromBrowser } from '@/lib/client/browser';
import common from '@/messages/en/common.json';
import order from '@/messages/en/order.json';
import ratings from '@/messages/en/ratings.json';

import { ProviderProfile } from './provider-profile';

jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/',
  useRouter: () => ({}),
}));

const render = createRender({ order, ratings, common });
const provider = {
  userId: 7,
  fullname: 'Maryam Karimi',
  userImage: '',
  workerCode: '1004',
  workerRate: 4.9,
  reviewCount: 128,
  doneTaskCount: 300,
  price: 5_000_000,
  gender: 'female',
  workerGrade: null,
  merchantName: '',
  lstCertificate: [],
} as unknown as FreeProvider;

const reads = (lstStarCount: readonly number[]) =>
  jest.mocked(callFromBrowser).mockResolvedValue({ aboutWorker: '', reviews: [], lstStarCount } as never);
const heads = () => [...document.querySelectorAll('th')].map(({ textContent }) => textContent);

afterEach(() => unmount());

it('a profile shows how the stars are distributed, the best first, and no bars of too few reviews', async () => {
  reads([0, 0, 1, 7, 120]);
  await render(<ProviderProfile provider={provider} />);
  expect(heads()).toEqual(['5 stars', '4 stars', '3 stars', '2 stars', '1 star']);
  expect(document.querySelector('tr')?.textContent).toContain('120');
  await unmount();
  reads([]);
  await render(<ProviderProfile provider={{ ...provider, workerCode: '1005' }} />);
  expect(heads()).toEqual([]);
});
