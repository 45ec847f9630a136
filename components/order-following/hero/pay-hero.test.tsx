/** @jest-environment jsdom */
import { createRender, unmount } from '@/components/forms/testing';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import order from '@/messages/en/order.json';
import orders from '@/messages/en/order-following.json';

import { summary } from '../testing';
import type { HeroProps } from './hero-props';
import { PayHero } from './pay-hero';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), usePathname: () => '/en/' }));

const PLACE = { deliveryPlace: 'Tehran, Tajrish', deliveryStreet: '', workerCode: 'PY1' };
const render = createRender(fillNumbers({ order, 'order-following': orders }, 'en'));

afterEach(unmount);

it('the face of the person who would come is in the ring of the time to pay', async () => {
  const person = { providerName: 'Ali Rahimi', providerImage: '/uploads/ali.webp' };
  const times = { serverNowMs: 0, paymentExpiresAtMs: 60_000, timeline: [], completesAtMs: null, ...PLACE };
  const task = { ...summary, ...times, ...person, state: 'PENDING_PAYMENT' } as unknown as HeroProps['task'];
  await render(<PayHero task={task} onChange={() => undefined} />);
  expect(document.querySelector('img')?.getAttribute('src')).toContain('/uploads/ali.webp');
});

it.each([
  [301, ''],
  [299, 'Time to pay: 5 min left'],
  [119, 'Time to pay: 2 min left'],
])('a listener on the order’s own page is told the time that is left to pay: %i s, “%s”', async (seconds, said) => {
  const times = { serverNowMs: 0, paymentExpiresAtMs: seconds * 1000 + 500 };
  const task = {
    ...summary,
    ...times,
    state: 'PENDING_PAYMENT',
    timeline: [],
    ...PLACE,
    completesAtMs: null,
  } as unknown as HeroProps['task'];
  await render(<PayHero task={task} onChange={() => undefined} />);
  expect(document.querySelector('[role="status"]')?.textContent?.replaceAll('\u00a0', ' ')).toBe(said);
});
