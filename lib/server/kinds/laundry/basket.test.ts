import { and, eq } from 'drizzle-orm';

import type { CallRequest } from '@/lib/contract';

import { aDraft, anOrderStory, type OrderStory } from '../../seed/stories/orders';
import { aDayFromNow } from '../../seed/stories/people';
import { providerServices } from '../../schema';
import { useMarket } from '../../testing/use-market';

const LAUNDRY_ID = 5;
const EVERYDAY_ID = 501;
const SUITS_ID = 502;
const MACHINE_MADE_ID = 701;
const SHIRT_ID = 50101;
const COAT_ID = 50203;
const TAJRISH_ID = 1001;

type Draft = CallRequest<'laundry/addlaundryrequest'>;

describe('a basket with pieces of several kinds', () => {
  const service = useMarket();
  let story: OrderStory;
  beforeAll(async () => {
    story = await anOrderStory(service, { cashRials: 500_000_000 }, { categoryId: LAUNDRY_ID });
  });

  const asCustomer = () => ({ as: story.customer.userId });
  const day = (days: number) => aDayFromNow(service.context, days);
  const place = (wishes: Partial<Draft>) =>
    service.call(
      'laundry/addlaundryrequest',
      {
        ...aDraft(story, {}),
        serviceEnum: 'laundry',
        srvcategoryid: LAUNDRY_ID,
        srvcattypeid: EVERYDAY_ID,
        moreTypeIds: [SUITS_ID],
        cleaningHours: null,
        grade: 'ECO',
        clothes: [
          { itemId: COAT_ID, count: 1 },
          { itemId: SHIRT_ID, count: 4 },
        ],
        returnTimeId: 12,
        ...wishes,
      },
      asCustomer(),
    );

  it('has one price, up to one minimum order, and refuses a piece without its type', async () => {
    const clothes = [
      { itemId: COAT_ID, count: 1 },
      { itemId: SHIRT_ID, count: 4 },
    ];
    const basket = { servicegrade: 'ECO', clothes, srvcattypeid: EVERYDAY_ID } as const;
    const named = await service.call('laundry/getlaundryprice', { ...basket, moreTypeIds: [SUITS_ID] });
    const unnamed = await service.call('laundry/getlaundryprice', { servicegrade: 'ECO', clothes });
    expect([named.priceRial, unnamed.priceRial]).toEqual([6_000_000, 6_000_000]);
    const small = { ...basket, clothes: clothes.map(({ itemId }) => ({ itemId, count: 1 })), moreTypeIds: [SUITS_ID] };
    expect((await service.call('laundry/getlaundryprice', small)).priceRial).toBe(5_000_000);
    await expect(service.call('laundry/getlaundryprice', basket)).rejects.toMatchObject({
      key: 'service-not-available',
    });
    // A type of another service is no part of a basket.
    await expect(
      service.call('laundry/getlaundryprice', { ...basket, moreTypeIds: [SUITS_ID, MACHINE_MADE_ID] }),
    ).rejects.toMatchObject({ key: 'service-not-available' });
  });

  it('stands kind by kind on the order, at the door and in the repeated order', async () => {
    const { taskid } = await place({ gDate: day(9), returnDate: day(13) });
    const { taskDetail } = await service.call('clean/gettaskdetail', { taskid }, { ...asCustomer(), locale: 'en' });
    expect(taskDetail.lines.map(({ group, amountRial }) => [group, amountRial])).toEqual([
      ['Everyday clothes', 3_400_000],
      ['Suits and coats', 2_600_000],
    ]);
    const ordered = taskDetail.custody?.lstOrdered.map(({ group, label, orderedCount }) => [
      group,
      label,
      orderedCount,
    ]);
    expect(ordered).toEqual([
      ['Everyday clothes', 'Shirt', 4],
      ['Suits and coats', 'Coat', 1],
    ]);
    const { draft } = await service.call('clean/getrepeatdraft', { taskid }, asCustomer());
    expect(draft).toMatchObject({ srvcattypeid: EVERYDAY_ID, moreTypeIds: [SUITS_ID] });
  });

  it('is taken only by providers who serve every kind in it', async () => {
    const { provider } = await anOrderStory(service, {}, { categoryId: LAUNDRY_ID });
    const asked = { srvcategoryid: LAUNDRY_ID, srvcattypeid: EVERYDAY_ID, locationid: TAJRISH_ID } as const;
    const isListed = async (moreTypeIds: number[]) => {
      const visit = { gDate: day(20), deliverytimeid: 10, hourneed: 1, chosenUserId: provider.userId };
      const found = await service.call('laundry/filterlaundryserviceprovider', { ...asked, ...visit, moreTypeIds });
      return found.lstServiceProvider.some(({ userId }) => userId === provider.userId);
    };
    const isFree = async (moreTypeIds: number[]) => {
      const search = { ...asked, moreTypeIds, merchantid: provider.userId };
      const { lstAvailableDate: days } = await service.call('boot/getallavailabledate', search);
      return days.some(({ lstDeliveryTimeSheet: slots }) => slots.some((slot) => !slot.isFull));
    };
    expect([await isListed([SUITS_ID]), await isFree([SUITS_ID])]).toEqual([true, true]);
    await service.context.ports.database.connection
      .delete(providerServices)
      .where(and(eq(providerServices.userId, provider.userId), eq(providerServices.typeId, SUITS_ID)));
    expect([await isListed([]), await isListed([SUITS_ID])]).toEqual([true, false]);
    expect([await isFree([]), await isFree([SUITS_ID])]).toEqual([true, false]);
    const chosen = { workerUserId: provider.userId, gDate: day(11), returnDate: day(15) };
    await expect(place(chosen)).rejects.toMatchObject({ key: 'slot-taken' });
    // She may take what is of her kinds alone.
    const shirts = { moreTypeIds: [], clothes: [{ itemId: SHIRT_ID, count: 8 }] };
    await expect(place({ ...chosen, ...shirts })).resolves.toMatchObject({ state: 'PENDING_PAYMENT' });
  });
});
