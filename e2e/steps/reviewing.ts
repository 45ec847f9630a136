import { expect, type Person } from '../fixtures/people';
import { call, logIn, type Caller } from './api';
import { presses } from './controls';
import { findsHeard } from './listening';
import { keepsPicture } from './screenshots';
import { AWKWARD_WORDS } from './written-words';

const MOST_STARS = 5;

/** A provider's earnings and rating, to compare with later. */
export interface Standing {
  /** Pay that is owed, at the bank or paid out: the market sends it to the bank by itself, too. */
  readonly earnedRial: number;
  readonly reviewCount: number;
  readonly workerRate: number | null;
}

export async function readStanding(provider: Caller): Promise<Standing> {
  const { reviewCount, workerRate } = await readProfile(provider);
  return { earnedRial: await readEarned(provider), reviewCount, workerRate };
}

export async function readEarned(provider: Caller): Promise<number> {
  const { payableRial, lstPayout } = await provider.call('payout/getpayouts', {});
  return lstPayout
    .filter(({ state }) => state !== 'returned')
    .reduce((sum, { amountRial }) => sum + amountRial, payableRial);
}

interface Profile {
  readonly reviewCount: number;
  readonly workerRate: number | null;
  readonly reviews: readonly { readonly stars: number; readonly text: string }[];
}

async function readProfile(provider: Caller): Promise<Profile> {
  const response = await fetch(`${provider.siteUrl}/api/main/workerprofile/getDetail/${provider.userId}`);
  return (await response.json()) as Profile;
}

/** Two stars through the signed link, without logging in. */
export async function reviews(stranger: Person, reviewUrl: string): Promise<void> {
  const { page, words } = stranger;
  await page.goto(reviewUrl);
  const stars = page.getByRole('group', { name: words.say('reviews.stars') });
  await presses(stars.getByRole('radio', { name: words.say('reviews.star2'), exact: true }));
  const manner = page.getByRole('group', { name: words.say('reviews.qualities.manner') });
  await presses(manner.getByRole('radio', { name: words.say('reviews.star4'), exact: true }));
  await presses(page.getByRole('checkbox', { name: words.say('reviews.reasons.late') }));
  await page.getByRole('textbox', { name: words.say('reviews.text') }).fill(reviewText);
  await keepsPicture(stranger, '16-review');
  await findsHeard(stranger, 'a review');
  await page.getByRole('button', { name: words.say('reviews.send') }).click();
  await expect(page.getByText(words.say('reviews.thanks.title'))).toBeVisible();
  expect((await stranger.context.cookies()).some(({ name }) => name.includes('session'))).toBe(false);
}

/**
 * The customer says on the order's page that all is well, and somebody reviews it through the link that stands there
 * then.
 */
export async function confirmsAndReviews(customer: Person, stranger: Person): Promise<void> {
  const { page, words, site } = customer;
  await page.getByRole('button', { name: words.say('order-following.complete'), exact: true }).click();
  await expect(page.getByText(words.say('order-following.next.COMPLETED')).first()).toBeVisible();
  const href = await page.getByRole('link', { name: words.say('order-following.review') }).getAttribute('href');
  await reviews(stranger, new URL(href ?? '', site.url).href);
}

const reviewText = `Clean, and an hour late. <b>Thank you</b> ${AWKWARD_WORDS}`;

/** The review counts, and lowers the rating. */
export async function checksRating(customer: Person, provider: Caller, before: Standing): Promise<void> {
  const { reviewCount, workerRate, reviews: written } = await readProfile(provider);
  expect(reviewCount).toBe(before.reviewCount + 1);
  expect(workerRate).toBeLessThan(before.workerRate ?? MOST_STARS);
  expect(written).toContainEqual(expect.objectContaining({ stars: 2, text: reviewText }));
  const again = await logIn(customer.site.url, provider.mobile);
  expect((await call(customer.site.url, 'expert/getdashboard', {}, { token: again.token })).reviewCount).toBe(
    reviewCount,
  );
}

const answerText = `Sorry: the road was closed. ${AWKWARD_WORDS}`;

/** On the page of the work, which is open and hears of the review by itself. */
export async function answersTheReview(expert: Person): Promise<void> {
  const { page, words } = expert;
  await expect(page.getByText(reviewText)).toBeVisible();
  await page.getByRole('button', { name: words.say('own-page.reviews.write'), exact: true }).click();
  await page.getByRole('textbox', { name: words.say('own-page.reviews.answer') }).fill(answerText);
  await keepsPicture(expert, '17-answer');
  await page.getByRole('button', { name: words.say('own-page.reviews.send'), exact: true }).click();
  await expect(page.getByText(words.say('own-page.reviews.sent'))).toBeVisible();
}

/** By the message in the inbox, which leads to review and answer. */
export async function readsTheAnswer(customer: Person): Promise<void> {
  const { page, words } = customer;
  await customer.open('/user-profile/messages/');
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: words.say('notifications.inbox.review-answered.title') })
    .getByRole('link')
    .first()
    .click();
  // A conversation's tab says whose it is: a name stands before the area's.
  await expect.poll(async () => (await page.title()).split(' · ').length).toBeGreaterThan(2);
  await page.getByRole('main').locator('a[href*="/my-order-list/taskreview/"]').first().click();
  await expect(page.getByText(reviewText)).toBeVisible();
  await expect(page.getByText(answerText)).toBeVisible();
  await keepsPicture(customer, '18-answer-read');
}
