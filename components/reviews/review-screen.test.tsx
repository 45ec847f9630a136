/** @jest-environment jsdom */
import { createRender, getAlertText, getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import errors from '@/messages/en/errors.json';
import reviews from '@/messages/en/reviews.json';
import common from '@/messages/en/common.json';

import { ReviewScreen } from './review-screen';

jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/',
  useRouter: () => ({}),
}));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string]>;
const render = createRender({ reviews, errors, common });
const getStar = (stars: number) => {
  const star = document.querySelector<HTMLInputElement>(`input[type="radio"][value="${stars}"]`);
  if (!star) throw new Error('There are no stars.');
  return star;
};
const broughtIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');

beforeEach(() => {
  broughtIntoView.mockClear();
  call.mockImplementation(async (name) => {
    if (name === 'review/getreview') return { review: null, canReview: true };
    if (name === 'clean/gettaskdetail')
      return {
        taskDetail: {
          serviceTypeName: 'Regular',
          gDate: '2026-11-28',
          startHour: 9,
          endHour: 12,
          arrivesUntilMs: null,
        },
      };
    return {};
  });
});
afterEach(() => unmount());

it('a review without stars says so where the stars are: they come into view and have the focus', async () => {
  await render(<ReviewScreen taskId={50_001} token={null} />);
  await press(getButton(reviews.send));
  expect(document.body.textContent).toContain(reviews.chooseStars);
  expect(document.activeElement).toBe(getStar(1));
  expect(broughtIntoView.mock.contexts.some((element) => element.contains(document.activeElement))).toBe(true);
  expect(call).not.toHaveBeenCalledWith('review/addreview', expect.anything(), expect.anything());
  await press(getStar(4));
  expect(document.body.textContent).not.toContain(reviews.chooseStars);
  expect(getAlertText()).toBe('');
});

it('the thanks for a review come into view and have the focus', async () => {
  await render(<ReviewScreen taskId={50_001} token={null} />);
  await press(getStar(5));
  await press(getButton(reviews.send));
  expect(document.activeElement?.textContent).toContain(reviews.thanks.title);
  expect(broughtIntoView.mock.contexts).toContain(document.activeElement);
});

it('what the professional answered stands beside the review, also when that can be edited no more', async () => {
  const detail = await call('clean/gettaskdetail');
  const written = { stars: 3, reasons: [], text: 'Came late', answer: 'Sorry, the road was closed.' };
  call.mockImplementation(async (name) =>
    name === 'review/getreview' ? { review: written, canReview: false, closesAtMs: null } : detail,
  );
  await render(<ReviewScreen taskId={50_001} token={null} />);
  for (const said of [written.text, written.answer, reviews.answer, reviews.answered])
    expect(document.body.textContent).toContain(said);
});

it('a customer reads their own review also after the time to edit it, answered or not', async () => {
  const detail = await call('clean/gettaskdetail');
  const written = { stars: 3, reasons: ['late'], text: 'An hour late', answer: null };
  call.mockImplementation(async (name) =>
    name === 'review/getreview' ? { review: written, canReview: false, closesAtMs: null } : detail,
  );
  await render(<ReviewScreen taskId={50_001} token={null} />);
  for (const said of [written.text, reviews.reasons.late, reviews.closed])
    expect(document.body.textContent).toContain(said);
  expect(document.body.textContent).not.toContain(reviews.answer);
});

it('what was written reads as it stands until somebody says that they edit it', async () => {
  const detail = await call('clean/gettaskdetail');
  const written = { stars: 3, reasons: [], text: 'An hour late', answer: null };
  call.mockImplementation(async (name) =>
    name === 'review/getreview' ? { review: written, canReview: true, closesAtMs: null } : detail,
  );
  await render(<ReviewScreen taskId={50_001} token={null} />);
  expect(document.body.textContent).toContain(written.text);
  expect(document.querySelector('textarea')).toBeNull();
  await press(getButton(reviews.edit));
  expect(document.querySelector('textarea')?.value).toBe(written.text);
});
