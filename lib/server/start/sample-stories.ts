import { eq } from 'drizzle-orm';
import sharp from 'sharp';

import type { SettlementPrefix } from '@/lib/contract/money-enumerations';
import type { DocumentKind } from '@/lib/contract/provider-enumerations';
import { DAY_MS, HOUR_MS } from '@/lib/domain/constants/time-units';
import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';

import type { ServiceContext } from '../context';
import { users } from '../schema';
import { addAddress, addPerson, openAccount } from '../seed/people';
import { SAMPLE_MOBILES } from '../seed/sample-people';
import { storyPeople, STORY_PROVIDERS, type StoryPerson } from '../seed/sample-story-people';
import { aPlacedOrder, theProviderDoes, theProviderWorks, type OrderStory, type Placed } from '../seed/stories/orders';
import { aDayFromNow, TAJRISH_ID } from '../seed/stories/people';
import { openStory, type StoryService } from './story-service';

const WALLET_RIALS = 20_000_000;
const OFFERED_RIALS = 1_000_000;
const DECIDED_RIALS = 2_000_000;
const PAPER_DAYS = 10;
const HOME = {
  name: 'خانه',
  text: 'خیابان دربندی، کوچهٔ سرو، پلاک ۸',
  locationId: TAJRISH_ID,
  zipCode: null,
  isDefault: true,
} as const;
const PAPERS: readonly DocumentKind[] = ['identity', 'identity', 'clear-record'];

/**
 * What waits at the desk of the demo: two disputes, of which one was decided and appealed, a reported conversation on
 * an order whose work nobody ended, cash of which the two say different things, a message, an
 * application and a paper that was asked for. Each is told by the calls that people make, at their times, so it is as
 * the rules would have it. Once a data directory.
 */
export async function addSampleStories(context: ServiceContext): Promise<void> {
  const { database, clock } = context.ports;
  const { mobile } = storyPeople.disputing;
  if ((await database.connection.$count(users, eq(users.mobile, mobile))) > 0) return;
  const begin = (daysAgo: number) => openStory(context, new Date(clock.now().getTime() - daysAgo * DAY_MS));
  await tellDispute(begin(4));
  await tellAppeal(begin(6));
  await tellReport(begin(4));
  await tellCashClaim(begin(4));
  await tellMessage(begin(1));
  await tellApplication(begin(1));
  await tellPaper(begin(2));
}

async function findUser({ context }: StoryService, mobile: string): Promise<number> {
  const [found] = await context.ports.database.connection
    .select({ id: users.id })
    .from(users)
    .where(eq(users.mobile, mobile));
  if (!found) throw new Error(`The samples have no ${mobile}`);
  return found.id;
}

/** A customer with an address and money, and the provider who comes. */
async function meet(service: StoryService, person: StoryPerson, providerMobile: string): Promise<OrderStory> {
  const { clock, database } = service.context.ports;
  const now = clock.now();
  const customer = await database.transaction(async (transaction) => {
    const userId = await addPerson(transaction, { ...person, passwordHash: null }, now);
    const addressId = await addAddress(transaction, { ...HOME, userId }, now);
    await openAccount(transaction, 'cash', userId, WALLET_RIALS, now);
    return { userId, addressId, mobile: person.mobile };
  });
  const provider = { userId: await findUser(service, providerMobile), mobile: providerMobile };
  return { service, customer, provider };
}

/** Paid with the wallet, or left to be paid in cash at the door. */
async function order(story: OrderStory, hour: number, way: SettlementPrefix = 'wallet-'): Promise<Placed> {
  const placed = await aPlacedOrder(story, { deliverytimeid: toDeliveryTimeId(hour) });
  const useWallet = way === 'wallet-' ? 'true' : 'false';
  const paid = { prefix: way, reqId: String(placed.reqid), giftCode: '0', useWallet } as const;
  await story.service.call('custom', paid, { as: story.customer.userId });
  return placed;
}

/** A finished order that its customer is not content with, before an operator. */
async function dispute(story: OrderStory): Promise<{ taskid: number; disputeid: number }> {
  const { service, customer, provider } = story;
  const placed = await order(story, 9);
  await theProviderWorks(story, placed);
  service.clock.advance(HOUR_MS);
  const { taskid } = placed;
  const opened = await service.call(
    'dispute/opendispute',
    { taskid, reason: 'badly-done', text: 'کف آشپزخانه و پشت گاز هنوز چرب است و پنجره‌ها لک دارد.' },
    { as: customer.userId },
  );
  service.clock.advance(HOUR_MS);
  const offer = {
    taskid,
    rial: OFFERED_RIALS,
    visitatms: null,
    text: 'چربی پشت گاز مادهٔ قوی‌تری می‌خواست. بخشی را برمی‌گردانم.',
  };
  await service.call('dispute/offersettlement', offer, { as: provider.userId });
  service.clock.advance(HOUR_MS);
  await service.call('dispute/askdesk', { taskid }, { as: customer.userId });
  return { taskid, disputeid: opened.dispute.disputeid };
}

async function tellDispute(service: StoryService): Promise<void> {
  await dispute(await meet(service, storyPeople.disputing, STORY_PROVIDERS.first));
}

