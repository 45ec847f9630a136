import { eq, sql } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { DAY_MS } from '@/lib/domain/constants/time-units';
import { MASK } from '@/lib/domain/text/mask';

import { inboxMessages, outgoingMessages, tasks } from '../../schema';
import { aBid, aBiddingStory, aTaskOrder } from '../../seed/stories/bids';
import { aPaidOrder, theProviderDoes, type OrderStory, type Placed } from '../../seed/stories/orders';
import { aCustomerWithAnAddress, aFreeProvider, aMobile } from '../../seed/stories/people';
import { aTeam, type StoryTeam } from '../../seed/stories/teams';
import { requireSessionSecret } from '../../secrets/session-secret';
import { signTaskLink } from '../../session';
import { useMarket } from '../../testing/use-market';
import { READERS, type TaskReader } from './who-reads';

type Detail = CallAnswer<'clean/gettaskdetail'>['taskDetail'];
const WORDS = 'اتاق‌ها را هم تمیز کنید. ۰۹۱۲/۱۲۳/۴۵۶۷ یا t . me / abc';
const HIDDEN = { plaque: '12-ب-345-67', recipient: 'سهراب' };
/** Words for an order's payment that readers get who may not read it. */
const NO_WORD: Partial<Detail> = { origin: 'online', payType: 'online', codFlag: 'unknown' };
const isEmpty = (field: keyof Detail, value: unknown) =>
  value === null ||
  value === '' ||
  value === 0 ||
  value === false ||
  value === NO_WORD[field] ||
  (Array.isArray(value) && value.length === 0);

