import { expect, test, type Person } from '../fixtures/people';
import { register, type Caller } from '../steps/api';
import { presses } from '../steps/controls';
import { isDone } from '../steps/done-work';
import { logsIn } from '../steps/identity';
import { aProvider, PROVIDER_MOBILE } from '../steps/market';
import { putsOtherWorkOff } from '../steps/provider-work';
import { keepsPicture } from '../steps/screenshots';
import { main } from '../steps/site-shell';

const REGULARS = '/pelakman/regulars/';
/** A name of its own: other flows have customers of the same professional. */
const BUYER = { firstname: 'Taraneh', lastname: 'Sohrabi' };
const NOTE = 'The bell is broken: knock.';

const regulars = ({ words }: Person, key: string) => words.say(`provider.regulars.${key}`);

/** The part of the page with a heading; other flows of the same professional have customers of their own in it. */
const group = (person: Person, key: 'asking' | 'kept' | 'apart') =>
  person.page.getByRole('region', { name: regulars(person, key), exact: true });

const row = (person: Person, key: 'asking' | 'kept' | 'apart') =>
  group(person, key).getByRole('listitem').filter({ hasText: BUYER.firstname });

const press = (person: Person, key: string) =>
  person.page.getByRole('button', { name: regulars(person, key), exact: true });

async function agrees(expert: Person): Promise<void> {
  await expert.open(REGULARS);
  const asking = row(expert, 'asking');
  await expect(asking).toBeVisible();
  await keepsPicture(expert, '120-asks-to-be-a-regular');
  await asking.getByRole('button', { name: regulars(expert, 'agree'), exact: true }).click();
  await expect(row(expert, 'kept')).toBeVisible();
}

/** The nearest free hour, in three presses; the customer has it at once. */
async function offersTheNearestHour(expert: Person, customer: Caller): Promise<void> {
  const { page } = expert;
  await row(expert, 'kept')
    .getByRole('button', { name: regulars(expert, 'offer.open'), exact: true })
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: expert.words.about('order.dateTime.nearest') }).click();
  await keepsPicture(expert, '121-offers-an-hour');
  await sheet.getByRole('button', { name: regulars(expert, 'offer.send'), exact: true }).click();
  await expect(sheet).toHaveCount(0);
  const { lstOffer } = await customer.call('regular/getoffers', {});
  expect(lstOffer).toHaveLength(1);
}

/** They stay after the page is read anew. */
async function notesWhatIsGoodToKnow({ page, words, open }: Person, taskid: number): Promise<void> {
  const path = `/pelakman/orderlist/doneworks/${taskid}/`;
  await open(path);
  const note = page.getByRole('textbox', { name: words.say('provider.notes.address') });
  await note.fill(NOTE);
  await page.getByRole('button', { name: words.say('provider.notes.save'), exact: true }).click();
  const isReady = page.getByRole('checkbox', { name: words.say('provider.notes.words.isReady'), exact: true });
  await presses(isReady);
  await page.getByRole('button', { name: words.say('provider.notes.rate'), exact: true }).click();
  await expect(page.getByText(words.say('provider.notes.saved'), { exact: true })).toBeVisible();
  await page.reload();
  await expect(note).toHaveValue(NOTE);
  await expect(isReady).toBeChecked();
}

/** Neither is offered to the other any more, until it is taken back. */
async function partsAndTakesItBack(expert: Person): Promise<void> {
  await press(expert, 'parting.open').click();
  await press(expert, 'parting.confirm').click();
  await expect(press(expert, 'meeting.open')).toBeVisible();
  await expert.open(REGULARS);
  await expect(row(expert, 'kept')).toHaveCount(0);
  const apart = row(expert, 'apart');
  await keepsPicture(expert, '122-not-this-customer-again');
  await apart.getByRole('button', { name: regulars(expert, 'meeting.open'), exact: true }).click();
  await press(expert, 'meeting.confirm').click();
  await expect(apart).toHaveCount(0);
}

test(
  '[B-32] a professional agrees to a regular, offers them an hour, notes what is good to know, and can part from them',
  { tag: '@phone' },
  async ({ customer: expert, site, meet }) => {
    const caller = await register(site, BUYER);
    const provider = await aProvider(site.url);
    const { taskid } = await isDone(expert, caller, provider);
    await caller.call('regular/keepprovider', { workerUserId: provider.userId });
    await putsOtherWorkOff(expert);
    await logsIn(expert, PROVIDER_MOBILE);
    await test.step('agrees in one press', () => agrees(expert));
    await test.step('offers the nearest hour', () => offersTheNearestHour(expert, caller));
    await test.step('notes and a rating of their own', () => notesWhatIsGoodToKnow(expert, taskid));
    await test.step('the customer reads nothing of them', async () => {
      const buyer = await meet();
      await logsIn(buyer, caller.mobile, caller.password);
      await buyer.open(`/my-order-list/current_order/?taskid=${taskid}`);
      await expect(main(buyer).getByRole('heading', { level: 1 }).first()).toBeAttached();
      await expect(buyer.page.getByText(NOTE)).toHaveCount(0);
      const refused = await caller.tryCall('customernote/getnotes', { taskid });
      expect(refused.name).not.toBe('Success');
    });
    await test.step('not this customer again, and back', () => partsAndTakesItBack(expert));
  },
);
