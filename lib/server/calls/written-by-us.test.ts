import { eq } from 'drizzle-orm';

import { tasks, users } from '../schema';
import { aDraft, anOrderStory, type OrderStory } from '../seed/stories/orders';
import { aCustomerWithAnAddress, TAJRISH_ID } from '../seed/stories/people';
import { useMarket } from '../testing/use-market';

const service = useMarket();
let stranger: OrderStory;
let ownerId: number;
beforeAll(async () => {
  ownerId = (await aCustomerWithAnAddress(service.context)).userId;
  stranger = await anOrderStory(service);
});

const connection = () => service.context.ports.database.connection;
const home = { deliveryaddrname: 'Mine now', deliveryaddr: 'Somewhere else 5', locationid: TAJRISH_ID };

it('[C-user] fields that only the marketplace writes cannot be written by naming them', async () => {
  const { userId } = stranger.customer;
  const row = async () => (await connection().select().from(users).where(eq(users.id, userId)))[0];
  const before = await row();
  const more = {
    id: 1,
    userId: ownerId,
    userid: ownerId,
    mobile: '09120000009',
    mobileNo: '09120000009',
    roleId: 4,
    roleIds: [1],
    userrolelst: [{ roleId: 1 }],
    isOperator: true,
    balanceRial: 1e9,
    passwordHash: 'x',
    inviteCode: 'MINE',
    referrerId: 1,
    erasedAt: null,
    activatedAt: null,
    createdAt: '2000-01-01',
    locale: 'de',
    takhfifanToken: 'x',
    ownerId: 1,
    giftRial: 1e9,
    payableRial: 0,
    paidAt: 1,
    isPaid: true,
  };
  const by = { as: userId };
  await service.callWrongly(
    'user/editprofile',
    { ...more, firstName: before?.firstName, lastName: before?.lastName },
    by,
  );
  await service.callWrongly('user/addusersetting', { ...more, isSendSMS: true }, by);
  await service.callWrongly('user/adddeliveryaddress', { ...home, ...more }, by);
  await service.callWrongly('user/adduserauto', { vehicleType: 'MOTORCYCLE', plaque: '123-45679', ...more }, by);
  const placed = await service.callWrongly(
    'clean/addcleanrequest',
    { ...aDraft(stranger), ...more, state: 'CONFIRMED' },
    by,
  );
  expect(await row()).toEqual(before);
  expect(
    (await service.call('user/getdeliveryaddress', {}, by)).lstDeliveryAddress.map(({ userid }) => userid),
  ).toEqual([userId, userId]);
  expect((await service.call('user/getuserauto', { id: userId }, by)).lstUserAuto).toHaveLength(1);
  expect(placed).toMatchObject({ state: 'PENDING_PAYMENT', payableRial: 9_600_000 });
  const [task] = await connection().select().from(tasks).where(eq(tasks.customerId, userId));
  expect(task).toMatchObject({
    state: 'PENDING_PAYMENT',
    paidAt: null,
    giftRials: 0,
    payableRials: 9_600_000,
    takhfifanToken: null,
  });
});
