import { eq } from 'drizzle-orm';

import type { CallRequest } from '@/lib/contract';
import { TEST_RESULT_LIMITS } from '@/lib/domain/constants/medical-tests';
import { DAY_MS } from '@/lib/domain/constants/time-units';

import { eraseAccount } from '../../personal-data/erase';
import { alerts, inboxMessages, orderPersons, outgoingMessages, tasks } from '../../schema';
import { aDraft, anOrderStory, theProviderDoes, type OrderStory } from '../../seed/stories/orders';
import { aDayFromNow } from '../../seed/stories/people';
import { useMarket } from '../../testing/use-market';

const MEDICAL_TESTS_ID = 24;
const DIABETES_ID = 2403;
const LONG_TERM_ID = 24032;
const SARA = { name: 'Sara Zarrintaj', birthYear: 1370 };
const OMID = { name: 'Omid Zarrintaj', birthYear: 2001 };
const NAMED = [
  { personNumber: 1, ...SARA },
  { personNumber: 2, ...OMID },
];
const NUMBERED = [1, 2].map((personNumber) => ({ personNumber, name: null, birthYear: null }));

type Draft = CallRequest<'clean/addcleanrequest'>;

describe('the people who give a sample in an order of tests', () => {
  const service = useMarket();
  let story: OrderStory;
  beforeEach(async () => {
    story = await anOrderStory(service, { cashRials: 100_000_000 }, { categoryId: MEDICAL_TESTS_ID });
  });

  const connection = () => service.context.ports.database.connection;
  const asCustomer = () => ({ as: story.customer.userId });
  const asProvider = () => ({ as: story.provider.userId });
  const place = (wishes: Partial<Draft> = {}) =>
    service.call(
      'clean/addcleanrequest',
      {
        ...aDraft(story, { gDate: aDayFromNow(service.context, 3) }),
        serviceEnum: 'testing',
        srvcategoryid: MEDICAL_TESTS_ID,
        srvcattypeid: DIABETES_ID,
        cleaningHours: null,
        testIds: [LONG_TERM_ID],
        personCount: 2,
        persons: [SARA, OMID],
        ...wishes,
      },
      asCustomer(),
    );
  async function aPaidOrder() {
    const placed = await place();
    const settle = { prefix: 'wallet-', reqId: String(placed.reqid), giftCode: '0', useWallet: 'true' } as const;
    await service.call('custom', settle, asCustomer());
    return placed;
  }
  const persons = async (taskid: number, by: { as: number }) =>
    (await service.call('clean/gettaskdetail', { taskid }, by)).taskDetail.persons;

  it.each([
    ['nobody', { persons: [] }, 'persons'],
    ['fewer than are tested', { persons: [SARA] }, 'persons'],
    ['more than are tested', { personCount: 1 }, 'persons'],
    ['somebody without a name', { persons: [SARA, { ...OMID, name: ' ' }] }, 'persons.1.name'],
    ['a name that is none', { persons: [SARA, { ...OMID, name: 't.me/omid' }] }, 'persons.1.name'],
    ['a year of two digits', { persons: [SARA, { ...OMID, birthYear: 70 }] }, 'persons.1.birthYear'],
    ['a Persian year to come', { persons: [{ ...SARA, birthYear: 1406 }, OMID] }, 'persons.0.birthYear'],
    ['somebody of 121 years', { persons: [{ ...SARA, birthYear: 1284 }, OMID] }, 'persons.0.birthYear'],
    ['a Gregorian year to come', { persons: [SARA, { ...OMID, birthYear: 2027 }] }, 'persons.1.birthYear'],
  ] as const)('are refused for %s', async (_, wishes, field) => {
    await expect(place(wishes as Partial<Draft>)).rejects.toMatchObject({
      key: 'invalid-input',
      fields: [{ field }],
    });
  });

  it('are read by the customer at once, and by the sampler from the acceptance until the last result may come', async () => {
    const placed = await aPaidOrder();
    expect(await persons(placed.taskid, asCustomer())).toEqual(NAMED);
    expect(await persons(placed.taskid, asProvider())).toEqual([]);
    await theProviderDoes(story, placed, 'accept');
    expect(await persons(placed.taskid, asProvider())).toEqual(NAMED);
    await theProviderDoes(story, placed, 'depart', 'start', 'finish');
    expect(await persons(placed.taskid, asProvider())).toEqual(NAMED);
    await connection().update(tasks).set({ state: 'COMPLETED' }).where(eq(tasks.id, placed.taskid));
    expect(await persons(placed.taskid, asProvider())).toEqual(NAMED);
    const past = new Date(service.clock.now().getTime() - (TEST_RESULT_LIMITS.daysAfterVisit + 1) * DAY_MS);
    await connection().update(tasks).set({ startsAt: past, endsAt: past }).where(eq(tasks.id, placed.taskid));
    expect(await persons(placed.taskid, asProvider())).toEqual(NUMBERED);
    expect(await persons(placed.taskid, asCustomer())).toEqual(NAMED);
  });

  it('stand in no message, no alert and no order’s draft', async () => {
    const placed = await aPaidOrder();
    await theProviderDoes(story, placed, 'accept', 'depart', 'start', 'finish');
    await service.sendMessages();
    const kept = [
      await connection().select().from(outgoingMessages),
      await connection().select().from(inboxMessages),
      await connection().select().from(alerts),
      await connection().select().from(tasks),
      service.sms,
    ];
    expect(kept.map((rows) => JSON.stringify(rows).includes('Zarrintaj'))).toEqual(kept.map(() => false));
  });

  it('are known when the order is repeated, and asked for where an older order has no names', async () => {
    const { taskid } = await aPaidOrder();
    const repeat = async () => (await service.call('clean/getrepeatdraft', { taskid }, asCustomer())).draft;
    expect(await repeat()).toMatchObject({ personCount: 2, persons: [SARA, OMID] });
    await connection().delete(orderPersons).where(eq(orderPersons.taskId, taskid));
    expect(await repeat()).toMatchObject({ personCount: 2, persons: [] });
    expect(await persons(taskid, asCustomer())).toEqual(NUMBERED);
  });

  it('are in the copy of the customer’s data, and gone with the account', async () => {
    const { taskid, reqcode } = await aPaidOrder();
    const { personalData } = await service.call('user/getpersonaldata', {}, asCustomer());
    expect(personalData).toMatchObject({ testPersons: NAMED.map((person) => ({ code: reqcode, ...person })) });
    await service.context.ports.database.transaction((transaction) =>
      eraseAccount(transaction, story.customer.userId, service.clock.now()),
    );
    expect(await connection().select().from(orderPersons).where(eq(orderPersons.taskId, taskid))).toEqual([]);
  });
});
