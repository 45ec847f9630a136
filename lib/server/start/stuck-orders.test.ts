import { eq, inArray, sql } from 'drizzle-orm';

import type { Caller } from '@/e2e/steps/api';
import { addAddress, aDraft, listFreeSlots, place } from '@/e2e/steps/market';

import { retries, tasks } from '../schema';
import { listLedgerFaults } from '../seed/stories/books';
import { copyOrders } from '../testing/copied-orders';
import { poisonRows } from '../testing/poison';
import { useTwoSites } from '../testing/two-sites';
import { waitUntil } from '../testing/wait-until';

/** More than a round finds. */
const POISONED = 25;
const server = process.env.DATABASE_URL_TEST;

(server === undefined ? describe.skip : describe)('two processes on one database', () => {
  const { database, people, one, other } = useTwoSites(server ?? '');
  const orders = async (customer: Caller, provider: Caller) => {
    const [{ gDate = '', deliverytimeid = 0 } = {}] = await listFreeSlots(customer.siteUrl, provider);
    const deliveryaddrid = await addAddress(customer);
    return place(
      customer,
      await aDraft(customer, { deliveryaddrid, gDate, deliverytimeid, workerUserId: provider.userId }),
    );
  };

  it('twenty-five orders that can never be completed stop neither process from completing and paying the one behind them', async () => {
    const [customer, provider] = [await people.registers(one.url), await people.providerLogsIn(other.url)];
    const { reqid, taskid } = await orders(customer, provider);
    await people.paysAtTheBank(customer, reqid, other.url);
    const due = { state: 'DONE', priceRials: 0 } as const;
    const poisoned = await copyOrders({ context: { ports: { database } }, taskId: taskid }, Array(POISONED).fill(due));
    const { heal } = await poisonRows(database, tasks.id, poisoned);
    const isPoisoned = inArray(tasks.id, [...poisoned]);
    try {
      await database.connection.execute(sql`alter table tasks disable trigger user`);
      await database.connection
        .update(tasks)
        .set({ completesAt: new Date(0) })
        .where(isPoisoned);
      await database.connection.execute(sql`alter table tasks enable trigger user`);
      await database.connection
        .update(tasks)
        .set({ state: 'DONE', completesAt: new Date() })
        .where(eq(tasks.id, taskid));
      const readState = async () => (await customer.call('clean/gettaskdetail', { taskid })).taskDetail.state;
      await waitUntil(async () => (await readState()) === 'COMPLETED');
      await waitUntil(async () => {
        const failed = await database.connection
          .select()
          .from(retries)
          .where(inArray(retries.rowId, [...poisoned]));
        return failed.length === POISONED;
      });
    } finally {
      await heal();
    }
    expect(await listLedgerFaults(database)).toEqual([]);
  });
});
