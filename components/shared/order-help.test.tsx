/** @jest-environment jsdom */
import { createRender, unmount } from '@/components/forms/testing';
import orders from '@/messages/en/order-following.json';

import { OrderHelp } from './order-help';
import type { Support } from './support-hours';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), usePathname: () => '/en/' }));

const render = createRender({ 'order-following': orders });
const NOTHING: Support = { phones: [], email: null, hours: null };
const show = (support: Partial<Support>) =>
  render(<OrderHelp reqcode="18784272" support={{ ...NOTHING, ...support }} />);
const listLinks = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

afterEach(unmount);

it('the help of an order says when somebody answers, what holds at other times, and the ways to ask', async () => {
  const hours = { title: 'When somebody answers', lines: ['Saturday to Wednesday, 9–18'], outside: 'Nobody answers.' };
  await show({ phones: ['02112345678'], email: 'info@pelakfan.example', hours });
  for (const words of [hours.title, ...hours.lines, hours.outside]) expect(document.body.textContent).toContain(words);
  expect(listLinks()).toEqual(expect.arrayContaining(['tel:02112345678', 'mailto:info@pelakfan.example']));
});

it('tells nothing of hours that nobody has set', async () => {
  await show({});
  expect(document.body.textContent).not.toMatch(/somebody|Tehran/);
  expect(listLinks().filter((href) => /^(tel|mailto):/.test(href ?? ''))).toEqual([]);
});
