import { and, eq, inArray, sql } from 'drizzle-orm';

import { call, logIn, tryCall, type Caller } from '@/e2e/steps/api';
import { addAddress, aDraft, listFreeSlots, place, REGULAR_CLEANING, TEHRAN } from '@/e2e/steps/market';

import { toPasswordDigest } from '@/lib/domain/person/password';

import { getOrderMoney } from '../money';
import { alerts, categories, doorWaits, inboxMessages, taskEvents, tasks } from '../schema';
import { listLedgerFaults } from '../seed/stories/books';
import { listensToAlerts, type BrokerClient } from '../testing/broker-client';
import { startSite, type TestSite } from '../testing/site';
import { useTwoSites } from '../testing/two-sites';
import { waitUntil } from '../testing/wait-until';

const WITHIN_MS = 1000;
const server = process.env.DATABASE_URL_TEST;

if (server === undefined)
  it.skip('several processes on one database (install PostgreSQL, or set DATABASE_URL_TEST, to run it)', () =>
    undefined);
else describeProcesses(server);

function describeProcesses(url: string): void {
  describe('two processes on one database', () => {
    const { own, partners, database, people, one, other } = useTwoSites(url);

    const timeOf = (end: Promise<void>) => end.then(() => performance.now());
    const at = (site: TestSite, { token }: Caller) => tryCall(site.url, 'user/getuserinfo', {}, { token });
    /** The index tells which free morning of the provider's. */
    const ordersAMorning = async (customer: Caller, provider: Caller, index = 0) => {
      const mornings = (await listFreeSlots(customer.siteUrl, provider)).filter(({ startHour }) => startHour === 9);
      const { gDate = '', deliverytimeid = 0 } = mornings[index] ?? {};
      return place(
        customer,
        await aDraft(customer, {
          deliveryaddrid: await addAddress(customer),
          gDate,
          deliverytimeid,
          workerUserId: provider.userId,
        }),
      );
    };

    describe('a session', () => {
      it('[C-security] begun at one is good at the other, and is over there within a second of its end, with its connection to the broker', async () => {
        const person = await people.registers(one.url);
        expect((await at(other, person)).status).toBe(200);
        const page = await listensToAlerts(person, other.url);
        const cutAtMs = timeOf(page.isCut);
        await person.call('security/logout', {});
        const endedAtMs = performance.now();
        expect([(await at(other, person)).status, (await at(one, person)).status]).toEqual([401, 401]);
        expect((await cutAtMs) - endedAtMs).toBeLessThan(WITHIN_MS);
      });

      it('[C-security] ends with all the others within a second when the password changes, at every process', async () => {
        const person = await people.registers(one.url);
        const elsewhere = await logIn(other.url, person.mobile, person.password);
        const pages = [await listensToAlerts(elsewhere), await listensToAlerts(person, other.url)];
        const cutsAtMs = pages.map(({ isCut }) => timeOf(isCut));
        const { token } = await person.call('user/changepassword', {
          oldPassword: toPasswordDigest(person.mobile, person.password),
          newPassword: toPasswordDigest(person.mobile, '5093'),
        });
        const endedAtMs = performance.now();
        expect((await at(other, elsewhere)).status).toBe(401);
        for (const cutAtMs of await Promise.all(cutsAtMs)) expect(cutAtMs - endedAtMs).toBeLessThan(WITHIN_MS);
        expect((await at(other, { ...person, token: token ?? '' })).status).toBe(200);
      });

      it('begun with the code of an SMS listens at the other’s broker at once, and the end of earlier ones does not cut it', async () => {
        const before = await people.registers(one.url);
        const password = await people.asksForCode(before);
        const page = await listensToAlerts(before, other.url);
        const after = await listensToAlerts(await logIn(one.url, before.mobile, password), other.url);
        let isAfterCut = false;
        void after.isCut.then(() => (isAfterCut = true));
        expect(after.tries).toBe(1);
        await page.isCut;
        // What was said before has arrived by then.
        const last = await listensToAlerts(await logIn(one.url, before.mobile, password), other.url);
        expect(isAfterCut).toBe(false);
        await Promise.all([after.end(), last.end()]);
      });

      it('whose end was not heard is cut when the line is whole again', async () => {
        const person = await people.registers(one.url);
        const page = await listensToAlerts(person, other.url);
        await database.connection.execute(sql`update sessions set ended_at = now() where user_id = ${person.userId}`);
        await database.connection.execute(
          sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'pelakfan announcements'`,
        );
        await page.isCut;
      });
    });

    it('the cached catalogue is read again everywhere when a process brings another one', async () => {
      const name = { fa: 'قدیمی', en: 'Old', de: 'Alt', ar: 'قديم' };
      const [category] = await database.connection.select().from(categories).where(eq(categories.id, 3));
      const readName = async (site: TestSite) =>
        JSON.stringify(await call(site.url, 'boot/getallcategoryv3', {}, { locale: 'de' })).includes('"Alt"');
      await database.connection
        .update(categories)
        .set({ content: { ...category?.content, name } as never })
        .where(eq(categories.id, 3));
      expect([await readName(one), await readName(other)]).toEqual([true, true]);
      let purges = 0;
      other.backend.onCatalogueChanged(() => void (purges += 1));
      const newer = await startSite({ DATABASE_URL: own.url, ...partners.environment });
      try {
        await waitUntil(async () => !(await readName(one)) && !(await readName(other)));
        expect(purges).toBeGreaterThan(0);
      } finally {
        await newer.close();
      }
    });

    it('an order at one alerts the provider’s pages at both, each as often as it was published', async () => {
      const [customer, provider] = [await people.registers(one.url), await people.providerLogsIn(other.url)];
      const pages = [await listensToAlerts(provider, one.url), await listensToAlerts(provider, other.url)];
      const topic = `expert/${provider.userId}`;
      const heardBy = ({ heard }: BrokerClient, taskid?: number) =>
        heard.filter(
          (message) => message.topic === topic && (taskid === undefined || message.payload.includes(`_${taskid}_`)),
        ).length;
      // The second comes over the same lines: once it is there, all that the first one sent twice is there too.
      for (let orders = 0; orders < 2; orders += 1) {
        const { reqid, taskid } = await ordersAMorning(customer, provider);
        await people.paysAtTheBank(customer, reqid, one.url);
        await waitUntil(() => pages.every((page) => heardBy(page, taskid) > 0));
      }
      const countPublished = async () => {
        const published = await database.connection
          .select({ attempts: alerts.attempts })
          .from(alerts)
          .where(eq(alerts.topic, topic));
        return published.reduce((sum, { attempts }) => sum + attempts, 0);
      };
      await waitUntil(async () => {
        const count = await countPublished();
        return pages.every((page) => heardBy(page) === count);
      });
      await Promise.all(pages.map((page) => page.end()));
    });

    it('timers run once, though both check them every second', async () => {
      const [customer, provider] = [await people.registers(one.url), await people.providerLogsIn(other.url)];
      const placed = [
        await ordersAMorning(customer, provider),
        await ordersAMorning(customer, provider, 1),
        await ordersAMorning(customer, provider, 2),
      ];
      const ids = placed.map(({ taskid }) => taskid);
      await database.connection
        .update(tasks)
        .set({ paymentExpiresAt: new Date(0) })
        .where(inArray(tasks.id, ids));
      await waitUntil(async () => {
        const rows = await database.connection.select({ state: tasks.state }).from(tasks).where(inArray(tasks.id, ids));
        return rows.every(({ state }) => state === 'PAYMENT_EXPIRED');
      });
      const moves = await database.connection
        .select()
        .from(taskEvents)
        .where(and(inArray(taskEvents.taskId, ids), eq(taskEvents.move, 'expirePayment')));
      const told = await database.connection
        .select()
        .from(inboxMessages)
        .where(and(eq(inboxMessages.userId, customer.userId), eq(inboxMessages.event, 'order-payment-expired')));
      expect([moves.length, told.length]).toEqual([3, 3]);
    });

    /**
     * Reports a door that stays closed. These processes run by the real clock, so the visit and the wait are moved to
     * it.
     */
    const reportsClosedDoor = async (taskid: number, provider: Caller) => {
      const asProvider = { token: provider.token };
      await database.connection.execute(
        sql`update tasks set starts_at = now() - interval '11 minutes', ends_at = now() + interval '3 hours' where id = ${taskid}`,
      );
      for (const move of ['accept', 'depart'] as const)
        await call(one.url, 'expert/movetask', { taskid, move }, asProvider);
      await call(other.url, 'ontheway/arrive', { taskid }, asProvider);
      await call(one.url, 'ordermessage/callcustomer', { taskid }, asProvider);
      await database.connection
        .update(doorWaits)
        .set({ writtenAt: new Date(0), metresAway: 0 })
        .where(eq(doorWaits.taskId, taskid));
      await call(other.url, 'expert/movetask', { taskid, move: 'reportNoAccess' }, asProvider);
    };

    it('a fee that ends while its customer contests it at both is either contested or released', async () => {
      const [customer, provider] = [await people.registers(one.url), await people.providerLogsIn(other.url)];
      for (const inMs of [0, 10, 30, 200]) {
        const { reqid, taskid } = await ordersAMorning(customer, provider);
        await people.paysAtTheBank(customer, reqid, one.url);
        await reportsClosedDoor(taskid, provider);
        await database.connection
          .update(tasks)
          .set({ feeDueAt: new Date(Date.now() + inMs) })
          .where(eq(tasks.id, taskid));
        const contest = { taskid, text: 'We were at home.' };
        const answers = await Promise.all(
          [one, other].map(({ url }) => tryCall(url, 'dispute/contestfee', contest, { token: customer.token })),
        );
        const readEnds = () =>
          database.connection
            .select({ move: taskEvents.move })
            .from(taskEvents)
            .where(and(eq(taskEvents.taskId, taskid), inArray(taskEvents.move, ['contestFee', 'releaseFee'])));
        await waitUntil(async () => (await readEnds()).length > 0);
        const contested = answers.filter(({ status }) => status === 200).length;
        expect(await readEnds()).toEqual([{ move: contested > 0 ? 'contestFee' : 'releaseFee' }]);
        expect(contested).toBeLessThanOrEqual(1);
        const { escrowRials } = await getOrderMoney(database.connection, taskid);
        expect(escrowRials > 0).toBe(contested > 0);
      }
      expect(await listLedgerFaults(database)).toEqual([]);
    });

    it('house cleaning from search to review, each step at the other process', async () => {
      const customer = await people.registers(one.url);
      const provider = await people.providerLogsIn(other.url);
      const work = await listensToAlerts(provider, one.url);
      const { priceRial } = await call(other.url, 'clean/getcleanprice', {
        srvcattypeid: REGULAR_CLEANING,
        cleaningHours: 3,
        cityid: TEHRAN,
      });
      const { reqid, taskid } = await ordersAMorning(customer, provider);
      await people.paysAtTheBank(customer, reqid, other.url);
      await waitUntil(() => work.heard.some(({ topic }) => topic === `expert/${provider.userId}`));
      // These processes run by the real clock: the visit comes to them.
      await database.connection.execute(
        sql`update tasks set starts_at = now(), ends_at = now() + interval '3 hours' where id = ${taskid}`,
      );
      for (const [index, move] of (['accept', 'depart', 'start'] as const).entries()) {
        await call([one, other][index % 2]?.url ?? '', 'expert/movetask', { taskid, move }, { token: provider.token });
      }
      await call(one.url, 'reqandpay/finishtask', { taskid }, { token: customer.token });
      const { taskDetail } = await call(other.url, 'reqandpay/confirmtask', { taskid }, { token: customer.token });
      expect(taskDetail).toMatchObject({ state: 'COMPLETED', isPaid: true, priceRial });
      await waitUntil(() => work.heard.some(({ topic }) => topic === `payment/${provider.userId}`));
      const rating = await call(
        one.url,
        'review/addreview',
        { taskid, stars: 4, reasons: [], text: 'Clean' },
        { token: customer.token },
      );
      expect(rating.reviewCount).toBe(1);
      const { workerRate, reviewCount } = rating;
      expect(await call(other.url, 'expert/getdashboard', {}, { token: provider.token })).toMatchObject({
        payableRial: (priceRial * 85) / 100,
        workerRate,
        reviewCount,
      });
      expect(await listLedgerFaults(database)).toEqual([]);
      await work.end();
    });
  });
}
