import { eq, inArray } from 'drizzle-orm';

import { OPENING_NOTICE_DAYS, OPENING_NOTICES_AN_HOUR } from '@/lib/domain/constants/messages';
import { DAY_MS, HOUR_MS } from '@/lib/domain/constants/time-units';
import { toPasswordDigest } from '@/lib/domain/person/password';

import {
  categories,
  categoryCities,
  categoryTypes,
  locations,
  openingNotices,
  providerLocations,
  providerServices,
} from '../schema';
import { market } from '../testing/market';
import { registerPerson } from '../testing/person';
import { useMarketOverHttp } from '../testing/use-market';
import { runDueWork } from '../timers';

const LAUNDRY = 5;
const CARPET = 7;
const CLEANING = 3;
const TEHRAN = 1;
/** Has no laundry. */
const ELSEWHERE = 6;
const MOBILE = '09123000021';

const { service, site } = useMarketOverHttp({ holds: 'people' });
beforeAll(async () => {
  await worksIn(TEHRAN, ELSEWHERE);
});
let before = 0;
beforeEach(async () => {
  await connection().delete(openingNotices);
  before = service.sms.length;
  service.clock.advance(DAY_MS);
});
beforeEach(async () => {
  for (const id of [LAUNDRY, CARPET]) await setOpen(id, false);
});

const connection = () => service.context.ports.database.connection;
const ask = (input: { mobile?: string; srvcategoryid?: number; cityid?: number } = {}, by = {}) =>
  service.call('boot/tellmewhenopen', { mobile: MOBILE, srvcategoryid: LAUNDRY, ...input }, by);
const setOpen = (id: number, isOrderable: boolean) =>
  connection().update(categories).set({ isOrderable }).where(eq(categories.id, id));
/** Runs the timers and the relay; returns this test's messages so far. */
const tell = async () => {
  await runDueWork(service.context);
  await service.sendMessages();
  return service.sms.slice(before);
};
/** A provider of the test market comes for laundry and carpets, too, and in these cities. */
async function worksIn(...cityIds: readonly number[]): Promise<void> {
  const userId = market.providerId;
  const types = await connection()
    .select({ typeId: categoryTypes.id, categoryId: categoryTypes.categoryId })
    .from(categoryTypes)
    .where(inArray(categoryTypes.categoryId, [LAUNDRY, CARPET]));
  await connection()
    .insert(providerServices)
    .values(types.map((type) => ({ userId, ...type })))
    .onConflictDoNothing();
  const places = await connection().select().from(locations).where(inArray(locations.cityId, cityIds));
  await connection().delete(providerLocations).where(eq(providerLocations.userId, userId));
  await connection()
    .insert(providerLocations)
    .values(places.map(({ id: locationId }) => ({ userId, locationId })));
}
const listWaiting = () => connection().select().from(openingNotices);
const stopLinkOf = (text: string) => /\/api\/opening-notices\/\S+/.exec(text)?.[0] ?? '';

it('notifies each subscriber once, in the language of the request, as soon as the service takes orders, and deletes the number', async () => {
  expect(await ask({ mobile: '+98 912 300 0021' }, { locale: 'de' })).toEqual({});
  expect(await tell()).toEqual([]);
  await setOpen(LAUNDRY, true);
  const [message, ...others] = await tell();
  expect([message?.mobile, others]).toEqual([MOBILE, []]);
  expect(message?.text).toContain('Wäsche und Textilreinigung');
  expect(message?.text).toContain('http://localhost:3000/de/services/laundry/');
  expect(message?.text).not.toContain(MOBILE);
  expect(await listWaiting()).toEqual([]);
  expect(await tell()).toHaveLength(1);
});

it('stores one wish a mobile and service, and tells of each service by itself', async () => {
  await ask();
  await ask({}, { locale: 'en' });
  await ask({ srvcategoryid: CARPET }, { locale: 'fa' });
  expect((await listWaiting()).map(({ categoryId, locale }) => [categoryId, locale]).sort()).toEqual([
    [LAUNDRY, 'en'],
    [CARPET, 'fa'],
  ]);
  await setOpen(LAUNDRY, true);
  expect(await tell()).toHaveLength(1);
  expect(await listWaiting()).toHaveLength(1);
});

it('waits for the wished city', async () => {
  await ask({ cityid: ELSEWHERE });
  await ask({ mobile: '09123000022', cityid: TEHRAN });
  await setOpen(LAUNDRY, true);
  expect((await tell()).map(({ mobile }) => mobile)).toEqual(['09123000022']);
  await connection().insert(categoryCities).values({ categoryId: LAUNDRY, cityId: ELSEWHERE, isActive: false });
  expect(await tell()).toHaveLength(1);
  await connection().update(categoryCities).set({ isActive: true }).where(eq(categoryCities.cityId, ELSEWHERE));
  expect(await tell()).toHaveLength(2);
  await connection().delete(categoryCities).where(eq(categoryCities.cityId, ELSEWHERE));
});

