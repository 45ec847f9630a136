/** @jest-environment jsdom */
import { createRender, enter, findButton, get, getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import ownPage from '@/messages/en/own-page.json';
import photos from '@/messages/en/photos.json';
import provider from '@/messages/en/provider.json';
import reviews from '@/messages/en/reviews.json';

import type { WorkDetail } from './work-move';
import { WorkReview } from './work-review';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: object]>;
const render = createRender({ provider, reviews, photos, common, errors, 'own-page': ownPage });
const work = { taskid: 50_001, state: 'COMPLETED', handed: null } as unknown as WorkDetail;
const read = () => document.body.textContent ?? '';
afterEach(async () => {
  await unmount();
  call.mockReset();
});

it('a provider reads at the work what the customer wrote of it, and answers it there once', async () => {
  let answer: string | null = null;
  call.mockImplementation(async (name, input) => {
    if (name === 'review/answerreview') answer = (input as { text: string }).text;
    const lstPhoto = [{ fileid: 7, fileurl: '/7' }];
    const review = { stars: 4, qualities: {}, reasons: ['late'], text: 'Good, and an hour late', answer, lstPhoto };
    return name === 'review/getreview' ? { review, canReview: false, closesAtMs: null } : {};
  });
  await render(<WorkReview work={work} />);
  expect(read()).toContain('Good, and an hour late');
  expect(read()).toContain(reviews.reasons.late);
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/7');
  await press(getButton(ownPage.reviews.write));
  const field = get(HTMLTextAreaElement, ownPage.reviews.answer);
  expect(document.activeElement).toBe(field);
  await enter(field, 'Sorry, the road was closed.');
  await press(getButton(ownPage.reviews.send));
  expect(call).toHaveBeenCalledWith('review/answerreview', { taskid: 50_001, text: 'Sorry, the road was closed.' });
  expect(read()).toContain(ownPage.reviews.answer);
  expect(findButton(ownPage.reviews.write)).toBeUndefined();
  expect(document.querySelector('form')).toBeNull();
});

it('nothing is asked for before a work is done, nor by a worker who did it for a company', async () => {
  await render(<WorkReview work={{ ...work, state: 'CONFIRMED' }} />);
  await render(<WorkReview work={{ ...work, handed: { isForCompany: true } } as unknown as WorkDetail} />);
  expect(call).not.toHaveBeenCalled();
});
