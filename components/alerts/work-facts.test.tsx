/** @jest-environment jsdom */
import { chosen, detail, open, rings, says } from './testing';

import { unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import words from '@/messages/en/alerts.json';

afterEach(() => unmount());

it('says who chose, by the first name alone, and the price beside the pay', async () => {
  const pay = { ...detail.pay, netRial: 8_160_000, commissionRial: 1_440_000 };
  const work = { ...detail, userName: 'Sara', userFamily: '', pay };
  jest.mocked(callFromBrowser).mockImplementation((async () => ({ taskDetail: work })) as never);
  await open();
  await rings(chosen);
  expect(says()).toContain(words.work.textChosenBy.replace('{name}', 'Sara'));
  expect(says()).toContain(words.facts.price.replace('{amount}', '960,000'));
});
