import { eq, sql } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { MASK } from '@/lib/domain/text/mask';

import { inboxMessages, outgoingMessages, tasks } from '../../schema';
import { aBid, aBiddingStory, aTaskOrder } from '../../seed/stories/bids';
import { aPaidOrder, theProviderDoes, type OrderStory, type Placed } from '../../seed/stories/orders';
import { aCatalogue, aCustomerWithAnAddress, aMobile } from '../../seed/stories/people';
import { aTeam, type StoryTeam } from '../../seed/stories/teams';
import { createTestService, type TestService } from '../../testing/call';

type Detail = CallAnswer<'clean/gettaskdetail'>['taskDetail'];
type Reader = 'bidder' | 'offered' | 'worker' | 'provider' | 'customer';

const SIDES: readonly Reader[] = ['worker', 'provider', 'customer'];
const ALL: readonly Reader[] = ['bidder', 'offered', ...SIDES];
const PAID: readonly Reader[] = ['offered', 'provider', 'customer'];
/** Who may read something in each field of an order's detail. A new field does not compile before it says so. */
const READERS: Record<keyof Detail, readonly Reader[]> = {
  taskid: ALL,
  reqId: ALL,
  reqcode: ALL,
  srvcategoryid: ALL,
  srvcattypeid: ALL,
  kind: ALL,
  seopath: ALL,
  serviceName: ALL,
  serviceTypeName: ALL,
  gradeName: ALL,
  state: ALL,
  absence: [],
  providerName: ['offered', ...SIDES],
  providerImage: ['offered', ...SIDES],
  providerUserId: ['offered', ...SIDES],
  workerCode: ['offered', ...SIDES],
  merchantName: ['offered', ...SIDES],
  // City and neighbourhood; the street in it is looked for apart.
  deliveryAddress: ALL,
  deliveryPlace: ALL,
  deliveryStreet: SIDES,
  deliveryJalaliDate: ALL,
  gDate: ALL,
  startHour: ALL,
  endHour: ALL,
  timeRange: ALL,
  startsAtMs: ALL,
  arrivesUntilMs: ALL,
  origin: ALL,
  payType: ALL,
  codFlag: ALL,
  askedHour: SIDES,
  returnVisit: ALL,
  // A bidder's is the own bid.
  priceRial: ['bidder', ...PAID],
  moves: ['offered', ...SIDES],
  giftRial: PAID,
  walletRial: PAID,
  payableRial: PAID,
  isPaid: ['offered', ...SIDES],
  paymentExpiresAtMs: PAID,
  userFromIpg: PAID,
  userDescription: ALL,
  descriptionImageUrl: ALL,
  descriptionAudioUrl: ALL,
  moreImageUrls: ALL,
  urgency: ALL,
  petTypes: ALL,
  plaque: SIDES,
  petrol: ALL,
  moving: ALL,
  custody: ['offered', ...SIDES],
  workPhotos: ['offered', ...SIDES],
  fastingHours: ALL,
  persons: SIDES,
  results: SIDES,
  takesResults: SIDES,
  hourCount: ALL,
  lines: ['offered', ...SIDES],
  timeline: ['offered', ...SIDES],
  userName: ALL,
  userFamily: SIDES,
  contactMobile: SIDES,
  deliveryZipCode: SIDES,
  latitude: SIDES,
  longitude: SIDES,
  answerDueAtMs: ['offered', ...SIDES],
  completesAtMs: ['offered', ...SIDES],
  handed: ['worker', 'provider'],
  providerShareRial: ['offered', 'provider'],
  sums: ['customer'],
  pay: ['offered', 'provider'],
  paidAtMs: ['offered', ...SIDES],
  bankReference: ['customer'],
  reviewUrl: ['customer'],
  isReviewed: SIDES,
  cancelTerms: ['customer'],
  cancellation: ['customer'],
  moveOpenings: ['offered', 'worker', 'provider'],
  feeContestUntilMs: ['customer'],
  dispute: SIDES,
  doorWait: SIDES,
  heldFee: ['provider', 'customer'],
  priceChange: SIDES,
  priceTerms: ['provider'],
  isRescueAgreed: ['customer'],
  startCode: ['customer'],
  recipientName: SIDES,
  travel: ['bidder', 'offered', 'worker', 'provider'],
  bidding: ['bidder', 'offered', 'worker', 'provider'],
  serverNowMs: ALL,
};

const WORDS = 'اتاق‌ها را هم تمیز کنید. ۰۹۱۲/۱۲۳/۴۵۶۷ یا t . me / abc';
const HIDDEN = { plaque: '12-ب-345-67', recipient: 'سهراب' };
const isEmpty = (value: unknown) =>
  value === null || value === '' || value === 0 || value === false || (Array.isArray(value) && value.length === 0);

describe('what each reader is shown of an order', () => {
  let service: TestService;
  let team: StoryTeam;
  let story: OrderStory;
  beforeAll(async () => {
    service = await createTestService();
    await aCatalogue(service.context);
  });
  beforeEach(async () => {
    team = await aTeam(service);
    story = { service, provider: team.company, customer: await aCustomerWithAnAddress(service.context) };
  });
  afterAll(() => service.close());

  const connection = () => service.context.ports.database.connection;
  const read = async ({ taskid }: Pick<Placed, 'taskid'>, as: number) =>
    (await service.call('clean/gettaskdetail', { taskid }, { as })).taskDetail;
  /** With all that must not be read before the acceptance. */
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
  const expectNoMore = (reader: Reader, detail: Detail) => {
    const seen = (Object.keys(READERS) as (keyof Detail)[]).filter(
      (field) => !READERS[field].includes(reader) && !isEmpty(detail[field]),
    );
    expect([reader, seen]).toEqual([reader, []]);
    expect(Object.keys(detail).filter((field) => !Object.hasOwn(READERS, field))).toEqual([]);
  };

  it('before the acceptance a provider reads the neighbourhood, what is asked and a first name; the door, the rest and contacts come with it', async () => {
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

  it('nothing that is sent to who may accept it names the door, the customer or a contact', async () => {
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

  it('who may bid reads no more than who was asked, and no contact in what was written', async () => {
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

  it('whoever comes for a company, and who leads them, reads the door and the customer, and no money', async () => {
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
