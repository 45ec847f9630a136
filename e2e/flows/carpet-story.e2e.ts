import { expect, test, type Person } from '../fixtures/people';
import type { Caller } from '../steps/api';
import { edits, isTold, saves } from '../steps/editing';
import { logsIn } from '../steps/identity';
import {
  PROVIDER_MOBILE,
  SAMPLE_CUSTOMER_MOBILE,
  addDays,
  aProvider,
  fillsSampleWallet,
  findFreeDay,
} from '../steps/market';
import { isShort, unfolds } from '../steps/order-page';
import {
  answersDateTime,
  choosesOwnAddress,
  choosesProvider,
  goesOn,
  isAtStep,
  readsPriceSoFar,
  seesQuestion,
  step,
} from '../steps/ordering';
import { choosesWayToPay, placesOrder, readsPayable, seesOrderDone } from '../steps/paying';
import { makesMoves, putsOtherWorkOff, waitsForOpening } from '../steps/provider-work';
import { confirmsAndReviews } from '../steps/reviewing';
import { keepsPicture } from '../steps/screenshots';
import {
  answersReturn,
  choosesGrade,
  handsBack,
  handsOverAll,
  listsPiece,
  textileStep,
  type AtTheDoor,
} from '../steps/textiles';

const CARPET_PAGE = '/services/carpet-cleaning/';
/** TEXTILE_TURNAROUND_DAYS of lib/domain/constants/textiles.ts. */
const TURNAROUND = { ECO: 5, VIP: 6 } as const;
const MORE_SQUARE_METRES = 1;

test(
  '[F-15] [F-30] [F-51] [B-23] carpets, from the service’s page over the price that is final once it is measured to the reviewed job',
  { tag: '@phone' },
  async ({ customer, meet }) => {
    const provider = await aProvider(customer.site.url);
    await fillsSampleWallet(customer.site.url);
    await logsIn(customer, SAMPLE_CUSTOMER_MOBILE);
    await test.step('says how large, in a size of one’s own too', () => saysSizes(customer));
    const taskId = await test.step('says when, and pays', () => orders(customer, provider));
    const expert = await meet();
    await test.step('what was measured is approved', () => measures(customer, expert, provider, taskId));
    await test.step('it comes back, and is reviewed', async () => {
      await comesBack({ customer, expert, provider, taskId });
      await confirms(customer, await meet(), taskId);
    });
  },
);

async function saysSizes(customer: Person): Promise<void> {
  const { page, words } = customer;
  await customer.open(CARPET_PAGE);
  await expect(page.getByText(words.say('services.notOrderable.title'))).toHaveCount(0);
  await page
    .getByRole('region', { name: words.about('order.serviceType.title') })
    .getByRole('link')
    .first()
    .click();
  await isAtStep(customer, textileStep.grade);
  await seesQuestion(customer, 'order.carpets.title');
  await choosesGrade(customer, 0);
  await page
    .getByRole('button', { name: new RegExp(`^${words.say('common.increase')}`) })
    .nth(2)
    .click();
  const one = await readsPriceSoFar(customer);
  const own = page.getByRole('textbox', { name: words.say('order.carpets.other') });
  await own.fill('0');
  await page.getByRole('button', { name: words.say('order.carpets.add'), exact: true }).click();
  await expect(page.getByText(words.about('order.carpets.areaWrong'))).toBeVisible();
  await own.fill('۸٫۷۵');
  await page.getByRole('button', { name: words.say('order.carpets.add'), exact: true }).click();
  await expect.poll(() => readsPriceSoFar(customer)).toBeGreaterThan(one);
  await keepsPicture(customer, 'carpet-01-sizes');
  await goesOn(customer);
}

