import { createHash } from 'node:crypto';

import { count, eq } from 'drizzle-orm';

import { listLedgerFaults } from './stories/books';
import { aPaidOrder, theProviderDoes } from './stories/orders';
import { aDayFromNow, HOUSE_CLEANING_ID, REGULAR_CLEANING_ID, TAJRISH_ID } from './stories/people';
import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';
import { ledgerPostings, reviews, tasks, users } from '../schema';
import { useMarket } from '../testing/use-market';
import { seedDemo } from './demo';
import { SAMPLE_MOBILES } from './sample-people';
import { sampleTeam } from './sample-team';

const OFFICE_CLEANING_ID = 303;

describe('the demo’s samples', () => {
  const service = useMarket({ holds: 'nothing' });
  beforeAll(async () => {
    await seedDemo(service.context);
  });

  const logIn = (mobile: string) =>
    service.call('security/login', { mobile, password: createHash('sha256').update(`${mobile}:1234`).digest('hex') });

  it('can log in with 1234, each in their role', async () => {
    expect(await logIn(SAMPLE_MOBILES.customer)).toMatchObject({
      roleId: null,
      balanceRial: 50_000_000,
      deliveryAddressCount: 2,
      account: { firstName: 'سارا' },
    });
    expect(await logIn(SAMPLE_MOBILES.provider)).toMatchObject({ roleId: 16 });
    expect(await logIn(SAMPLE_MOBILES.secondProvider)).toMatchObject({ roleId: 16 });
    expect(await logIn(SAMPLE_MOBILES.operator)).toMatchObject({ roleId: null, userrolelst: [{ roleId: 1 }] });
  });

  it('[S-27] have a company whose team takes the works that it hands on', async () => {
    const [company = 0, supervisor = 0, led = 0, other = 0] = await Promise.all(
      sampleTeam.map(async ({ mobile }) => (await logIn(mobile)).account?.userId ?? 0),
    );
    expect(await logIn(sampleTeam[0].mobile)).toMatchObject({ roleId: 4 });
    const { team, lstMember } = await service.call('team/getteam', {}, { as: company });
    expect(team?.place).toBe('company');
    expect(lstMember).toMatchObject([
      { userId: supervisor, isSupervisor: true },
      { userId: led, supervisorUserId: supervisor },
      { userId: other, supervisorUserId: null },
    ]);
    const userId = (await logIn(SAMPLE_MOBILES.customer)).account?.userId ?? 0;
    const { lstDeliveryAddress } = await service.call('user/getdeliveryaddress', {}, { as: userId });
    const customer = { userId, mobile: SAMPLE_MOBILES.customer, addressId: lstDeliveryAddress[0]?.deliveryaddrid ?? 0 };
    const story = { service, customer, provider: { userId: company, mobile: sampleTeam[0].mobile } };
    const placed = await aPaidOrder(story, { srvcattypeid: OFFICE_CLEANING_ID });
    await theProviderDoes(story, placed, 'accept');
    const { taskid } = placed;
    const { lstMember: free } = await service.call('team/getfreemember', { taskid }, { as: company });
    expect(free.map(({ isFree }) => isFree)).toEqual([true, true, true]);
    await service.call('team/assignwork', { taskid, userId: led }, { as: supervisor });
  });

  it('have a drawn face for each provider until they upload a photo', async () => {
    const { account } = await logIn(SAMPLE_MOBILES.provider);
    const drawn = account?.imageUrl ?? '';
    expect(drawn).toMatch(/^\/api\/file\/uploads\/\d+$/);
    const { userImage } = await service.call('workerprofile/getDetail', { id: account?.userId ?? 0 });
    expect(userImage).toBe(drawn);
    const { imageUrl } = (await logIn(SAMPLE_MOBILES.customer)).account ?? {};
    expect(imageUrl).toBe('/images/default-profile.svg');
  });

  it('have finished, paid orders of the sample customer', async () => {
    const userId = (await logIn(SAMPLE_MOBILES.customer)).account?.userId ?? 0;
    const { lstTask } = await service.call('clean/getalloldtaskbyuserid', {}, { as: userId });
    expect(lstTask.map(({ state, sums }) => [state, sums.paidRial > 0, sums.dueRial])).toEqual(
      Array(2).fill(['COMPLETED', true, 0]),
    );
    for (const { taskid } of lstTask) {
      const { draft } = await service.call('clean/getrepeatdraft', { taskid }, { as: userId });
      expect(draft).toMatchObject({ srvcategoryid: HOUSE_CLEANING_ID, cleaningHours: 4 });
      await service.call('clean/getrepeathour', { taskid }, { as: userId });
    }
  });

  it('have books that balance', async () => {
    expect(await listLedgerFaults(service.context.ports.database)).toEqual([]);
  });

  it('have a provider’s statement in the order of time, newest first', async () => {
    const { account } = await logIn(SAMPLE_MOBILES.provider);
    const { lstLine } = await service.call('payout/getstatement', {}, { as: account?.userId ?? 0 });
    const times = lstLine.map(({ atMs }) => atMs);
    expect(times.length).toBeGreaterThan(3);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
  });

  it('have a run of payouts that the bank has answered in part, and payouts that wait for the next one', async () => {
    const as = (await logIn(SAMPLE_MOBILES.finance)).account?.userId ?? 0;
    const { lstRun, due, lstHold } = await service.call('operator/getallpayoutrun', {}, { as });
    expect([due.count, lstHold.map(({ hold, count }) => [hold, count])]).toEqual([2, [['unconfirmed', 1]]]);
    expect(lstRun).toMatchObject([{ state: 'approved', count: 3 }]);
    const { run } = await service.call('operator/getpayoutrun', { runid: lstRun[0]?.runid ?? 0 }, { as });
    expect(run.lstState.map(({ state, count }) => [state, count])).toEqual([
      ['unknown', 1],
      ['paid', 1],
      ['returned', 1],
    ]);
    expect(run.lstLedgerGap).toEqual([]);
    const provider = (await logIn(SAMPLE_MOBILES.provider)).account?.userId ?? 0;
    const pay = await service.call('payout/getpayouts', {}, { as: provider });
    expect(pay.lstPayout).toMatchObject([{ state: 'returned', returnCode: 'TM01' }]);
    expect(pay).toMatchObject({ obstacle: null });
    expect(pay.availableRial).toBeGreaterThan(0);
  });

  it('have work in the week of yesterday that no earlier payout has paid', async () => {
    const as = (await logIn(SAMPLE_MOBILES.provider)).account?.userId ?? 0;
    const gDate = aDayFromNow(service.context, -1);
    const { lstDay } = await service.call('accounting/getpayweek', { gDate }, { as });
    expect(lstDay.filter((day) => day.doneRial > 0)).toMatchObject([{ gDate, jobCount: 1 }]);
  });

  it('offer providers in Tehran, Karaj and Isfahan, with a month of hours', async () => {
    const { lstServiceProvider } = await service.call('serviceprovider/filterserviceprovider', {
      srvcategoryid: HOUSE_CLEANING_ID,
      srvcattypeid: REGULAR_CLEANING_ID,
      locationid: TAJRISH_ID,
      gDate: aDayFromNow(service.context, 29),
      deliverytimeid: toDeliveryTimeId(9),
      hourneed: 3,
    });
    expect(lstServiceProvider.length).toBeGreaterThanOrEqual(5);
    expect(lstServiceProvider.map(({ reviewCount }) => reviewCount)).toContain(3);
    for (const locationid of [2001, 3001]) {
      const { lstAvailableDate } = await service.call('boot/getallavailabledate', {
        srvcategoryid: HOUSE_CLEANING_ID,
        srvcattypeid: REGULAR_CLEANING_ID,
        locationid,
        hourneed: 3,
      });
      expect(lstAvailableDate).toHaveLength(30);
      expect(
        lstAvailableDate.slice(1).every(({ gDate, mapDateAndHour }) => (mapDateAndHour[gDate] ?? []).length > 0),
      ).toBe(true);
    }
  });

  it('have reviews of completed jobs by different customers, about the job', async () => {
    const { connection } = service.context.ports.database;
    const written = await connection
      .select({
        customerId: reviews.customerId,
        typeId: tasks.typeId,
        state: tasks.state,
        priceRials: tasks.priceRials,
        paidAt: tasks.paidAt,
        registeredAt: users.createdAt,
      })
      .from(reviews)
      .innerJoin(tasks, eq(tasks.id, reviews.taskId))
      .innerJoin(users, eq(users.id, reviews.customerId));
    expect(written.length).toBeGreaterThan(10);
    expect(new Set(written.map(({ customerId }) => customerId)).size).toBe(written.length);
    expect(new Set(written.map(({ typeId }) => typeId)).size).toBeGreaterThan(3);
    for (const { state, priceRials, paidAt, registeredAt } of written)
      expect([state, priceRials > 0, registeredAt < (paidAt ?? registeredAt)]).toEqual(['COMPLETED', true, true]);
    for (const cityid of [1, 2, 3]) {
      const { lstReview } = await service.call('pdp/fetch', { a: HOUSE_CLEANING_ID, b: '0', cityid });
      expect(new Set(lstReview.map(({ name }) => name)).size).toBe(lstReview.length);
      // They stand in rows of two or three.
      expect([lstReview.length > 1, lstReview.length <= 6]).toEqual([true, true]);
    }
  });

  it('exist once, however often they are written', async () => {
    const { connection } = service.context.ports.database;
    const counts = async () => [
      await connection.select({ n: count() }).from(users),
      await connection.select({ n: count() }).from(tasks),
      await connection.select({ n: count() }).from(ledgerPostings),
    ];
    const before = await counts();
    await seedDemo(service.context);
    expect(await counts()).toEqual(before);
  });
});
