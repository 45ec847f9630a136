/** @jest-environment jsdom */
import { createRender, unmount } from '@/components/forms/testing';
import { DISPUTE_LAST_CALL_MS } from '@/lib/domain/constants/orders';
import { MINUTE_MS } from '@/lib/domain/constants/time-units';
import dispute from '@/messages/en/dispute.json';
import photos from '@/messages/en/photos.json';

import type { DisputeCase } from './dispute-shape';
import { DisputeTurn } from './dispute-state';
import { DisputeVoices } from './dispute-voices';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), usePathname: () => '/en/' }));

const render = createRender({ dispute, photos });
const NOW_MS = Date.UTC(2026, 10, 30, 9);
const disputed = {
  state: 'open',
  turn: 'provider',
  askedRial: 2_400_000,
  dueAtMs: NOW_MS + DISPUTE_LAST_CALL_MS,
  visitAtMs: null,
  lstEntry: [],
  lstPhoto: [
    { photoid: 1, side: 'customer', fileurl: '/stain.jpg', addedAtMs: NOW_MS },
    { photoid: 2, side: 'provider', fileurl: '/own.jpg', addedAtMs: NOW_MS },
  ],
  lstWorkPhoto: [
    { photoid: 3, moment: 'before', fileurl: '/before.jpg', takenAtMs: NOW_MS },
    { photoid: 4, moment: 'after', fileurl: '/after.jpg', takenAtMs: NOW_MS },
  ],
  worker: null,
  serverNowMs: NOW_MS,
} as unknown as DisputeCase;
const isUrgent = () => document.querySelector('circle.stroke-pomegranate-600') !== null;

afterEach(() => unmount());

it('the customer’s photos stand beside those of before the work and after it', async () => {
  await render(<DisputeVoices dispute={disputed} side="provider" />);
  const strips = [...document.querySelectorAll('ul')].map((strip) => ({
    photos: [...strip.querySelectorAll('img')].map((photo) => photo.getAttribute('src')),
    text: strip.textContent,
  }));
  expect(strips.map((strip) => strip.photos)).toEqual([['/stain.jpg', '/before.jpg', '/after.jpg'], ['/own.jpg']]);
  for (const name of [dispute.sides.customer, dispute.moments.before, dispute.moments.after])
    expect(strips[0]?.text).toContain(name);
});

it('the ring of the time to answer is red in its last hours alone', async () => {
  await render(<DisputeTurn dispute={disputed} side="provider" />);
  expect(isUrgent()).toBe(false);
  await unmount();
  await render(<DisputeTurn dispute={{ ...disputed, serverNowMs: NOW_MS + MINUTE_MS }} side="provider" />);
  expect(isUrgent()).toBe(true);
});
