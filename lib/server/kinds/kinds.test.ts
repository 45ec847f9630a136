import { SERVICE_KINDS } from '@/lib/contract/enumerations';
import { KINDS } from '@/lib/funnel/kinds';

import { anOrderStory, aDraft, type OrderStory } from '../seed/stories/orders';
import { useMarket } from '../testing/use-market';

describe('the table of how each kind is placed', () => {
  const service = useMarket();
  let story: OrderStory;
  beforeAll(async () => {
    story = await anOrderStory(service);
  });

  const placedElsewhere = SERVICE_KINDS.filter((kind) => KINDS[kind].place !== 'clean/addcleanrequest');
  const place = (serviceEnum: (typeof SERVICE_KINDS)[number]) =>
    service.call('clean/addcleanrequest', { ...aDraft(story), serviceEnum }, { as: story.customer.userId });

  it.each(placedElsewhere)('has the cleaning’s call answer that it does not know %s', async (kind) => {
    await expect(place(kind)).rejects.toMatchObject({
      key: 'invalid-input',
      fields: [{ field: 'serviceEnum', message: 'unknown' }],
    });
  });

  it('places what its own call asks for', async () => {
    await expect(place('cleaning')).resolves.toMatchObject({ state: 'PENDING_PAYMENT' });
  });
});
