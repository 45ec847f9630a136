import { SERVICE_KINDS, type OrderState, type ServiceKind } from '@/lib/contract/enumerations';
import { SMS_A_VISIT } from '@/lib/domain/constants/messages';
import { DAY_MS } from '@/lib/domain/constants/time-units';
import { getMove, isMoveOfKind, MOVES } from '@/lib/domain/order/order-lifecycle';
import type { OrderMove } from '@/lib/domain/order/order-moves';
import { isOfKind } from '@/lib/domain/kind/service-kind';

import { anOrderStory, aPaidOrder, theProviderDoes } from '../seed/stories/orders';
import { aCatalogue } from '../seed/stories/people';
import { createTestService } from '../testing/call';
import { runDueWork } from '../timers';
import { EVENTS, hasSms, type MessageEvent } from './events';
import { isSmsLeft } from './sms-left';

const TASK_ID = 1;
const isEvent = (event: string | undefined): event is MessageEvent => event !== undefined && event in EVENTS;

/** A customer's events from an order to its review, when all goes well; the code is not at hand. */
function listTold(kind: ServiceKind, isCoded: boolean): MessageEvent[] {
  const told: MessageEvent[] = [];
  let state: OrderState = 'PENDING_PAYMENT';
  if (isOfKind(kind, { matching: 'bids' })) told.push('bid-first', 'bid-question');
  for (let next = findOnward(kind, state); next; next = findOnward(kind, state)) {
    const event = getMove(next).tellsCustomer;
    const uncoded = `${event}-uncoded`;
    if (!isCoded && isEvent(uncoded)) told.push(uncoded);
    else if (isEvent(event)) told.push(event);
    if (next === 'accept') told.push('reminder-day', 'reminder-hours');
    if (next === 'process') told.push('return-day', 'return-hours');
    state = getMove(next).to ?? state;
  }
  return told;
}

function findOnward(kind: ServiceKind, state: OrderState): OrderMove | undefined {
  return MOVES.find((move) => {
    const { from, isOnward } = getMove(move);
    return isOnward && from.includes(state) && isMoveOfKind(move, kind);
  });
}

/** The events that go out by SMS. */
function listSent(events: readonly MessageEvent[]): MessageEvent[] {
  const told: { taskId: number; event: string }[] = [];
  return events.filter((event) => {
    const isSent = hasSms(event) && isSmsLeft({ told }, TASK_ID, event);
    told.push({ taskId: TASK_ID, event });
    return isSent;
  });
}

const isOfReturn = (event: string) => event.startsWith('return-') || /^order-return/.test(event);
const isOfBids = (event: string) => event.startsWith('bid');

describe('the SMS of a visit', () => {
  it.each(SERVICE_KINDS.flatMap((kind) => [true, false].map((isCoded) => [kind, isCoded] as const)))(
    'are four at most from the order to the review: %s, with the code: %s',
    (kind, isCoded) => {
      const told = listTold(kind, isCoded);
      const sent = listSent(told);
      const visit = sent.filter((event) => !isOfReturn(event) && !isOfBids(event));
      expect(visit.length).toBeLessThanOrEqual(SMS_A_VISIT);
      expect(sent.filter(isOfReturn).length).toBeLessThanOrEqual(SMS_A_VISIT);
      // That it was accepted and that somebody is on the way is among them.
      expect(visit).toEqual(expect.arrayContaining(['order-confirmed', 'order-en-route']));
      if (!isCoded) expect(visit.some((event) => event.endsWith('-uncoded'))).toBe(true);
    },
  );

  it('are not held back where they cannot wait, nor by another order', () => {
    const told = Array.from({ length: SMS_A_VISIT }, () => ({ taskId: TASK_ID, event: 'order-confirmed' }));
    expect(isSmsLeft({ told }, TASK_ID, 'order-cancelled')).toBe(true);
    expect(isSmsLeft({ told }, TASK_ID, 'order-done')).toBe(false);
    expect(isSmsLeft({ told }, TASK_ID + 1, 'order-done')).toBe(true);
  });

  it('are counted in the sent messages, each with the service and the given name of the other side', async () => {
    const service = await createTestService();
    await aCatalogue(service.context);
    const story = await anOrderStory(service);
    const placed = await aPaidOrder(story);
    await theProviderDoes(story, placed, 'accept');
    // The day before the visit.
    service.clock.advance(2 * DAY_MS);
    await runDueWork(service.context);
    await theProviderDoes(story, placed, 'depart', 'start', 'finish');
    await service.sendMessages();
    const sentTo = (mobile: string) => service.sms.filter((sms) => sms.mobile === mobile).map(({ text }) => text);
    const { customer, provider } = story;
    expect(sentTo(customer.mobile)).toEqual(
      ['تأیید شد', 'یادآوری', 'در راه', 'بدون کد'].map((words) => expect.stringContaining(words)),
    );
    for (const text of sentTo(customer.mobile)) expect(text).toMatch(/^پلاکفن: نظافت عادی منزل، مریم\n/);
    expect(sentTo(provider.mobile).length).toBeLessThanOrEqual(SMS_A_VISIT);
    for (const text of sentTo(provider.mobile)) expect(text).toMatch(/^پلاکفن: نظافت عادی منزل، سارا\n/);
    // All of it is in the inbox.
    const { userInboxLst } = await service.call('user/getuserinbox', {}, { as: customer.userId });
    expect(userInboxLst.length).toBeGreaterThan(SMS_A_VISIT);
    await service.close();
  });
});
