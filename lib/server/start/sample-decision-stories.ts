import { WORK_VEHICLE_PAPERS } from '@/lib/contract/provider-enumerations';
import { MESSAGE_RETRY_MS } from '@/lib/domain/constants/messages';
import { NO_SHOW_AFTER_MS } from '@/lib/domain/constants/providers';
import { DAY_MS, HOUR_MS } from '@/lib/domain/constants/time-units';
import { WORK_VEHICLE_CAPACITY } from '@/lib/domain/provider/work-vehicles';

import { sendDueMessages } from '../messages/send';
import { addPerson, addProvider, everyDay } from '../seed/people';
import { SAMPLE_MOBILES } from '../seed/sample-people';
import { storyPeople, STORY_PROVIDERS } from '../seed/sample-story-people';
import { theProviderDoes, theProviderWorks, type OrderStory } from '../seed/stories/orders';
import { aDayFromNow, HOUSE_CLEANING_ID } from '../seed/stories/people';
import { findUser, meet, order, sendPaper } from './story-people';
import type { StoryService } from './story-service';

const TEHRAN_ID = 1;
const WORKER_ROLE_ID = 16;
const SUSPENDED_MERCHANT_ID = 801;
const SUSPENDED_MONTHS = 20;
const REGISTERED_DAYS = 90;
const VEHICLE_PAPER_DAYS = 200;

/** One more vehicle of somebody who moves houses, with its papers. */
export async function tellVehicle(service: StoryService): Promise<void> {
  const as = await findUser(service, STORY_PROVIDERS.mover);
  const fileid = await sendPaper(service, as);
  const validUntil = aDayFromNow(service.context, VEHICLE_PAPER_DAYS);
  const lstPaper = WORK_VEHICLE_PAPERS.map((kind) => ({ kind, fileid, validUntil }));
  const vehicle = { use: 'nissan', plaque: '22-ص-718-10', capacity: WORK_VEHICLE_CAPACITY.nissan.most } as const;
  await service.call('workvehicle/saveworkvehicle', { ...vehicle, lstPaper }, { as });
}

/** A professional who did not come twice, is suspended for it, and says why with a paper. */
export async function tellSuspension(service: StoryService): Promise<void> {
  await addSuspended(service);
  const story = await meet(service, storyPeople.leftAlone, storyPeople.suspended.mobile);
  const as = story.provider.userId;
  await isLeftAlone(story);
  await isLeftAlone(story);
  service.clock.advance(HOUR_MS);
  const { lstSanction } = await service.call('provider/getsanctions', {}, { as });
  const suspension = lstSanction.find(({ kind }) => kind === 'suspended');
  const text = 'مادرم را هر دو بار به بیمارستان بردم و فرصت نکردم خبر بدهم. نامهٔ بیمارستان را فرستادم.';
  const appeal = { sanctionid: suspension?.sanctionid ?? 0, text, fileids: [await sendPaper(service, as)] };
  await service.call('provider/appealsanction', appeal, { as });
}

async function addSuspended({ context }: StoryService): Promise<void> {
  const { clock, database } = context.ports;
  const { suspended } = storyPeople;
  await database.transaction(async (transaction) => {
    const person = { ...suspended, passwordHash: null, roleIds: [WORKER_ROLE_ID] };
    const userId = await addPerson(transaction, person, clock.now());
    await addProvider(
      transaction,
      {
        userId,
        merchantId: SUSPENDED_MERCHANT_ID,
        merchantName: `${suspended.firstName} ${suspended.lastName}`,
        workerCode: `PS${SUSPENDED_MERCHANT_ID}`,
        gender: suspended.gender,
        slogan: 'نظافت خانه، با وسایل خودم',
        about: 'خانه را اتاق به اتاق تمیز می‌کنم و پیش از رفتن با شما مرور می‌کنم.',
        hasBusinessCertificate: false,
        hasSkillCertificate: false,
        hasClearRecordCertificate: true,
        warranty: null,
        experienceMonths: SUSPENDED_MONTHS,
        registeredAt: new Date(clock.now().getTime() - REGISTERED_DAYS * DAY_MS),
      },
      { categoryIds: [HOUSE_CLEANING_ID], cityIds: [TEHRAN_ID], shifts: everyDay(8, 20) },
    );
  });
}

/** Accepted work to which nobody comes, as its customer reports. */
async function isLeftAlone(story: OrderStory): Promise<void> {
  const { service, customer } = story;
  const { taskid } = await order(story, 10);
  await theProviderDoes(story, { taskid }, 'accept');
  const as = customer.userId;
  const { startsAtMs, serverNowMs } = (await service.call('clean/gettaskdetail', { taskid }, { as })).taskDetail;
  service.clock.advance(startsAtMs + NO_SHOW_AFTER_MS - serverNowMs);
  await service.call('reqandpay/reportnoshow', { taskid }, { as });
}

/** A review that support hid; its writer does not agree. */
export async function tellReview(service: StoryService): Promise<void> {
  const story = await meet(service, storyPeople.reviewing, STORY_PROVIDERS.first);
  const placed = await order(story, 12);
  await theProviderWorks(story, placed);
  service.clock.advance(HOUR_MS);
  const { taskid } = placed;
  const as = story.customer.userId;
  const text = 'آقای مرادی، همسایهٔ طبقهٔ سوم، هم می‌گفت کارشان خوب نیست. زیر مبل‌ها تمیز نشد.';
  await service.call('review/addreview', { taskid, stars: 2, text }, { as });
  service.clock.advance(HOUR_MS);
  const reason = 'نام و نشانی همسایه در متن آمده است.';
  const support = { as: await findUser(service, SAMPLE_MOBILES.support) };
  await service.call('operator/moderatereview', { taskid, measure: 'hidden', reason }, support);
  service.clock.advance(HOUR_MS);
  const appeal = { taskid, text: 'خود آقای مرادی اجازه داد نامش را بنویسم. نظر من دربارهٔ کار درست است.' };
  await service.call('review/appealreview', appeal, { as });
}

/** The answer to a message went to a mobile that the demo's SMS do not reach, and was given up. */
export async function tellUnsent(service: StoryService): Promise<void> {
  const { clock, database } = service.context.ports;
  const { unreachable } = storyPeople;
  await database.transaction((transaction) =>
    addPerson(transaction, { ...unreachable, passwordHash: null }, clock.now()),
  );
  const name = `${unreachable.firstName} ${unreachable.lastName}`;
  const asked = { name, mobile: unreachable.mobile, text: 'روزهای تعطیل هم برای نظافت می‌آیید؟' };
  await service.call('boot/docontactus', asked);
  const as = await findUser(service, SAMPLE_MOBILES.support);
  const { lstEnquiry } = await service.call('operator/getallenquiry', {}, { as });
  const enquiryid = lstEnquiry.find(({ mobileNo }) => mobileNo === unreachable.mobile)?.enquiryid ?? 0;
  const text = 'بله، در روزهای تعطیل هم از ۸ تا ۲۰ می‌آییم. روز و ساعت را هنگام سفارش می‌بینید.';
  await service.call('operator/answerenquiry', { enquiryid, issent: true, text }, { as });
  for (const waitMs of [0, ...MESSAGE_RETRY_MS]) {
    service.clock.advance(waitMs);
    while ((await sendDueMessages(service.context, 'sms')) > 0);
  }
}
