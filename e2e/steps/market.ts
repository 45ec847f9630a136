import type { CallRequest } from '@/lib/contract';

import { aKey, call, logIn, send, type Caller } from './api';

/** House cleaning, its regular kind, Tehran, Tajrish: ids of the shipped catalogue. */
export const HOUSE_CLEANING = 3;
export const REGULAR_CLEANING = 301;
export const TEHRAN = 1;
export const TAJRISH = 1001;
export const PROVIDER_MOBILE = '09120000002';
export const OPERATOR_MOBILE = '09120000009';
export const SAMPLE_CUSTOMER_MOBILE = '09120000001';
const HOURS = 3;
/** More than an order of the flows costs. */
const SPENT_RIALS = 50_000_000;

export type Draft = CallRequest<'clean/addcleanrequest'>;

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

export interface Slot {
  readonly gDate: string;
  readonly deliverytimeid: number;
  readonly startHour: number;
}

/** An address in Tajrish, set on the map where a point is given; its id. */
export async function addAddress(customer: Caller, street = 'Maghsoudbeyk 12', point?: Point): Promise<number> {
  const { deliveryaddrid } = await customer.call('user/adddeliveryaddress', {
    deliveryaddrname: 'Home',
    deliveryaddr: street,
    locationid: TAJRISH,
    ...(point && { gmaplocx: point.latitude, gmaplocy: point.longitude }),
  });
  return deliveryaddrid;
}

/** The hours of one provider that can be booked, the soonest first. */
export async function listFreeSlots(siteUrl: string, provider: Caller, hourneed = HOURS): Promise<Slot[]> {
  const merchantid = await findMerchantId(siteUrl, provider);
  const { lstAvailableDate } = await call(siteUrl, 'boot/getallavailabledate', {
    srvcategoryid: HOUSE_CLEANING,
    srvcattypeid: REGULAR_CLEANING,
    locationid: TAJRISH,
    hourneed,
    merchantid,
  });
  return lstAvailableDate.flatMap(({ gDate, lstDeliveryTimeSheet }) =>
    lstDeliveryTimeSheet
      .filter(({ isFull }) => !isFull)
      .map(({ deliverytimeid, startHour }) => ({ gDate, deliverytimeid, startHour })),
  );
}

async function findMerchantId(siteUrl: string, provider: Caller): Promise<number> {
  const search = {
    srvcategoryid: HOUSE_CLEANING,
    srvcattypeid: REGULAR_CLEANING,
    locationid: TAJRISH,
    hourneed: HOURS,
  };
  const { lstAvailableDate } = await call(siteUrl, 'boot/getallavailabledate', search);
  for (const { gDate, lstDeliveryTimeSheet } of lstAvailableDate.toReversed()) {
    const slot = lstDeliveryTimeSheet.find(({ isFull }) => !isFull);
    if (!slot) continue;
    const { lstServiceProvider } = await call(siteUrl, 'serviceprovider/filterserviceprovider', {
      ...search,
      gDate,
      deliverytimeid: slot.deliverytimeid,
    });
    const found = lstServiceProvider.find(({ userId }) => userId === provider.userId);
    if (found) return found.merchantId;
  }
  throw new Error(`${provider.name} is free in no hour of the coming month`);
}

export function aProvider(siteUrl: string): Promise<Caller> {
  return logIn(siteUrl, PROVIDER_MOBILE);
}

const DAY_MS = 86_400_000;
const DAYS_A_WEEK = 7;
/** The days of the bookable month, without its last ones, which `ordersInCash` takes. */
const DAYS_AHEAD = 26;

export const addDays = (gDate: string, days: number) =>
  new Date(Date.parse(gDate) + days * DAY_MS).toISOString().slice(0, 10);
/** 0 is Saturday. */
const toWeekday = (gDate: string) => (new Date(gDate).getUTCDay() + 1) % DAYS_A_WEEK;

/**
 * A day from next week on that a provider works and on which nothing is booked: flows that share a server book the same
 * people.
 */
