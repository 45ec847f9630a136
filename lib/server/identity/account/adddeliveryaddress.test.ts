import type { CallRequest } from '@/lib/contract';

import { cities, locations, provinces } from '../../schema';
import { registerPerson } from '../../testing/person';
import { useMarket } from '../../testing/use-market';

const name = (text: string) => ({ fa: `${text} فا`, en: text, de: text, ar: text });

const service = useMarket({ holds: 'nothing' });
let nextMobile = 9_127_000_001;
beforeAll(async () => {
  const { connection } = service.context.ports.database;
  await connection.insert(provinces).values({ id: 8, name: name('Tehran province') });
  await connection.insert(cities).values({ id: 1, provinceId: 8, name: name('Tehran') });
  await connection
    .insert(locations)
    .values({ id: 11, cityId: 1, zoneId: 6, name: name('Yusefabad'), latitude: 35.73, longitude: 51.4 });
});

const makePerson = async () => (await registerPerson(service, `0${nextMobile++}`)).userId;
const home = { deliveryaddrname: 'Home', deliveryaddr: 'Street 5, number 3', locationid: 11 };
const save = (as: number, input: CallRequest<'user/adddeliveryaddress'>) =>
  service.call('user/adddeliveryaddress', input, { as });
const list = async (as: number) => (await service.call('user/getdeliveryaddress', {}, { as })).lstDeliveryAddress;
const defaultsOf = async (as: number) =>
  (await list(as)).filter(({ isDefault }) => isDefault).map(({ deliveryaddrid }) => deliveryaddrid);

it('[C-user] [E-06] adds an address with every field, and the first is the default', async () => {
  const userId = await makePerson();
  const { deliveryaddrid, lstDeliveryAddress } = await save(userId, {
    ...home,
    deliveryaddr: 'خيابان كارگر',
    deliveryZipCode: '۱۴۳۹۹۵۳۱۴۵',
    gmaplocx: 35.7321,
    gmaplocy: 51.4012,
  });
  expect(lstDeliveryAddress).toEqual([
    {
      deliveryaddrid,
      deliveryaddrname: 'Home',
      deliveryaddr: 'خیابان کارگر',
      locationid: 11,
      locationname: 'Yusefabad',
      cityid: 1,
      cityname: 'Tehran',
      countryid: 1,
      provinceid: 8,
      zoneid: 6,
      userid: userId,
      isenable: true,
      isDefault: true,
      deliveryZipCode: '1439953145',
      gmaplocx: 35.7321,
      gmaplocy: 51.4012,
    },
  ]);
  expect((await service.call('user/getuseraccount', {}, { as: userId })).account.deliveryAddressCount).toBe(1);
});

it('has exactly one default, whatever is added, edited, deleted, and concurrently', async () => {
  const userId = await makePerson();
  const added = await Promise.all(Array.from({ length: 5 }, () => save(userId, { ...home, isDefault: true })));
  const [first = 0, second = 0] = added.map(({ deliveryaddrid }) => deliveryaddrid);
  expect(await defaultsOf(userId)).toHaveLength(1);
  await save(userId, { ...home, deliveryaddrid: first, isDefault: true });
  expect(await defaultsOf(userId)).toEqual([first]);
  await save(userId, { ...home, deliveryaddrid: first, isDefault: false });
  await save(userId, { ...home, deliveryaddrid: second, deliveryaddrname: 'Work' });
  expect(await defaultsOf(userId)).toEqual([first]);
  await save(userId, { deliveryaddrid: first, isenable: false });
  expect(await defaultsOf(userId)).toHaveLength(1);
  expect(await list(userId)).toHaveLength(4);
});

it('keeps scripts as plain text', async () => {
  const userId = await makePerson();
  await save(userId, { ...home, deliveryaddr: '<img src=x onerror=alert(1)>' });
  expect(await list(userId)).toMatchObject([{ deliveryaddr: '<img src=x onerror=alert(1)>' }]);
});

it('refuses another person’s, a deleted and an unknown address', async () => {
  const [owner, other] = [await makePerson(), await makePerson()];
  const { deliveryaddrid } = await save(owner, home);
  await expect(save(other, { ...home, deliveryaddrid })).rejects.toMatchObject({ key: 'not-yours', status: 403 });
  await expect(save(other, { deliveryaddrid, isenable: false })).rejects.toMatchObject({ key: 'not-yours' });
  await save(owner, { deliveryaddrid, isenable: false });
  await expect(save(owner, { ...home, deliveryaddrid })).rejects.toMatchObject({ key: 'not-found', status: 404 });
  await expect(save(owner, { ...home, deliveryaddrid: 2_000_000_000 })).rejects.toMatchObject({ key: 'not-found' });
  expect(await list(other)).toEqual([]);
});

it('names the wrong field, and stores nothing', async () => {
  const userId = await makePerson();
  await expect(save(userId, { ...home, locationid: 999 })).rejects.toMatchObject({
    key: 'invalid-input',
    fields: [{ field: 'locationid', message: 'unknown' }],
  });
  await expect(save(userId, { ...home, deliveryZipCode: '0123' })).rejects.toMatchObject({
    fields: [{ field: 'deliveryZipCode', message: 'invalid-type' }],
  });
  await expect(save(userId, { ...home, deliveryaddr: ' ' })).rejects.toMatchObject({
    fields: [{ field: 'deliveryaddr' }],
  });
  expect(await list(userId)).toEqual([]);
});

it('answers Unauthorized without a session', async () => {
  await expect(service.call('user/getdeliveryaddress', {})).rejects.toMatchObject({ key: 'Unauthorized', status: 401 });
});

it('[E-06] stores up to 30 addresses, and reports the limit', async () => {
  const userId = await makePerson();
  for (let number = 1; number <= 30; number += 1) await save(userId, { ...home, deliveryaddr: `Street ${number}` });
  await expect(save(userId, home)).rejects.toMatchObject({ key: 'limit-reached', status: 409, params: { limit: 30 } });
});
