import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { DatabasePort } from '../ports/database';
import { getEscrowRials, listLedgerFaults } from '../seed/stories/books';
import { theProviderDoes, THREE_HOURS_RIALS, type OrderStory, type Placed } from '../seed/stories/orders';
import { aCatalogue } from '../seed/stories/people';
import { createTestService, type TestService } from '../testing/call';
import { createOldTestDatabase } from '../testing/database';

const FIXTURE = join(process.cwd(), 'lib/server/testing/fixtures/order-of-0009.sql');
const CUSTOMER = { userId: 1000, mobile: '09130000002', addressId: 1000 };
const PROVIDER = { userId: 1001, mobile: '09130000003' };
const taskid = 50_001;

/**
 * Written by the marketplace of 2026-11-23, 04:23, whose last migration was 0009: ordered, paid at the bank and
 * accepted.
 *
 * Two whole data directories were tried by hand on 2026-11-30: those of the marketplaces of 2026-11-27, 16:54 (last
 * migration 0041) and 23:57 (0043), started with the samples. Each had an order that was paid and accepted. The present
 * one opened the directory, and the order ran to its review and its invoice, with whole books.
 */
describe('an older version’s order', () => {
  let database: DatabasePort;
  let service: TestService;
  let story: OrderStory;
  beforeAll(async () => {
    database = await createOldTestDatabase('0009_move-reasons', await readFile(FIXTURE, 'utf8'));
    await database.migrate();
    service = await createTestService({ ports: { database } });
    await aCatalogue(service.context);
    story = { service, customer: CUSTOMER, provider: PROVIDER };
  });
  afterAll(() => service.close());

  it('opens, is worked, completed and reviewed, and its money arrives', async () => {
    const detail = async () =>
      (await service.call('clean/gettaskdetail', { taskid }, { as: CUSTOMER.userId })).taskDetail;
    expect(await detail()).toMatchObject({ state: 'CONFIRMED', kind: 'cleaning', isPaid: true, hourCount: 3 });
    expect(await getEscrowRials(story, taskid)).toBe(THREE_HOURS_RIALS);

    await theProviderDoes(story, { taskid } as Placed, 'depart', 'start', 'finish');
    expect((await detail()).state).toBe('DONE');
    await service.call('reqandpay/confirmtask', { taskid }, { as: CUSTOMER.userId });
    await service.call('review/addreview', { taskid, stars: 5, text: 'Spotless.' }, { as: CUSTOMER.userId });

    expect(await detail()).toMatchObject({
      state: 'COMPLETED',
      isReviewed: true,
      sums: { paidRial: THREE_HOURS_RIALS },
    });
    expect(await getEscrowRials(story, taskid)).toBe(0);
    expect(await listLedgerFaults(database)).toEqual([]);
  });

  it('can be repeated by its customer', async () => {
    const { draft } = await service.call('clean/getrepeatdraft', { taskid }, { as: CUSTOMER.userId });
    expect(draft).toMatchObject({ serviceEnum: 'cleaning', deliveryaddrid: CUSTOMER.addressId });
  });
});
