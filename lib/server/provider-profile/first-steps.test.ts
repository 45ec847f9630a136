import { eq } from 'drizzle-orm';

import { FIRST_HOUR } from '@/lib/domain/constants/providers';

import { platformAccounts, post, userAccount } from '../money';
import { cityProviders, providers } from '../schema';
import {
  add,
  approve,
  aPerson,
  connection,
  openApplications,
  PARTS,
  save,
  send,
  service,
  upload,
} from '../testing/applications';

beforeAll(openApplications);
afterAll(() => service.close());

/** Approved, with no photo of their own. */
async function aNewProvider(): Promise<number> {
  const as = await aPerson();
  await save(as, PARTS);
  for (const kind of ['identity', 'identity', 'clear-record'] as const) await add(as, kind);
  await send(as);
  await approve(as);
  return as;
}
const steps = (as: number) => service.call('provider/getfirststeps', {}, { as });
const doneOf = async (as: number) => (await steps(as)).lstStep.filter(({ isDone }) => isDone).map(({ step }) => step);
const show = (as: number, imageFileId: number | null) =>
  service.call('user/editprofile', { firstName: 'Nika', lastName: 'Salehi', imageFileId }, { as });
const isOffered = async (userId: number) =>
  (await connection().$count(cityProviders, eq(cityProviders.userId, userId))) > 0;

it('[R-16] a professional who was approved without a photo is offered to customers once there is one, and not before', async () => {
  const as = await aNewProvider();
  expect(await steps(as)).toMatchObject({ isNew: true, lacksPhoto: true });
  expect(await isOffered(as)).toBe(false);
  await show(as, await upload(as));
  expect(await steps(as)).toMatchObject({ lacksPhoto: false });
  expect(await isOffered(as)).toBe(true);
  await show(as, null);
  expect(await isOffered(as)).toBe(false);
});

it('[R-16] each first step is ticked by its stored row', async () => {
  const as = await aNewProvider();
  expect(await doneOf(as)).toEqual(['hours', 'sheba']);
  await service.call('provider/answerpractice', {}, { as });
  await show(as, await upload(as));
  const { context, clock } = service;
  await context.ports.database.transaction((transaction) =>
    post(transaction, {
      idempotencyKey: `first-credit-${as}`,
      reason: 'sample-opening',
      now: clock.now(),
      entries: [
        { account: platformAccounts.gatewayClearing, amountRials: FIRST_HOUR.creditRials },
        { account: userAccount('bidding-credit', as), amountRials: -FIRST_HOUR.creditRials },
      ],
    }),
  );
  expect(await doneOf(as)).toEqual(['photo', 'hours', 'practice', 'sheba', 'credit']);
  await connection().update(providers).set({ doneTaskCount: 1 }).where(eq(providers.userId, as));
  expect((await steps(as)).isNew).toBe(false);
});
