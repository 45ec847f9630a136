/** @jest-environment jsdom */
import { createRender, getAlertText, getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import errors from '@/messages/en/errors.json';
import photos from '@/messages/en/photos.json';
import reviews from '@/messages/en/reviews.json';
import common from '@/messages/en/common.json';
import tip from '@/messages/en/tip.json';

import { ReviewScreen } from './review-screen';

jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/',
  useRouter: () => ({}),
}));
jest.mock('uuid', () => ({ v4: () => 'key' }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: { isenable: boolean }]>;
const render = createRender({ reviews, photos, tip, errors, common });
const getStar = (stars: number) => {
  const star = document.querySelector<HTMLInputElement>(`input[type="radio"][value="${stars}"]`);
  if (!star) throw new Error('There are no stars.');
  return star;
};
const NOTHING_MORE = { qualities: {}, lstPhoto: [] };
const broughtIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');

beforeEach(() => {
  broughtIntoView.mockClear();
  call.mockImplementation(async (name) => {
    if (name === 'review/getreview') return { review: null, moderation: null, canReview: true };
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
  expect(document.title).toMatch(/^Regular.* · Saturday /);
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

it('shows the professional’s answer beside the review, also after the last day to edit it', async () => {
  const detail = await call('clean/gettaskdetail');
  const written = { ...NOTHING_MORE, stars: 3, reasons: [], text: 'Came late', answer: 'Sorry, the road was closed.' };
  call.mockImplementation(async (name) =>
    name === 'review/getreview' ? { review: written, moderation: null, canReview: false, closesAtMs: null } : detail,
  );
  await render(<ReviewScreen taskId={50_001} token={null} />);
  for (const said of [written.text, written.answer, reviews.answer, reviews.answered])
    expect(document.body.textContent).toContain(said);
});

it('a customer reads their own review also after the time to edit it, answered or not', async () => {
  const detail = await call('clean/gettaskdetail');
  const written = { ...NOTHING_MORE, stars: 3, reasons: ['late'], text: 'An hour late', answer: null };
  call.mockImplementation(async (name) =>
    name === 'review/getreview' ? { review: written, moderation: null, canReview: false, closesAtMs: null } : detail,
  );
  await render(<ReviewScreen taskId={50_001} token={null} />);
  for (const said of [written.text, reviews.reasons.late, reviews.closed])
    expect(document.body.textContent).toContain(said);
  expect(document.body.textContent).not.toContain(reviews.answer);
});

it('shows the written review until its writer edits it', async () => {
  const detail = await call('clean/gettaskdetail');
  const written = { ...NOTHING_MORE, stars: 3, reasons: [], text: 'An hour late', answer: null };
  call.mockImplementation(async (name) =>
    name === 'review/getreview' ? { review: written, moderation: null, canReview: true, closesAtMs: null } : detail,
  );
  await render(<ReviewScreen taskId={50_001} token={null} />);
  expect(document.body.textContent).toContain(written.text);
  expect(document.querySelector('textarea')).toBeNull();
  await press(getButton(reviews.edit));
  expect(document.querySelector('textarea')?.value).toBe(written.text);
});

it('stars of single qualities and photos are sent with the review, and neither is asked for', async () => {
  call.mockImplementation(async (name) => {
    if (name === 'review/getreview')
      return {
        review: {
          ...NOTHING_MORE,
          stars: 5,
          reasons: [],
          text: '',
          answer: null,
          lstPhoto: [{ fileid: 7, fileurl: '/7' }],
        },
        canReview: true,
        moderation: null,
        canAddPhotos: true,
      };
    return name === 'clean/gettaskdetail'
      ? {
          taskDetail: {
            serviceTypeName: 'Regular',
            gDate: '2026-11-28',
            startHour: 9,
            endHour: 12,
            arrivesUntilMs: null,
          },
        }
      : {};
  });
  await render(<ReviewScreen taskId={50_001} token="t" />);
  await press(getButton(reviews.edit));
  const manner = [...document.querySelectorAll('fieldset')].find((group) =>
    group.querySelector('legend')?.textContent?.includes(reviews.qualities.manner),
  );
  const four = manner?.querySelector<HTMLInputElement>('input[value="4"]');
  if (!four) throw new Error('There are no stars of the manner.');
  await press(four);
  await press(getButton(reviews.update));
  expect(call).toHaveBeenCalledWith(
    'review/addreview',
    { taskid: 50_001, stars: 5, reasons: [], text: '', qualities: { manner: 4 }, lstPhotoId: [7] },
    { authorization: 't' },
  );
});

it('offers the professional again after a good review, and not after a bad one or by the link', async () => {
  for (const [stars, token, isOffered] of [
    [5, null, true],
    [2, null, false],
    [5, 't', false],
  ] as const) {
    await render(<ReviewScreen taskId={50_001} token={token} again="Again with her" />);
    await press(getStar(stars));
    await press(getButton(reviews.send));
    expect(document.body.textContent?.includes('Again with her')).toBe(isOffered);
    await unmount();
  }
});

it('photos are offered to the customer alone, not to whoever has the link', async () => {
  await render(<ReviewScreen taskId={50_001} token="t" />);
  expect(document.body.textContent).not.toContain(reviews.photos.add);
});

it('the customer lets others see the photos of the work by a switch that is off at first, and takes it back', async () => {
  const lstPhoto = [{ photoid: 1, moment: 'after', fileurl: '/1', takenAtMs: 0, isRemovable: false }];
  call.mockImplementation(async (name, input) => {
    if (name === 'review/getreview') return { review: null, moderation: null, canReview: false, canAddPhotos: false };
    if (name === 'workphoto/setpublic')
      return { workPhotos: { publicity: { isAgreed: input?.isenable, isOtherAgreed: false } } };
    const workPhotos = { lstPhoto, publicity: { isAgreed: false, isOtherAgreed: false } };
    return {
      taskDetail: {
        serviceTypeName: 'Regular',
        gDate: '2026-11-28',
        startHour: 9,
        endHour: 12,
        arrivesUntilMs: null,
        workPhotos,
      },
    };
  });
  await render(<ReviewScreen taskId={50_001} token={null} />);
  const getSwitch = () => document.querySelector<HTMLInputElement>('[role="switch"]');
  for (const isenable of [true, false]) {
    expect(getSwitch()?.checked).toBe(!isenable);
    await press(getSwitch() as HTMLInputElement);
    expect(call).toHaveBeenLastCalledWith('workphoto/setpublic', { taskid: 50_001, isenable });
    expect(getSwitch()?.checked).toBe(isenable);
    expect(document.body.textContent?.includes(photos.publicity.waits)).toBe(isenable);
  }
});
