import { SERVICE_KINDS } from '@/lib/contract/enumerations';
import { KINDS } from '@/lib/domain/service-kind';

import { categories } from '../../schema';
import { anOrderStory, aDraft, type OrderStory } from '../../seed/stories/orders';
import { aCatalogue } from '../../seed/stories/people';
import { createTestService, type TestService } from '../../testing/call';
import { PLACED_KINDS } from './kinds';

describe('the table of how each kind is placed', () => {
  let service: TestService;
  let story: OrderStory;
  beforeAll(async () => {
    service = await createTestService();
    await aCatalogue(service.context);
    story = await anOrderStory(service);
  });
  afterAll(() => service.close());

  const open = SERVICE_KINDS.filter((kind) => PLACED_KINDS[kind].isOpen);
  const notOpen = SERVICE_KINDS.filter((kind) => !open.includes(kind));
  const place = (serviceEnum: (typeof SERVICE_KINDS)[number]) =>
    service.call('clean/addcleanrequest', { ...aDraft(story), serviceEnum }, { as: story.customer.userId });

  it('has every kind open whose services can be ordered', async () => {
    const rows = await service.context.ports.database.connection.select().from(categories);
    const orderable = rows.filter(({ isOrderable }) => isOrderable).map(({ kind }) => kind);
    expect(orderable.length).toBeGreaterThan(0);
    expect(orderable.filter((kind) => !open.includes(kind))).toEqual([]);
  });

  it.each(notOpen)('answers that %s is not known yet', async (kind) => {
    await expect(place(kind)).rejects.toMatchObject({
      key: 'invalid-input',
      fields: [{ field: 'serviceEnum', message: 'unknown' }],
    });
  });

  it.each(open)('finds who comes to %s in the way that KINDS says', (kind) => {
    const placed = PLACED_KINDS[kind];
    expect(placed).toMatchObject({ matching: { way: KINDS[kind].matching } });
  });

  it('places what is open', async () => {
    await expect(place('cleaning')).resolves.toMatchObject({ state: 'PENDING_PAYMENT' });
  });
});