async function orders(customer: Person, provider: Caller): Promise<number> {
  const pickUp = await findFreeDay(provider);
  const findReturn = (days: number) => findFreeDay(provider, addDays(pickUp, days));
  await choosesOwnAddress(customer);
  await answersDateTime(customer, { gDate: pickUp, hour: 5 });
  await answersReturn(customer, { gDate: await findReturn(TURNAROUND.ECO), hour: 6 });
  await isAtStep(customer, step.provider);
  await choosesProvider(customer, provider.name);
  await isAtStep(customer, step.invoice);
  await takesTheOtherGrade(customer, provider.name, await findReturn(TURNAROUND.VIP));
  await keepsPicture(customer, 'carpet-02-invoice');
  await choosesWayToPay(customer, 'wallet');
  await placesOrder(customer, 'wallet');
  await seesOrderDone(customer);
  await customer.page.getByRole('link', { name: customer.words.say('order.done.track') }).click();
  await customer.page.waitForURL((url) => url.pathname.endsWith('/my-order-list/current_order/'));
  return Number(new URL(customer.page.url()).searchParams.get('taskid'));
}

/**
 * The other grade has another price, and takes another time until the return, at which its provider has to be free,
 * too.
 */
async function takesTheOtherGrade(customer: Person, providerName: string, gDate: string): Promise<void> {
  const before = await readsPayable(customer);
  await edits(customer, 'carpets', textileStep.editGrade);
  await choosesGrade(customer, 1);
  await isTold(customer, 'willClear', 'return-date');
  await saves(customer);
  await isTold(customer, 'cleared', 'return-date');
  await answersReturn(customer, { gDate, hour: 6 });
  await choosesProvider(customer, providerName);
  await isAtStep(customer, step.invoice);
  await expect.poll(() => readsPayable(customer)).not.toBe(before);
}

async function measures(customer: Person, expert: Person, provider: Caller, taskId: number): Promise<void> {
  const { page, words, site } = customer;
  await makesMoves(site, provider, taskId, ['accept', 'depart']);
  await putsOtherWorkOff(expert);
  await logsIn(expert, PROVIDER_MOBILE);
  await expert.open(`/pelakman/orderlist/acceptworks/${taskId}/`);
  await listsPiece(expert, { name: 'فرش دوازده متری', defects: 'ریشهٔ یک طرف ریخته' });
  await waitsForOpening(site, provider, taskId, 'pickUp');
  await provider.call('expert/movetask', { taskid: taskId, move: 'pickUp', withoutCode: 'phoneless' });
  const { priceTerms } = (await provider.call('clean/gettaskdetail', { taskid: taskId })).taskDetail;
  const [first = 0, ...others] = priceTerms?.measure?.sizes ?? [];
  const lines = [{ key: 'measured' as const, sizes: [first + MORE_SQUARE_METRES, ...others] }];
  await provider.call('pricechange/addpricechange', { taskid: taskId, lines, reason: 'فرش یک متر بزرگ‌تر بود' });
  await customer.open(`/my-order-list/current_order/?taskid=${taskId}`);
  await isShort(customer, 'carpets that were measured');
  await unfolds(customer, 'textiles.title');
  await expect(page.getByText(words.say('textiles.unsigned'))).toBeVisible();
  await keepsPicture(customer, 'carpet-03-measured');
  await page.getByRole('button', { name: words.say('price-change.approve'), exact: true }).click();
  await unfolds(customer, 'order-following.timeline');
  await expect(page.getByText(words.say('order-following.priceChange.approved'), { exact: true })).toBeVisible();
}

async function comesBack(door: AtTheDoor): Promise<void> {
  const { expert, provider, taskId } = door;
  await expert.open(`/pelakman/orderlist/acceptworks/${taskId}/`);
  for (const move of ['process', 'bringBack'] as const) await handsOverAll(expert, provider, taskId, move);
  await handsBack(door);
  await keepsPicture(expert, 'carpet-04-returned');
}

async function confirms(customer: Person, stranger: Person, taskId: number): Promise<void> {
  await customer.open(`/my-order-list/current_order/?taskid=${taskId}`);
  await expect(customer.page.getByText(customer.words.say('textiles.stages.returned'), { exact: true })).toHaveCount(1);
  await isShort(customer, 'carpets that came back');
  await confirmsAndReviews(customer, stranger);
}