it('takes a wish where nobody works yet, and tells of the first provider', async () => {
  await setOpen(LAUNDRY, true);
  await worksIn(ELSEWHERE);
  await ask({ cityid: TEHRAN });
  expect(await tell()).toEqual([]);
  await worksIn(TEHRAN, ELSEWHERE);
  expect((await tell()).map(({ mobile }) => mobile)).toEqual([MOBILE]);
  await expect(ask({ cityid: TEHRAN })).rejects.toMatchObject({ key: 'service-already-open' });
});

it('sends no second SMS when several processes look at once', async () => {
  await ask();
  await setOpen(LAUNDRY, true);
  await Promise.all([1, 2, 3].map(() => runDueWork(service.context)));
  expect(await tell()).toHaveLength(1);
});

it('refuses an invalid mobile, an unknown service, or an open one', async () => {
  await expect(ask({ mobile: '0912' })).rejects.toMatchObject({
    key: 'invalid-input',
    fields: [{ field: 'mobile', message: 'invalid-mobile' }],
  });
  await expect(ask({ srvcategoryid: 999 })).rejects.toMatchObject({ key: 'not-found' });
  await expect(ask({ cityid: 999_999 })).rejects.toMatchObject({ key: 'not-found' });
  await expect(ask({ srvcategoryid: CLEANING })).rejects.toMatchObject({ key: 'service-already-open', status: 409 });
  expect(await listWaiting()).toEqual([]);
});

it('gives a mobile and a network address their budgets', async () => {
  for (let index = 0; index < OPENING_NOTICES_AN_HOUR; index += 1) await ask();
  await expect(ask()).rejects.toMatchObject({ key: 'TooMuchRequest', status: 429 });
  service.clock.advance(HOUR_MS);
  const by = { facts: { ipAddress: '198.51.100.9' } };
  for (let index = 0; index < 60; index += 1) await ask({ mobile: `0914${String(index).padStart(7, '0')}` }, by);
  await expect(ask({ mobile: '09149999999' }, by)).rejects.toMatchObject({ key: 'TooMuchRequest' });
});

it('leads from the SMS to a page that stops the rest by its button only', async () => {
  await ask();
  await ask({ srvcategoryid: CARPET });
  await ask({ mobile: '09123000022', srvcategoryid: CARPET });
  await setOpen(LAUNDRY, true);
  const [message] = await tell();
  const url = site.url + stopLinkOf(message?.text ?? '');
  const page = await fetch(url);
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(await page.text()).toContain('<form method="post">');
  expect(await listWaiting()).toHaveLength(2);
  expect((await fetch(url, { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(503);
  expect(await listWaiting()).toHaveLength(2);
  const stopped = await fetch(url, { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } });
  expect(stopped.status).toBe(200);
  expect((await listWaiting()).map(({ mobile }) => mobile)).toEqual(['09123000022']);
  // A second press is told the same.
  const stopKey = url.split('/').at(-1) ?? '';
  expect(await service.call('boot/stoptellmewhenopen', { stopKey })).toEqual({});
});

it('takes the plain form of a page without a script, and leads back with its result', async () => {
  const send = async (fields: Record<string, string>) => {
    const { status, headers } = await fetch(`${site.url}/api/forms/when-open/en`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams(fields),
    });
    return [status, headers.get('location')];
  };
  expect(await send({ mobile: '۰۹۱۲۳۰۰۰۰۲۱', srvcategoryid: '5', cityid: '1' })).toEqual([303, '/en/services/#sent']);
  expect(await listWaiting()).toMatchObject([{ mobile: MOBILE, categoryId: LAUNDRY, cityId: TEHRAN, locale: 'en' }]);
  expect(await send({ mobile: '0912', srvcategoryid: '5' })).toEqual([303, '/en/services/#wrong']);
  expect(await send({ mobile: MOBILE, srvcategoryid: '999' })).toEqual([303, '/en/services/#wrong']);
});

it('is in the copy of a person’s data, and goes with the account or after a year', async () => {
  const person = await registerPerson(service, '09123000023');
  await ask({ mobile: person.mobile });
  await ask();
  const { personalData } = await service.call('user/getpersonaldata', {}, { as: person.userId });
  expect(personalData).toMatchObject({ openingNotices: [{ categoryId: LAUNDRY, cityId: null }] });
  await service.call(
    'user/eraseaccount',
    { password: toPasswordDigest(person.mobile, person.password) },
    { authorization: person.token },
  );
  expect((await listWaiting()).map(({ mobile }) => mobile)).toEqual([MOBILE]);
  service.clock.advance(OPENING_NOTICE_DAYS * DAY_MS + HOUR_MS);
  await runDueWork(service.context);
  expect(await listWaiting()).toEqual([]);
});