async function tellAppeal(service: StoryService): Promise<void> {
  const story = await meet(service, storyPeople.appealing, STORY_PROVIDERS.first);
  const { taskid, disputeid } = await dispute(story);
  service.clock.advance(HOUR_MS);
  const decided = {
    disputeid,
    rial: DECIDED_RIALS,
    reason: 'بخشی از کار ناتمام مانده است؛ بقیه را متخصص انجام داده است.',
  };
  await service.call('operator/decidedispute', decided, { as: await findUser(service, SAMPLE_MOBILES.support) });
  service.clock.advance(HOUR_MS);
  const appeal = { taskid, text: 'مجبور شدم دوباره کسی را بیاورم و هزینهٔ او بیشتر از این مبلغ شد.' };
  await service.call('dispute/appealdecision', appeal, { as: story.customer.userId });
}

/** The work of this one was begun and never ended. */
async function tellReport(service: StoryService): Promise<void> {
  const story = await meet(service, storyPeople.reporting, STORY_PROVIDERS.second);
  const placed = await order(story, 14);
  await theProviderDoes(story, placed, 'accept', 'depart', 'start');
  const { taskid } = placed;
  service.clock.advance(HOUR_MS);
  const asked = { taskid, text: 'لطفاً کشوها را باز نکنید، فقط روی کابینت‌ها.' };
  await service.call('ordermessage/addmessage', asked, { as: story.customer.userId });
  const rude = { taskid, text: 'اگر این‌قدر وسواس دارید خودتان تمیز کنید!' };
  const { messageId } = await service.call('ordermessage/addmessage', rude, { as: story.provider.userId });
  const report = { taskid, messageid: messageId, text: 'توی خانهٔ خودم با من بد حرف زدند.' };
  await service.call('ordermessage/reportconversation', report, { as: story.customer.userId });
}

async function tellCashClaim(service: StoryService): Promise<void> {
  const story = await meet(service, storyPeople.payingCash, STORY_PROVIDERS.first);
  const placed = await order(story, 14, 'cod-');
  await theProviderWorks(story, placed);
  const { taskid } = placed;
  const claim = { taskid, outcome: 'none', seenRial: 0 } as const;
  await service.call('expert/recordcash', claim, { as: story.provider.userId });
  service.clock.advance(HOUR_MS);
  const contest = { taskid, text: 'پول را نقد روی میز گذاشتم و خودشان شمردند.' };
  await service.call('reqandpay/contestcash', contest, { as: story.customer.userId });
}

async function tellMessage(service: StoryService): Promise<void> {
  const text = 'برای ساختمان ده‌واحدی ما نظافت هفتگی راه‌پله دارید؟ فاکتور رسمی هم لازم داریم.';
  await service.call('boot/docontactus', { name: 'هیئت مدیرهٔ برج نارون', mobile: '09120000066', text });
}

async function tellApplication(service: StoryService): Promise<void> {
  const { clock, database } = service.context.ports;
  const { firstName, lastName, gender } = storyPeople.applying;
  const as = await database.transaction((transaction) =>
    addPerson(transaction, { ...storyPeople.applying, passwordHash: null }, clock.now()),
  );
  await service.call(
    'joinus/saveapplication',
    {
      person: { firstName, lastName, gender, nationalCode: '0499370899', birthDate: '1992-03-19' },
      services: { lstSrvCategoryId: [3], experienceYear: 4, aboutWorker: 'چهار سال در هتل خانه‌داری کرده‌ام.' },
      area: { cityid: 1, lstLocationId: [TAJRISH_ID], lstWeekday: [0, 1, 2, 3, 4], startHour: 8, endHour: 18 },
      bank: { sheba: 'IR062960000000100324200001' },
    },
    { as },
  );
  for (const docType of PAPERS) {
    const { lstFileDocument } = await service.call('uploadimage', { file: await drawPaper() }, { as });
    await service.call('joinus/adddocument', { docType, fileid: lstFileDocument[0]?.fileid ?? 0 }, { as });
  }
  await service.call('joinus/sendapplication', {}, { as });
}

/** A paper of a professional that the desk asked for, and that has come. */
async function tellPaper(service: StoryService): Promise<void> {
  const [support, userid] = [
    await findUser(service, SAMPLE_MOBILES.support),
    await findUser(service, STORY_PROVIDERS.second),
  ];
  const dueday = aDayFromNow(service.context, PAPER_DAYS);
  const asked = { userid, kind: 'skill', reason: 'عکس گواهی مهارت تار است؛ لطفاً دوباره بفرستید.', dueday } as const;
  await service.call('operator/askpaper', asked, { as: support });
  service.clock.advance(HOUR_MS);
  const { lstPaperRequest } = await service.call('joinus/getpaperrequests', {}, { as: userid });
  const { lstFileDocument } = await service.call('uploadimage', { file: await drawPaper() }, { as: userid });
  const sent = { requestid: lstPaperRequest[0]?.requestid ?? 0, fileid: lstFileDocument[0]?.fileid ?? 0 };
  await service.call('joinus/sendpaper', sent, { as: userid });
}

/** A card with lines on it, in place of somebody's paper. */
async function drawPaper(): Promise<Uint8Array<ArrayBuffer>> {
  const lines = [120, 180, 240].map((top) => `<rect x="60" y="${top}" width="360" height="20" fill="#9aa7c4"/>`);
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="#eef2fb"/><rect x="470" y="110" width="110" height="150" fill="#c5d0e8"/>${lines.join('')}</svg>`;
  return new Uint8Array(await sharp(Buffer.from(drawn)).png().toBuffer());
}
