import { MOST_BOOKMARKS } from '@/lib/domain/constants/orders';

import { bookmarks } from '../schema';
import { aCustomerWithAnAddress, aFreeProvider, type StoryCustomer } from '../seed/stories/people';
import { useMarket } from '../testing/use-market';

describe('a bookmark', () => {
  const service = useMarket();
  let customer: StoryCustomer;
  let workerCode: string;
  beforeEach(async () => {
    customer = await aCustomerWithAnAddress(service.context);
    const { userId } = await aFreeProvider(service.context);
    const detail = await service.call('workerprofile/getDetail', { id: String(userId) });
    workerCode = detail.workerCode;
  });

  const as = () => ({ as: customer.userId, locale: 'en' as const });
  const marked = () => service.call('bookmark/getbookmarks', {}, as());

  it('is listed with its name, joins the browser’s own, and is stored once', async () => {
    const both = { lstSeopath: ['house-cleaning', 'not-there'], lstWorkerCode: [workerCode] };
    await service.call('bookmark/addbookmarks', both, as());
    await service.call('bookmark/addbookmarks', both, as());
    expect(await marked()).toMatchObject({
      lstService: [{ seopath: 'house-cleaning', serviceName: 'Home and office cleaning' }],
      lstWorker: [{ workerCode, fullname: expect.any(String) }],
    });
  });

  it('can be removed', async () => {
    const both = { lstSeopath: ['house-cleaning'], lstWorkerCode: [workerCode] };
    await service.call('bookmark/addbookmarks', both, as());
    await service.call('bookmark/removebookmarks', { lstWorkerCode: [workerCode] }, as());
    expect(await marked()).toMatchObject({ lstService: [{ seopath: 'house-cleaning' }], lstWorker: [] });
    await service.call('bookmark/removebookmarks', both, as());
    expect(await marked()).toMatchObject({ lstService: [], lstWorker: [] });
  });

  it('has a limit', async () => {
    const rows = Array.from({ length: MOST_BOOKMARKS }, (_, index) => ({
      userId: customer.userId,
      kind: 'worker' as const,
      subjectId: 900_000 + index,
      markedAt: service.clock.now(),
    }));
    await service.context.ports.database.connection.insert(bookmarks).values(rows);
    await expect(service.call('bookmark/addbookmarks', { lstSeopath: ['house-cleaning'] }, as())).rejects.toMatchObject(
      { key: 'limit-reached' },
    );
    expect((await marked()).lstService).toEqual([]);
  });
});
