import { eq } from 'drizzle-orm';

import { payoutAccounts, users, vehicles, workVehicles } from '../../schema';
import { anOrderStory, aPaidOrder, type OrderStory, type Placed } from '../../seed/stories/orders';
import { anOperator } from '../../seed/stories/people';
import { useMarket } from '../../testing/use-market';

const SHEBA = 'IR062960000000100324200001';
const SALEHI_NIYA = 'صالحی\u200cنیا';

describe('the desk’s search', () => {
  const service = useMarket();
  let story: OrderStory;
  let placed: Placed;
  let operator: number;
  beforeAll(async () => {
    operator = await anOperator(service.context);
    story = await anOrderStory(service);
    placed = await aPaidOrder(story);
  });

  const connection = () => service.context.ports.database.connection;
  const search = async (text: string) => (await service.call('operator/search', { text }, { as: operator })).lstFound;
  const code = async () => {
    const { taskDetail } = await service.call(
      'clean/gettaskdetail',
      { taskid: placed.taskid },
      { as: story.customer.userId },
    );
    return taskDetail.reqcode;
  };
  const called = (firstName: string, lastName: string) =>
    connection().update(users).set({ firstName, lastName }).where(eq(users.id, story.provider.userId));
  const findsProvider = async (text: string) =>
    expect(await search(text)).toContainEqual(
      expect.objectContaining({ kind: 'provider', id: story.provider.userId, match: 'name' }),
    );

  it('[B-18] finds an order by its code in any digits, while it is typed, and first where it is whole', async () => {
    const reqcode = await code();
    const persian = reqcode.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? digit);
    for (const text of [reqcode, persian, ` ${reqcode.slice(0, 4)} ${reqcode.slice(4)}`])
      expect((await search(text))[0]).toMatchObject({
        kind: 'order',
        id: placed.taskid,
        match: 'code',
        isExact: true,
        reqcode,
        orderState: 'AWAITING_PROVIDER',
      });
    expect(await search(reqcode.slice(0, 5))).toContainEqual(
      expect.objectContaining({ id: placed.taskid, isExact: false }),
    );
  });

  it('finds an order by the number of its task and of its request', async () => {
    for (const number of [placed.taskid, placed.reqid])
      expect((await search(String(number)))[0]).toMatchObject({ id: placed.taskid, match: 'number' });
  });

  it('finds a person by a mobile in any writing, with their orders', async () => {
    const { mobile, userId } = story.customer;
    for (const text of [mobile, `+98 ${mobile.slice(1)}`, `0098${mobile.slice(1)}`, mobile.slice(0, 10)]) {
      const found = await search(text);
      expect(found).toContainEqual(expect.objectContaining({ kind: 'customer', id: userId, match: 'mobile' }));
      expect(found).toContainEqual(expect.objectContaining({ kind: 'order', id: placed.taskid, match: 'mobile' }));
    }
  });

  it('finds a name with either yeh and kaf, with and without the half-space, from either end', async () => {
    await called('کیان', SALEHI_NIYA);
    for (const text of [
      'کیان',
      'كيان',
      SALEHI_NIYA,
      'صالحي نيا',
      'صالحینیا',
      'صالح',
      'کیان صالحی نیا',
      'صالحی‌نیا كيان',
    ])
      await findsProvider(text);
    await called('Jürgen', 'Groß');
    for (const text of ['jurgen', 'JÜRGEN GROSS', 'gross']) await findsProvider(text);
  });

  it('finds a car of a customer and a work vehicle by their plate, however it is written', async () => {
    const now = service.context.ports.clock.now();
    const mine = { userId: story.customer.userId, plate: '12-ب-345-67', createdAt: now };
    await connection()
      .insert(vehicles)
      .values({ ...mine, vehicleType: 'AUTOMOBILE' });
    const theirs = { userId: story.provider.userId, plate: '98-ع-765-43', use: 'pickup', capacity: 1 } as const;
    await connection()
      .insert(workVehicles)
      .values({ ...theirs, state: 'checking', sentAt: now, validUntil: '2030-01-01' });
    for (const text of ['12-ب-345-67', '۱۲ب۳۴۵۶۷', 'ایران ۶۷ - ۳۴۵ ب ۱۲'])
      expect(await search(text)).toContainEqual(
        expect.objectContaining({ kind: 'customer', id: story.customer.userId, match: 'plate' }),
      );
    expect(await search('98ع76543')).toContainEqual(
      expect.objectContaining({
        kind: 'vehicle',
        id: story.provider.userId,
        vehicleState: 'checking',
        vehicleid: expect.any(Number),
      }),
    );
  });

  it('finds a professional by the whole Sheba, and never answers one', async () => {
    const { userId } = story.provider;
    await connection().delete(payoutAccounts).where(eq(payoutAccounts.userId, userId));
    await connection().insert(payoutAccounts).values({ userId, sheba: SHEBA });
    const found = await search(SHEBA.replace(/(.{4})/g, '$1 '));
    expect(found).toContainEqual(expect.objectContaining({ kind: 'provider', id: userId, match: 'sheba' }));
    expect(JSON.stringify(found)).not.toContain(SHEBA);
  });

  it('finds nothing for unknown text, and answers operators only', async () => {
    expect(await search('ققققق')).toEqual([]);
    await expect(
      service.call('operator/search', { text: '0912' }, { as: story.customer.userId }),
    ).rejects.toMatchObject({ key: 'operators-only' });
  });
});
