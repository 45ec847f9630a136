import { eq } from 'drizzle-orm';

import type { DocumentKind } from '@/lib/contract/provider-enumerations';
import { DAY_MS, HOUR_MS } from '@/lib/domain/constants/time-units';

import type { ServiceContext } from '../context';
import { users } from '../schema';
import { addPerson } from '../seed/people';
import { SAMPLE_MOBILES } from '../seed/sample-people';
import { storyPeople, STORY_PROVIDERS } from '../seed/sample-story-people';
import { theProviderDoes, theProviderWorks, type OrderStory } from '../seed/stories/orders';
import { aDayFromNow, TAJRISH_ID } from '../seed/stories/people';
import { tellReview, tellSuspension, tellUnsent, tellVehicle } from './sample-decision-stories';
import {
  tellCertificate,
  tellExcuse,
  tellLateMoney,
  tellPause,
  tellSeconds,
  tellUnanswered,
} from './sample-desk-stories';
import { findUser, meet, order, sendPaper } from './story-people';
import { openStory, type StoryService } from './story-service';

const OFFERED_RIALS = 1_000_000;
const DECIDED_RIALS = 2_000_000;
const PAPER_DAYS = 10;
const PAPERS: readonly DocumentKind[] = ['identity', 'identity', 'clear-record'];

/**
 * The open cases at the demo's desk. Each is told by the calls that people make, at their times, so it follows the
 * rules. Once a data directory.
 *
 * - two disputes, of which one was decided and appealed
 * - a reported conversation on an order whose work nobody ended
 * - cash about which the two sides disagree
 * - a message, and an application by a colleague's code
 * - a paper that was asked for, and one that excuses a professional
 * - goodwill for two orders, and an order that nobody took
 * - money that came too late, and whose bank is silent
 * - a vehicle, and the appeals of a suspended professional and of a hidden review's writer
 * - an SMS that was given up
 *
 * Beside them a pause holds, and the sample provider has a certificate of income.
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
  await tellExcuse(begin(2));
  await tellSeconds(begin(1));
  await tellUnanswered(begin(1));
  await tellLateMoney(context, new Date(clock.now().getTime() - DAY_MS));
  await tellVehicle(begin(1));
  await tellSuspension(begin(8));
  await tellReview(begin(5));
  await tellUnsent(begin(1));
  await tellPause(begin(1));
  await tellCertificate(begin(0));
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
    await service.call('joinus/adddocument', { docType, fileid: await sendPaper(service, as) }, { as });
  }
  await service.call('joinus/sendapplication', { inviteCode: await readInviteCode(service) }, { as });
}

/** The sample provider's, who brings a colleague. */
async function readInviteCode(service: StoryService): Promise<string> {
  const as = await findUser(service, SAMPLE_MOBILES.provider);
  return (await service.call('provider/getinvitedcolleagues', {}, { as })).inviteCode;
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
  const sent = { requestid: lstPaperRequest[0]?.requestid ?? 0, fileid: await sendPaper(service, userid) };
  await service.call('joinus/sendpaper', sent, { as: userid });
}
