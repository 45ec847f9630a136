import { expect, test, type Person } from '../fixtures/people';
import { register, type Caller } from '../steps/api';
import { aPhoto } from '../steps/files';
import { logsIn } from '../steps/identity';
import { addAddress, aDraft, aProvider, listFreeSlots, place, PROVIDER_MOBILE, settleInCash } from '../steps/market';
import { isShort } from '../steps/order-page';
import { putsOtherWorkOff, waitsForOpening } from '../steps/provider-work';
import { keepsPicture } from '../steps/screenshots';
import { AWKWARD_WORDS } from '../steps/written-words';

const orderPath = (taskid: number) => `/my-order-list/current_order/?taskid=${taskid}`;
const workPath = (taskid: number) => `/pelakman/orderlist/acceptworks/${taskid}/`;
const log = ({ page, words }: Person) => page.getByRole('log', { name: words.say('conversation.list') });

async function isAtWork(person: Person, customer: Caller, provider: Caller) {
  const slots = await listFreeSlots(customer.siteUrl, provider);
  const slot = slots[Math.floor(slots.length / 3)];
  if (!slot) throw new Error(`${provider.name} is free in no hour`);
  const { gDate, deliverytimeid } = slot;
  const address = { deliveryaddrid: await addAddress(customer), gDate, deliverytimeid };
  const placed = await place(customer, await aDraft(customer, { ...address, workerUserId: provider.userId }));
  await settleInCash(customer, placed.reqid);
  for (const move of ['accept', 'depart', 'start'] as const) {
    if (move !== 'accept') await waitsForOpening(person.site, provider, placed.taskid, move);
    await provider.call('expert/movetask', { taskid: placed.taskid, move });
  }
  return placed;
}

async function writes(person: Person, text: string): Promise<void> {
  const { page, words } = person;
  await page.getByLabel(words.say('conversation.label')).fill(text);
  await page.getByRole('button', { name: words.say('conversation.send'), exact: true }).click();
  await expect(log(person)).toContainText(text);
}

/** Each side reads at once what the other wrote, and sees that it was read. */
async function talk(customer: Person, expert: Person): Promise<void> {
  const { page, words } = customer;
  await page.getByRole('button', { name: words.say('order-following.acts.message'), exact: true }).click();
  const message = expert.words.say('provider.workPage.message');
  await expert.page.getByRole('button', { name: message, exact: true }).click();
  await writes(customer, `Please mind the cat ${AWKWARD_WORDS}`);
  await expect(log(expert)).toContainText(`Please mind the cat ${AWKWARD_WORDS}`);
  await expert.page
    .locator('label', { hasText: words.say('conversation.addPhoto') })
    .locator('input')
    .setInputFiles(aPhoto());
  await expect(expert.page.getByText(words.say('conversation.ready'))).toBeVisible();
  await writes(expert, 'Is this the one?');
  await expect(log(customer)).toContainText('Is this the one?');
  await expect(log(customer).getByRole('button', { name: words.say('conversation.photoOpen') })).toBeVisible();
  await expect(log(customer).getByText(words.say('conversation.marks.read'))).toBeVisible();
  await log(customer).scrollIntoViewIfNeeded();
  await keepsPicture(customer, '99-conversation-customer');
  await log(expert).scrollIntoViewIfNeeded();
  await keepsPicture(expert, '99-conversation-provider');
}

/** Text typed while the network is away stays, and arrives once. */
async function writesWithoutNetwork(customer: Person, expert: Person): Promise<void> {
  const { page, words } = customer;
  await customer.context.setOffline(true);
  await page.getByLabel(words.say('conversation.label')).fill('Back at six');
  await page.getByRole('button', { name: words.say('conversation.send'), exact: true }).click();
  await expect(page.getByText(words.say('conversation.offline'))).toBeVisible();
  await expect(page.getByLabel(words.say('conversation.label'))).toHaveValue('Back at six');
  await customer.context.setOffline(false);
  await page.getByRole('button', { name: words.say('conversation.send'), exact: true }).click();
  await expect(log(expert).getByText('Back at six')).toHaveCount(1);
}

async function proposes({ page, words, ...expert }: Person): Promise<void> {
  const form = (key: string) => words.say(`price-change.form.${key}`);
  await page.getByRole('button', { name: form('open') }).click();
  const dialog = page.getByRole('dialog', { name: form('title') });
  await dialog.getByRole('button', { name: form('longer') }).click();
  await dialog.getByLabel(form('reason')).fill(`The oven took longer ${AWKWARD_WORDS}`);
  await keepsPicture({ page, words, ...expert }, '99-price-proposed');
  await dialog.getByRole('button', { name: form('send') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(words.say('price-change.waits'))).toBeVisible();
}

test(
  '[B-01] [B-02] [C-after] the two sides of an order write to each other, and a final price becomes another one by both their words',
  { tag: '@phone' },
  async ({ customer, meet, site, expectConsole }) => {
    expectConsole(/ERR_INTERNET_DISCONNECTED/);
    const caller = await register(site);
    const provider = await aProvider(site.url);
    const expert = await meet();
    const { taskid } = await isAtWork(customer, caller, provider);
    await putsOtherWorkOff(expert);
    await logsIn(customer, caller.mobile, caller.password, new URL(customer.at(orderPath(taskid))).pathname);
    await customer.open(orderPath(taskid));
    await logsIn(expert, PROVIDER_MOBILE, '1234', new URL(expert.at(workPath(taskid))).pathname);
    await expert.open(workPath(taskid));
    const { page, words } = customer;
    const { priceRial } = (await caller.call('clean/gettaskdetail', { taskid })).taskDetail;
    const { priceTerms } = (await provider.call('clean/gettaskdetail', { taskid })).taskDetail;
    // Two quarters of the agreed hour.
    const extraRial = (priceTerms?.hourRial ?? 0) / 2;

    await test.step('words and a photo arrive live, and are marked as read', () => talk(customer, expert));
    await test.step('a word without network stays and arrives once', () => writesWithoutNetwork(customer, expert));
    await test.step('the provider proposes overtime', () => proposes(expert));
    await test.step('the customer refuses it, and the price stays', async () => {
      await customer.open(orderPath(taskid));
      await expect(page.getByRole('heading', { name: words.say('price-change.title') })).toBeVisible();
      await isShort(customer, 'a price to decide on');
      await page.getByRole('heading', { name: words.say('price-change.title') }).scrollIntoViewIfNeeded();
      await keepsPicture(customer, '99-price-to-decide');
      await page.getByRole('button', { name: words.say('price-change.refuse'), exact: true }).click();
      await expect(page.getByText(words.about('price-change.decided.refused'))).toBeVisible();
      await expect(expert.page.getByText(words.about('price-change.decided.refused'))).toBeVisible();
    });
    await test.step('proposed again, it is approved with one tap, and is to be paid at the door', async () => {
      await proposes(expert);
      await page.getByRole('button', { name: words.say('price-change.approve'), exact: true }).click();
      await expect(page.getByText(words.about('price-change.decided.approved'))).toBeVisible();
      await expect(expert.page.getByText(words.about('price-change.decided.approved'))).toBeVisible();
      const { taskDetail } = await caller.call('clean/gettaskdetail', { taskid });
      expect(taskDetail).toMatchObject({
        priceRial: priceRial + extraRial,
        sums: { dueRial: taskDetail.priceRial },
      });
    });
  },
);
