import { SERVICE_KINDS } from '@/lib/contract/enumerations';
import { KINDS } from '@/lib/funnel/kinds';

import { anOrderStory, aDraft, type OrderStory } from '../seed/stories/orders';
import { useMarket } from '../testing/use-market';

describe('the table of each kind’s placing', () => {
  const service = useMarket();
  let story: OrderStory;
  beforeAll(async () => {
    story = await anOrderStory(service);
  });

  const placedElsewhere = SERVICE_KINDS.filter((kind) => KINDS[kind].place !== 'clean/addcleanrequest');
  const place = (serviceEnum: (typeof SERVICE_KINDS)[number]) =>
    service.call('clean/addcleanrequest', { ...aDraft(story), serviceEnum }, { as: story.customer.userId });

  it.each(placedElsewhere)('answers the cleaning’s call for %s as unknown', async (kind) => {
    await expect(place(kind)).rejects.toMatchObject({
      key: 'invalid-input',
      fields: [{ field: 'serviceEnum', message: 'unknown' }],
    });
  });

  it('places each kind by its own call', async () => {
    await expect(place('cleaning')).resolves.toMatchObject({ state: 'PENDING_PAYMENT' });
  });
});
