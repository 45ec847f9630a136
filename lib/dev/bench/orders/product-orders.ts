import { randomUUID } from 'node:crypto';

import type { CallName, CallAnswer } from '@/lib/contract';
import type { CallFacts } from '@/lib/server/app';
import { HOUSE_CLEANING_ID, REGULAR_CLEANING_ID } from '@/lib/server/seed/stories/people';

import type { Market, OrderingCustomer } from './market';

const controls = { setSession: () => undefined };

/**
 * An order as people make it: placed, and settled with the wallet, with its ledger, time line, slot, inbox and alerts.
 * Answers the task's id.
 */
export async function orderThroughProduct(market: Market, customer: OrderingCustomer): Promise<number> {
  const { providerId, gDate, deliveryTimeId } = market.takeFreeHour();
  const placed = await call(market, customer, 'clean/addcleanrequest', {
    serviceEnum: 'cleaning',
    srvcategoryid: HOUSE_CLEANING_ID,
    srvcattypeid: REGULAR_CLEANING_ID,
    cleaningHours: 3,
    deliveryaddrid: customer.addressId,
    gDate,
    deliverytimeid: deliveryTimeId,
    workerUserId: providerId,
    usesWallet: true,
  });
  await call(market, customer, 'custom', { prefix: 'wallet-', reqId: placed.reqid, giftCode: '0', useWallet: 'true' });
  return placed.taskid;
}

function call<Name extends CallName>(
  { app }: Market,
  { token }: OrderingCustomer,
  name: Name,
  input: unknown,
): Promise<CallAnswer<Name>> {
  const facts: CallFacts = {
    locale: 'fa',
    siteUrl: 'http://localhost:3000',
    ipAddress: '127.0.0.1',
    deviceId: randomUUID(),
    isBrowserPage: false,
    idempotencyKey: randomUUID(),
    captchaResponse: null,
    referralToken: null,
    requestId: randomUUID(),
    authorization: token,
  };
  return app.call(name, input, facts, controls);
}
