import { randomUUID } from 'node:crypto';

import { and, asc, eq, inArray } from 'drizzle-orm';

import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';
import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';
import { toTehranDate } from '@/lib/domain/site/jalali-date';

import { toMonthOf } from '../accounting';
import type { ServiceContext } from '../context';
import { GatewaySilent, type PaymentPort } from '../ports/payment';
import { createPaymentGateways } from '../ports/payment-gateways';
import { tasks, users } from '../schema';
import { SAMPLE_MOBILES } from '../seed/sample-people';
import { storyPeople, STORY_PROVIDERS } from '../seed/sample-story-people';
import { aPlacedOrder, theProviderDoes } from '../seed/stories/orders';
import { aDayFromNow } from '../seed/stories/people';
import { findUser, meet, order, sendPaper } from './story-people';
import { openStory, type StoryService } from './story-service';

const GOODWILL_RIALS = 500_000;
const GOODWILL_ORDERS = 2;
const PAUSE_DAYS = 14;
const OLD_TOWN_OF_SHIRAZ_ID = 5014;
const CERTIFIED_DAYS = 60;
const LATE_ORDER_HOUR = 9;
const LATE_AUTHORITY = 'SAMPLE-A0000000000000000000000471106';

/** Accepted work that its professional could not come to, with a paper that says why. */
export async function tellExcuse(service: StoryService): Promise<void> {
  const story = await meet(service, storyPeople.losing, STORY_PROVIDERS.second);
  const { provider } = story;
  const { taskid } = await order(story, 10);
  await theProviderDoes(story, { taskid }, 'accept');
  service.clock.advance(HOUR_MS);
  const text = 'پایم شکسته است و تا چند روز نمی‌توانم راه بروم. نامهٔ بیمارستان را فرستادم.';
  const excuse = { cause: 'accident' as const, text, fileids: [await sendPaper(service, provider.userId)] };
  const withdrawn = { taskid, move: 'withdraw' as const, reason: 'پایم شکسته است.', excuse };
  await service.call('expert/movetask', withdrawn, { as: provider.userId });
}

/** A paid order that its professional declined; its customer has not asked for another one yet. */
export async function tellUnanswered(service: StoryService): Promise<void> {
  const story = await meet(service, storyPeople.waiting, STORY_PROVIDERS.second);
  const { taskid } = await order(story, 16);
  service.clock.advance(HOUR_MS);
  await theProviderDoes(story, { taskid }, 'decline');
}

/** Goodwill for two finished orders at once, which waits for a second operator. */
export async function tellSeconds(service: StoryService): Promise<void> {
  const as = await findUser(service, SAMPLE_MOBILES.finance);
  const bulk = { bulkid: randomUUID(), rowcount: GOODWILL_ORDERS };
  const reason = 'برف راه را بسته بود و متخصص یک ساعت دیر رسید.';
  for (const taskid of await listFinished(service)) {
    const asked = { taskid, way: 'goodwill', rial: GOODWILL_RIALS } as const;
    const { plan } = await service.call('operator/planordermoney', asked, { as });
    await service.call('operator/moveordermoney', { ...asked, seenRial: plan.leftRial, bulk, reason }, { as });
  }
}

async function listFinished({ context }: StoryService): Promise<number[]> {
  const mobiles = [SAMPLE_MOBILES.provider, STORY_PROVIDERS.first];
  const rows = await context.ports.database.connection
    .select({ id: tasks.id })
    .from(tasks)
    .innerJoin(users, eq(users.id, tasks.providerId))
    .where(and(eq(tasks.state, 'COMPLETED'), inArray(users.mobile, mobiles)))
    .orderBy(asc(tasks.id))
    .limit(GOODWILL_ORDERS);
  return rows.map(({ id }) => id);
}

/** A bank that this site is not connected to: it took a payment, and does not say whether it gives it back. */
const lostBank: PaymentPort = {
  gatewayId: 'zarinpal',
  request: ({ callbackUrl }) => Promise.resolve({ authority: LATE_AUTHORITY, redirectUrl: callbackUrl }),
  verify: () => Promise.resolve({ isPaid: true, referenceId: '4711063528', maskedCard: '603799******1234' }),
  reverse: () => Promise.reject(new GatewaySilent('the sample bank is silent')),
};

/**
 * Money that reached us after its order was cancelled. It is on its way back to the card, and the bank does not confirm
 * that. The customer sees it on the order's page, and an operator looks for it.
 */
export async function tellLateMoney(context: ServiceContext, start: Date): Promise<void> {
  const service = openStory(context, start, { gateways: createPaymentGateways({ offered: [lostBank] }) });
  const story = await meet(service, storyPeople.payingLate, STORY_PROVIDERS.second);
  const as = story.customer.userId;
  const { reqid } = await aPlacedOrder(story, { deliverytimeid: toDeliveryTimeId(LATE_ORDER_HOUR) });
  const { authority } = await service.call('ipg/startpayment', { reqid, usesGift: false, usesWallet: false }, { as });
  service.clock.advance(MINUTE_MS);
  await service.call('reqandpay/cancelrequest', { reqid }, { as });
  service.clock.advance(MINUTE_MS);
  await service.call('reqandpay/verifypayment', { authority });
}

/** A neighbourhood where nobody can drive for some days. */
export async function tellPause(service: StoryService): Promise<void> {
  const reason = 'خیابان‌ها تا پایان لوله‌کشی برای خودرو بسته است.';
  const toDate = aDayFromNow(service.context, PAUSE_DAYS);
  const place = { kind: 'neighbourhood', locationid: OLD_TOWN_OF_SHIRAZ_ID } as const;
  const as = await findUser(service, SAMPLE_MOBILES.operator);
  await service.call('operator/makepause', { ...place, toDate, reason }, { as });
}

/** The sample provider's own certificate of the work of these months, for a bank or a landlord. */
export async function tellCertificate(service: StoryService): Promise<void> {
  const nowMs = service.context.ports.clock.now().getTime();
  const toMonth = (ms: number) => toMonthOf(toTehranDate(ms));
  const months = { fromMonth: toMonth(nowMs - CERTIFIED_DAYS * DAY_MS), toMonth: toMonth(nowMs) };
  await service.call('workerprofile/getcertificate', months, { as: await findUser(service, SAMPLE_MOBILES.provider) });
}