describe('the shown fields of an order', () => {
  const service = useMarket();
  let team: StoryTeam;
  let story: OrderStory;
  beforeEach(async () => {
    team = await aTeam(service);
    story = { service, provider: team.company, customer: await aCustomerWithAnAddress(service.context) };
  });

  const connection = () => service.context.ports.database.connection;
  const read = async ({ taskid }: Pick<Placed, 'taskid'>, as: number) =>
    (await service.call('clean/gettaskdetail', { taskid }, { as })).taskDetail;
  /** An order with every field that must not be read before the acceptance. */
  const anOrder = async () => {
    const recipient = { name: HIDDEN.recipient, mobile: aMobile(), locale: 'fa' as const };
    const placed = await aPaidOrder(story, { recipient, description: WORDS, petTypes: ['cat'] });
    await keepDoor(placed);
    return placed;
  };
  /** A point on the map and a plate, which no form asks for together with what these orders ask for. */
  const keepDoor = ({ taskid }: Pick<Placed, 'taskid'>) =>
    connection()
      .update(tasks)
      .set({
        address: sql`${tasks.address} || '{"latitude": 35.8012, "longitude": 51.4301}'::jsonb`,
        draft: sql`${tasks.draft} || ${JSON.stringify({ plaque: HIDDEN.plaque })}::jsonb`,
      })
      .where(eq(tasks.id, taskid));
  const handsOn = async (placed: Placed) => {
    await theProviderDoes(story, placed, 'accept');
    await service.call(
      'team/assignwork',
      { taskid: placed.taskid, userId: team.led.userId },
      { as: team.company.userId },
    );
  };
  const SECRETS = () => [
    ...['مقصودبیک', 'پلاک ۱۲', '1961733114', 'محمدی', '35.8012', '51.4301', '۴۵۶۷', 't . me', HIDDEN.plaque],
    ...[HIDDEN.recipient, story.customer.mobile],
  ];
  const leaks = (answer: unknown) => SECRETS().filter((secret) => JSON.stringify(answer).includes(secret));
  const expectNoMore = (reader: TaskReader, detail: Detail) => {
    const seen = (Object.keys(READERS) as (keyof Detail)[]).filter(
      (field) => READERS[field].every((known) => known !== reader) && !isEmpty(field, detail[field]),
    );
    expect([reader, seen]).toEqual([reader, []]);
    expect(Object.keys(detail).filter((field) => !Object.hasOwn(READERS, field))).toEqual([]);
  };

  it('are the neighbourhood, the work and a first name for a provider before the acceptance; the door, the rest and contacts come with it', async () => {
    const placed = await anOrder();
    const offered = await read(placed, story.provider.userId);
    expectNoMore('offered', offered);
    expect(leaks(offered)).toEqual([]);
    expect(offered).toMatchObject({ userName: 'سارا', petTypes: ['cat'] });
    expect(offered.userDescription).toBe(`اتاق‌ها را هم تمیز کنید. ${MASK} یا ${MASK}`);
    const lists = [
      await service.call('expert/getalltask', { list: 'newworks' }, { as: story.provider.userId }),
      await service.call('expert/getdashboard', {}, { as: story.provider.userId }),
    ];
    for (const list of lists) expect(leaks(list)).toEqual([]);
    await theProviderDoes(story, placed, 'accept');
    const accepted = await read(placed, story.provider.userId);
    expectNoMore('provider', accepted);
    expect(accepted).toMatchObject({
      userFamily: 'محمدی',
      contactMobile: null,
      userDescription: WORDS,
      latitude: 35.8012,
    });
    expect(accepted).toMatchObject({
      plaque: HIDDEN.plaque,
      recipientName: HIDDEN.recipient,
      deliveryZipCode: '1961733114',
    });
    expect(accepted.deliveryAddress).toContain('مقصودبیک');
    expectNoMore('customer', await read(placed, story.customer.userId));
  });

  it('exclude words and the door for a provider who declined, or lost it, and every person for a passed-on link', async () => {
    const placed = await anOrder();
    const { configuration } = service.context;
    const link = signTaskLink(
      placed.taskid,
      service.clock.now().getTime() + DAY_MS,
      requireSessionSecret(configuration),
    );
    const passedOn = await service.call('clean/gettaskdetail', { taskid: placed.taskid }, { authorization: link });
    expectNoMore('link', passedOn.taskDetail);
    expect(leaks(passedOn)).toEqual([]);
    await theProviderDoes(story, placed, 'decline');
    const declined = await read(placed, story.provider.userId);
    expectNoMore('refused', declined);
    expect(leaks(declined)).toEqual([]);
    const { userId } = await aFreeProvider(service.context);
    await service.call(
      'reqandpay/offernextprovider',
      { taskid: placed.taskid, workerUserId: userId },
      { as: story.customer.userId },
    );
    const former = await read(placed, story.provider.userId);
    expectNoMore('former', former);
    expect(leaks(former)).toEqual([]);
    expect(former).toMatchObject({ state: 'DECLINED', providerUserId: null });
  });

  it('exclude the door, the customer and contacts from everything sent to a possible provider', async () => {
    const placed = await anOrder();
    expect((await read(placed, story.provider.userId)).state).toBe('AWAITING_PROVIDER');
    const told = await connection().select().from(inboxMessages).where(eq(inboxMessages.userId, story.provider.userId));
    const sent = await connection()
      .select()
      .from(outgoingMessages)
      .where(eq(outgoingMessages.recipient, story.provider.mobile));
    expect([told.length > 0, sent.length > 0]).toEqual([true, true]);
    expect(leaks([told.map(({ params }) => params), sent.map(({ text }) => text)])).toEqual([]);
  });

  it('are no more for a possible bidder than for an asked provider, without contacts in the text', async () => {
    const bids = await aBiddingStory(service);
    story = bids;
    const placed = await aTaskOrder(bids, { description: WORDS });
    await keepDoor(placed);
    const [bidder] = bids.bidders;
    for (const isBidder of [false, true]) {
      if (isBidder) await aBid(bids, placed, bidder);
      const detail = await read(placed, bidder.userId);
      expectNoMore('bidder', detail);
      expect(leaks(detail)).toEqual([]);
      expect(detail).toMatchObject({ userName: 'سارا' });
      expect(detail.userDescription).toContain(`${MASK} یا ${MASK}`);
    }
    const list = await service.call('expert/getalltask', { list: 'newworks' }, { as: bidder.userId });
    expect(list.lstTask.map(({ taskid }) => taskid)).toContain(placed.taskid);
    expect(leaks(list)).toEqual([]);
  });

  it('are the door and the customer for a company’s worker, and their supervisor, and no money', async () => {
    const placed = await anOrder();
    await handsOn(placed);
    for (const as of [team.led.userId, team.supervisor.userId]) {
      const detail = await read(placed, as);
      expectNoMore('worker', detail);
      expect(detail.lines.map(({ label }) => label.replace(/\s/g, ' '))).toEqual([
        'Cleaning, 3 h',
        'Extra time for pets, 1 h',
      ]);
      expect(detail).toMatchObject({ userFamily: 'محمدی', userDescription: WORDS });
    }
  });
});
