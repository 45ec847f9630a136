import type { CallRequest } from '@/lib/contract';
import { PRICE_ANSWER_MS } from '@/lib/domain/constants/orders';
import { UPHOLSTERY_MOST_SEATS } from '@/lib/domain/constants/upholstery';

import { listLedgerFaults } from '../../seed/stories/books';
import { aDraft, anOrderStory, payAtTheBank, theProviderDoes, type OrderStory } from '../../seed/stories/orders';
import { aDayFromNow } from '../../seed/stories/people';
import { useMarket } from '../../testing/use-market';

const CARPET_ID = 7;
const MACHINE_MADE_ID = 701;
const SOFA_ID = 704;
const TAJRISH_ID = 1001;
const SEVEN_SEATS_RIALS = 11_900_000;
const SEAT_RIALS = 1_700_000;

type Draft = CallRequest<'clean/addcleanrequest'>;

describe('[C-after] a sofa, a type of the carpets that is washed at home', () => {
  const service = useMarket();
  let story: OrderStory;
  beforeEach(async () => {
    story = await anOrderStory(service, { cashRials: 50_000_000 }, { categoryId: CARPET_ID });
  });

  const asCustomer = () => ({ as: story.customer.userId });
  const asProvider = () => ({ as: story.provider.userId });
  const sofa = (wishes: Partial<Draft> = {}): Draft => ({
    ...aDraft(story),
    serviceEnum: 'upholstery',
    srvcategoryid: CARPET_ID,
    srvcattypeid: SOFA_ID,
    cleaningHours: null,
    grade: 'ECO',
    upholstery: [{ piece: 'seat', count: 7 }],
    ...wishes,
  });
  const place = (wishes: Partial<Draft> = {}) => service.call('clean/addcleanrequest', sofa(wishes), asCustomer());
  const detail = async (by = asCustomer(), taskid: number) =>
    (await service.call('clean/gettaskdetail', { taskid }, by)).taskDetail;

  it('is priced by the seat and placed as one visit, without a return and without tags', async () => {
    const price = await service.call('reqandpay/getprice', {
      serviceEnum: 'upholstery',
      srvcattypeid: SOFA_ID,
      grade: 'ECO',
      upholstery: [{ piece: 'seat', count: 7 }],
    });
    expect(price).toMatchObject({ priceRial: SEVEN_SEATS_RIALS, needHour: 3 });
    expect(price.lines).toMatchObject([{ key: 'upholstery-piece', label: expect.stringContaining('Sofa seat, 7 ×') }]);
    const { taskid, payableRial } = await place();
    expect(payableRial).toBe(SEVEN_SEATS_RIALS);
    expect(await detail(asCustomer(), taskid)).toMatchObject({
      kind: 'upholstery',
      startHour: 9,
      endHour: 12,
      returnVisit: null,
      custody: null,
    });
    const { draft } = await service.call('clean/getrepeatdraft', { taskid }, asCustomer());
    expect(draft).toMatchObject({ serviceEnum: 'upholstery', upholstery: [{ piece: 'seat', count: 7 }] });
  });

  it('goes the way of work at home, and has a new count approved like every final price', async () => {
    const placed = await place();
    await payAtTheBank(story, placed);
    const { taskid } = placed;
    await theProviderDoes(story, placed, 'accept', 'depart');
    await expect(
      service.call('expert/movetask', { taskid, move: 'pickUp', withoutCode: 'phoneless' }, asProvider()),
    ).rejects.toMatchObject({ key: 'move-not-allowed' });
    await theProviderDoes(story, placed, 'start');
    const pieces = [{ piece: 'upholsteryPieces.seat', count: 8 }];
    const more = { lines: [{ key: 'recount' as const, pieces }], reason: 'Eight seats, not seven' };
    const proposed = await service.call('pricechange/addpricechange', { taskid, ...more }, asProvider());
    const nowMs = service.clock.now().getTime();
    expect(proposed).toMatchObject({
      newRial: SEVEN_SEATS_RIALS + SEAT_RIALS,
      // She stands there and waits: not the day that something in a workshop has.
      answerDueAtMs: nowMs + PRICE_ANSWER_MS,
    });
    const approved = { pricechangeid: proposed.pricechangeid, approve: true, way: 'wallet' } as const;
    await service.call('pricechange/decidepricechange', approved, asCustomer());
    await theProviderDoes(story, placed, 'finish');
    await service.call('reqandpay/confirmtask', { taskid }, asCustomer());
    expect(await detail(asCustomer(), taskid)).toMatchObject({
      state: 'COMPLETED',
      priceRial: SEVEN_SEATS_RIALS + SEAT_RIALS,
    });
    expect(await listLedgerFaults(service.context.ports.database)).toEqual([]);
  });

  it('is refused as a carpet, a carpet as a sofa, and more seats than a visit has time for', async () => {
    const refused = { key: 'service-not-available' };
    await expect(place({ srvcattypeid: MACHINE_MADE_ID })).rejects.toMatchObject(refused);
    await expect(place({ upholstery: [{ piece: 'seat', count: UPHOLSTERY_MOST_SEATS + 1 }] })).rejects.toMatchObject(
      refused,
    );
    await expect(place({ upholstery: [] })).rejects.toMatchObject(refused);
    await expect(place({ grade: null })).rejects.toMatchObject({ key: 'invalid-input' });
  });

  it('offers no day of return', async () => {
    const asked = { srvcategoryid: CARPET_ID, locationid: TAJRISH_ID, gDate: aDayFromNow(service.context, 3) };
    const toDates = (srvcattypeid: number) =>
      service.call('laundry/getreturndate', { ...asked, srvcattypeid, servicegrade: 'ECO', deliverytimeid: 10 });
    await expect(toDates(SOFA_ID)).rejects.toMatchObject({ key: 'service-not-available' });
    expect((await toDates(MACHINE_MADE_ID)).lstAvailableDate.length).toBeGreaterThan(0);
  });
});