export async function findFreeDay(provider: Caller, notBefore = ''): Promise<string> {
  const { schedule } = await provider.call('provider/getschedule', {});
  const last = addDays(schedule.today, DAYS_AHEAD);
  const isFree = (day: string) =>
    schedule.weekHours.some(({ weekday }) => weekday === toWeekday(day)) &&
    !schedule.daysOff.includes(day) &&
    schedule.lstBooked.every(({ gDate }) => gDate !== day);
  const nextWeek = addDays(schedule.today, DAYS_A_WEEK - toWeekday(schedule.today));
  for (let day = nextWeek; day <= last; day = addDays(day, 1)) if (day >= notBefore && isFree(day)) return day;
  throw new Error(`${provider.name} has no free day from ${notBefore || nextWeek} to ${last}`);
}

/** The gateway of a way to pay. */
export async function findGatewayId(siteUrl: string, kind: 'online' | 'COD' | 'PELAKWALLET'): Promise<number> {
  const { lstIpg } = await call(siteUrl, 'config/getavailableipgnew', {});
  const found = lstIpg.find(({ ipgName }) =>
    kind === 'online' ? ipgName !== 'COD' && ipgName !== 'PELAKWALLET' : ipgName === kind,
  );
  if (!found) throw new Error(`There is no gateway for ${kind}`);
  return found.ipgId;
}

/** Three hours of regular cleaning, paid online, with no gift and no wallet. */
export async function aDraft(
  customer: Caller,
  wishes: Pick<Draft, 'deliveryaddrid' | 'gDate' | 'deliverytimeid' | 'workerUserId'> & Partial<Draft>,
): Promise<Draft> {
  const ipgId = await findGatewayId(customer.siteUrl, 'online');
  return {
    serviceEnum: 'cleaning',
    srvcategoryid: HOUSE_CLEANING,
    srvcattypeid: REGULAR_CLEANING,
    cleaningHours: HOURS,
    ipgId,
    ...wishes,
  };
}

export function place(customer: Caller, draft: Draft, key = aKey()) {
  return customer.call('clean/addcleanrequest', draft, key);
}

/** The order is to be paid in cash, and goes to its provider. */
export async function settleInCash({ siteUrl, token }: Caller, reqid: number): Promise<void> {
  const { name, text } = await send(siteUrl, { path: `ipg/custom/cod-${reqid}/0/false`, method: 'GET', token });
  if (name !== 'Success') throw new Error(`The order cannot be paid in cash: ${text}`);
}

/**
 * The order is paid at the test bank, and goes to its provider: a new provider has no credit for the commission of
 * cash.
 */
export async function settleAtBank(customer: Caller, reqid: number): Promise<void> {
  const { authority } = await customer.call('ipg/startpayment', { reqid }, aKey());
  await paysAtBank(customer, authority);
}

/**
 * The sample customer pays from the wallet in several flows of one server, in any order: each puts in what it spends.
 */
export async function fillsSampleWallet(siteUrl: string): Promise<void> {
  const customer = await logIn(siteUrl, SAMPLE_CUSTOMER_MOBILE);
  const { authority } = await customer.call('ipg/increasewallet', { amountRial: SPENT_RIALS }, aKey());
  await paysAtBank(customer, authority);
}

async function paysAtBank(customer: Caller, authority: string): Promise<void> {
  const body = new URLSearchParams({ choice: 'success' });
  await fetch(`${customer.siteUrl}/dev/bank/${authority}/`, { method: 'POST', body, redirect: 'manual' });
  await customer.call('reqandpay/verifypayment', { authority });
}

/** An order at the latest free hour of a provider, to be paid in cash: the provider is asked for it at once. */
export async function ordersInCash(customer: Caller, provider: Caller) {
  const placed = await placesLate(customer, provider);
  await settleInCash(customer, placed.reqid);
  return placed;
}

/** An order at the latest free hour of a provider, paid at the test bank. */
export async function ordersAtBank(customer: Caller, provider: Caller) {
  const placed = await placesLate(customer, provider);
  await settleAtBank(customer, placed.reqid);
  return placed;
}

/** An order at the latest free hour of a provider, which waits for its payment. */
export async function placesLate(customer: Caller, provider: Caller) {
  const [slot] = (await listFreeSlots(customer.siteUrl, provider)).slice(-1);
  if (!slot) throw new Error(`${provider.name} is free in no hour`);
  const { gDate, deliverytimeid } = slot;
  const address = { deliveryaddrid: await addAddress(customer), gDate, deliverytimeid };
  return place(customer, await aDraft(customer, { ...address, workerUserId: provider.userId }));
}
