import { eq } from 'drizzle-orm';

import { ADDRESS_BUDGETS_AN_HOUR } from '@/lib/domain/constants/identity';
import { toFeedPath } from '@/lib/domain/site/order-links';

import { tasks, users } from '../../schema';
import { anOrderStory, aPaidOrder, theProviderDoes, type OrderStory, type Placed } from '../../seed/stories/orders';
import { findWhole } from '../../testing/find-whole';
import { useMarketOverHttp } from '../../testing/use-market';

describe('a calendar that follows a provider’s address', () => {
  const { service, site } = useMarketOverHttp();
  let story: OrderStory;
  let placed: Placed;
  beforeEach(async () => {
    story = await anOrderStory(service);
    placed = await aPaidOrder(story);
    await theProviderDoes(story, placed, 'accept');
  });

  const connection = () => service.context.ports.database.connection;
  const as = () => ({ as: story.provider.userId });
  const makeKey = async () => (await service.call('provider/renewfeed', {}, as())).feedKey;
  const read = async (feedKey: string, locale = 'en') => {
    const answer = await fetch(`${site.url}${toFeedPath(feedKey, locale)}`);
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
  };

  it('[B-12] has the hours, the work and the neighbourhood of coming visits, in the language of its address', async () => {
    const feedKey = await makeKey();
    const { status, type, text } = await read(feedKey);
    expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8']);
    const [task] = await connection().select().from(tasks).where(eq(tasks.id, placed.taskid));
    const begins = `${task?.startsAt?.toISOString().replace(/[-:]|\.\d+/g, '')}`;
    const lines = text.replaceAll('\r\n ', '');
    expect(lines).toContain(`DTSTART:${begins}`);
    expect(lines).toContain('Tajrish');
    expect(lines).toContain(`/w/en/${placed.taskid}`);
    expect((await read(feedKey, 'fa')).text.replaceAll('\r\n ', '')).toContain('تجریش');
  });

  it('[B-12] names neither the customer nor a number, a street or the code of the door', async () => {
    const text = (await read(await makeKey())).text.replaceAll('\r\n ', '');
    const [task] = await connection().select().from(tasks).where(eq(tasks.id, placed.taskid));
    const [customer] = await connection().select().from(users).where(eq(users.id, story.customer.userId));
    for (const secret of [customer?.mobile, customer?.lastName, task?.address.text, task?.startCode])
      expect([secret, findWhole(text, `${secret}`)]).toEqual([expect.stringMatching(/./u), null]);
  });

  it('[B-12] ends with its address, and a new address ends the former', async () => {
    const first = await makeKey();
    expect((await service.call('provider/getschedule', {}, as())).schedule.feedKey).toBe(first);
    const second = await makeKey();
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
    await service.call('provider/endfeed', {}, as());
    expect((await read(second)).status).toBe(404);
    expect((await service.call('provider/getschedule', {}, as())).schedule.feedKey).toBeNull();
  });

  it('[B-12] cannot be found by trying keys', async () => {
    for (let tried = 0; tried < ADDRESS_BUDGETS_AN_HOUR.wrongFeedKey; tried += 1) await read(`key-${tried}`);
    expect((await read('one-more')).status).toBe(429);
    const direct = service.call('provider/readfeed', { feedKey: await makeKey() });
    expect((await direct).calendar).toContain('BEGIN:VCALENDAR');
    expect((await read('no-language', 'xx')).status).toBe(404);
  });
});
