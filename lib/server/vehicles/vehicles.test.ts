import type { CallRequest } from '@/lib/contract';
import { VEHICLE_LIMIT } from '@/lib/domain/constants/identity';

import { listenForTests } from '../testing/http';
import { registerPerson } from '../testing/person';
import { useMarket } from '../testing/use-market';

const service = useMarket({ holds: 'nothing' });
let nextMobile = 9_127_100_001;

const makePerson = async () => (await registerPerson(service, `0${nextMobile++}`)).userId;
const add = (as: number, input: CallRequest<'user/adduserauto'>) => service.call('user/adduserauto', input, { as });
const list = async (as: number, page: { offset?: number; limit?: number } = {}) =>
  (await service.call('user/getuserauto', { id: as, ...page }, { as })).lstUserAuto;
const car = (plaque: string) => ({ vehicleType: 'AUTOMOBILE', plaque }) as const;
const motorcycle = (plaque: string) => ({ vehicleType: 'MOTORCYCLE', plaque }) as const;

it('[C-user] [E-20] keeps a car in four parts and a motorcycle in two, in Latin digits, the newest first', async () => {
  const userId = await makePerson();
  await add(userId, { ...car('۱۲-ي-۳۴۵-۶۷'), autoBrandId: 3 });
  const { lstUserAuto, autoId } = await add(userId, motorcycle('123-45678'));
  expect(lstUserAuto).toEqual([
    { autoId, vehicleType: 'MOTORCYCLE', plaque: '123-45678', autoBrandId: null },
    { autoId: expect.any(Number), vehicleType: 'AUTOMOBILE', plaque: '12-ی-345-67', autoBrandId: 3 },
  ]);
  expect(await list(userId)).toEqual(lstUserAuto);
  expect(await list(userId, { offset: 1, limit: 1 })).toEqual([lstUserAuto[1]]);
});

it('[C-user] [E-20] knows its own plate, typed in any way and any number of times at once; another person may have it too', async () => {
  const [userId, other] = [await makePerson(), await makePerson()];
  await Promise.all(['12-ب-345-67', '۱۲-ب-۳۴۵-۶۷', '١٢-ب-٣٤٥-٦٧'].map((plaque) => add(userId, car(plaque))));
  await add(other, car('12-ب-345-67'));
  expect(await list(userId)).toHaveLength(1);
  expect(await list(other)).toHaveLength(1);
});

it('[C-user] [E-20] a person has a limit of vehicles, and one of them may be saved again', async () => {
  const userId = await makePerson();
  const plate = (number: number) => `12-ب-${100 + number}-67`;
  for (let number = 0; number < VEHICLE_LIMIT; number += 1) await add(userId, car(plate(number)));
  await expect(add(userId, car(plate(VEHICLE_LIMIT)))).rejects.toMatchObject({
    key: 'limit-reached',
    params: { limit: VEHICLE_LIMIT },
  });
  await add(userId, { ...car(plate(0)), autoBrandId: 3 });
  expect(await list(userId, { limit: 2 * VEHICLE_LIMIT })).toHaveLength(VEHICLE_LIMIT);
});

it('[C-user] [E-20] removes a vehicle, and never another person’s', async () => {
  const [owner, other] = [await makePerson(), await makePerson()];
  const { autoId } = await add(owner, car('12-ب-345-67'));
  await expect(add(other, { autoId, isenable: false })).rejects.toMatchObject({ key: 'not-yours', status: 403 });
  expect((await add(owner, { autoId, isenable: false })).lstUserAuto).toEqual([]);
  await expect(add(owner, { autoId, isenable: false })).rejects.toMatchObject({ key: 'not-found', status: 404 });
});

it.each([car('12-345-67'), car('12-ب-345'), motorcycle('12-ب-345-67'), car('<script>')])(
  '[C-user] [E-20] names the invalid plate: $plaque',
  async (input) => {
    const userId = await makePerson();
    await expect(add(userId, input)).rejects.toMatchObject({
      key: 'invalid-input',
      fields: [{ field: 'plaque', message: 'invalid-type' }],
    });
    expect(await list(userId)).toEqual([]);
  },
);

it('[C-user] over HTTP: hides other people’s vehicles, gives a stranger none, and names a malformed field', async () => {
  const { url, close } = await listenForTests(service);
  const [owner, other] = [await makePerson(), await makePerson()];
  await add(owner, car('12-ب-345-67'));
  const get = (id: string, as?: number) =>
    fetch(`${url}/api/main/user/getuserauto/${id}`, {
      headers: as === undefined ? {} : { authorization: `as-user-${as}` },
    });
  const own = await get(String(owner), owner);
  expect([own.status, await own.json()]).toEqual([
    200,
    expect.objectContaining({ desc: 'Success', lstUserAuto: [expect.objectContaining({ plaque: '12-ب-345-67' })] }),
  ]);
  expect(own.headers.get('cache-control')).toContain('no-store');
  expect([
    (await get(String(owner), other)).status,
    (await get(String(owner))).status,
    (await get('x', owner)).status,
    (await get(`${owner}?limit=1000`, owner)).status,
  ]).toEqual([403, 401, 400, 400]);
  await close();
});

it('[E-20] stores up to 20 vehicles, also concurrently; a known plate is no new one', async () => {
  const userId = await makePerson();
  const addNumber = (number: number) => add(userId, motorcycle(`123-${10_000 + number}`));
  for (let number = 1; number <= 18; number += 1) await addNumber(number);
  const outcomes = await Promise.allSettled([19, 20, 21, 22].map(addNumber));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await list(userId, { limit: 100 })).toHaveLength(20);
  await addNumber(1);
});
