/** @jest-environment jsdom */
import { createRender, unmount } from '@/components/forms/testing';
import orders from '@/messages/en/order-following.json';

import { summary } from '../testing';
import type { HeroProps } from './hero-props';
import { WaitingHero } from './waiting-hero';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), usePathname: () => '/en/' }));

const render = createRender({ 'order-following': orders });
const PLACE = { deliveryPlace: 'Tehran, Tajrish', deliveryStreet: 'Maghsoudbeyk, No. 12', workerCode: 'PY1' };
const NIGHT = Date.parse('2026-11-27T19:30:00Z');
const MORNING = Date.parse('2026-11-28T05:30:00Z');

async function show(serverNowMs: number): Promise<string> {
  const task = {
    ...summary,
    state: 'AWAITING_PROVIDER',
    startsAtMs: Date.parse('2026-11-29T13:30:00Z'),
    answerDueAtMs: Date.parse('2026-11-28T07:00:00Z'),
    serverNowMs,
    timeline: [],
    ...PLACE,
    completesAtMs: null,
  } as unknown as HeroProps['task'];
  await render(<WaitingHero task={task} onChange={() => undefined} />);
  return document.body.textContent ?? '';
}
const isGrey = () => document.querySelector('circle.stroke-stone-500') !== null;

afterEach(unmount);

it('in the night the time to answer stands still: the ring is grey, and the page says from when it counts again', async () => {
  expect(await show(NIGHT)).toContain('counts again from 08:00');
  expect(isGrey()).toBe(true);
});

it('by day the ring counts', async () => {
  expect(await show(MORNING)).not.toContain('counts again');
  expect(isGrey()).toBe(false);
});

it('the person who was asked has a name and a page, and the visit a day and the plate of the door', async () => {
  const text = await show(MORNING);
  expect(document.querySelector('a[href*="PY1"]')?.textContent).toBe('Maryam Ahmadi');
  expect(text).toMatch(/12Saturday.*Tehran, Tajrish.*Maghsoudbeyk/);
});
