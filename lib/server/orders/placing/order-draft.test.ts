import type { CallRequest } from '@/lib/contract';
import type { ServiceKind } from '@/lib/contract/enumerations';
import { orderDraft, repeatableAnswers } from '@/lib/contract/order-draft';
import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';
import { KIND_SHAPES } from '@/lib/contract/enumerations';
import { KINDS } from '@/lib/funnel/kinds';
import { eq } from 'drizzle-orm';

import { tasks, uploadedFiles } from '../../schema';
import { anOrderStory } from '../../seed/stories/orders';
import { aDayFromNow, TAJRISH_ID } from '../../seed/stories/people';
import { aTruck, CAR, GAS_ID } from '../../seed/stories/trucks';
import { useMarket } from '../../testing/use-market';

type Draft = CallRequest<'clean/addcleanrequest'>;
type Answers = Omit<Partial<Draft>, 'serviceEnum' | 'srvcategoryid'> & { readonly srvcategoryid: number };

const LATER = { returnTimeId: toDeliveryTimeId(12) };

/** The answers of each kind beside the common ones: SPEC 3's order draft, every field. */
const ANSWERS: Readonly<Record<ServiceKind, Answers>> = {
  cleaning: {
    srvcategoryid: 3,
    srvcattypeid: 301,
    cleaningHours: 3,
    home: { areaM2: 90, roomCount: 2, bathroomCount: 1, windowCount: 4, isFirstDeepClean: false },
    petTypes: ['cat'],
    extras: ['oven'],
    plan: 'weekly',
    weekdays: [2, 4],
    frequency: 4,
    loop: 2,
  },
  laundry: {
    srvcategoryid: 5,
    srvcattypeid: 501,
    moreTypeIds: [502],
    grade: 'ECO',
    clothes: [
      { itemId: 50101, count: 8 },
      { itemId: 50203, count: 1 },
    ],
    ...LATER,
  },
  carpet: { srvcategoryid: 7, srvcattypeid: 701, grade: 'VIP', carpets: [{ units: 12, count: 1 }], ...LATER },
  upholstery: { srvcategoryid: 7, srvcattypeid: 704, grade: 'ECO', upholstery: [{ piece: 'seat', count: 7 }] },
  carwash: { srvcategoryid: 9, srvcattypeid: 902, carTypeId: 2, carWashLocation: 'on-site', plaque: '12-ب-345-67' },
  task: { srvcategoryid: 12, srvcattypeid: 1201, urgency: 'soon' },
  moving: {
    srvcategoryid: 14,
    srvcattypeid: 1402,
    personCount: 3,
    heavyPieces: [{ piece: 'piano', count: 1 }],
    hasPacking: true,
    originAccess: { floor: 3, hasLift: false },
    destinationAccess: { floor: 1, hasLift: true },
  },
  gas: {
    srvcategoryid: GAS_ID,
    carLatitude: CAR.latitude,
    carLongitude: CAR.longitude,
    carPlace: 'Silver saloon by the bakery',
    vehicleType: 'AUTOMOBILE',
    plaque: '12-ب-345-67',
    autoBrandId: 1,
    gasTypeEnum: 'REGULAR',
    litreVolume: 30,
  },
  testing: {
    srvcategoryid: 24,
    srvcattypeid: 2403,
    testIds: [24031, 24032],
    personCount: 2,
    persons: [
      { name: 'Sara Ahmadi', birthYear: 1370 },
      { name: 'Omid Ahmadi', birthYear: 2001 },
    ],
  },
};
/** Answers in a row of their own, which can be deleted without the order (recipients.test.ts). */
const KEPT_APART = ['recipient'] as const;

describe('the order draft', () => {
  const service = useMarket();

  const connection = () => service.context.ports.database.connection;
  const day = (days: number) => aDayFromNow(service.context, days);
  const listKinds = () => Object.keys(ANSWERS) as ServiceKind[];

  async function addFiles(ownerId: number): Promise<readonly number[]> {
    const file = (name: string, contentType: string) => ({
      ownerId,
      storageKey: `${name}-of-${ownerId}`,
      contentType,
      sizeBytes: 1,
      createdAt: service.clock.now(),
    });
    const rows = await connection()
      .insert(uploadedFiles)
      .values([file('photo', 'image/webp'), file('second', 'image/webp'), file('voice', 'audio/webm')])
      .returning({ id: uploadedFiles.id });
    return rows.map(({ id }) => id);
  }

  /** A draft of a kind with an answer to everything that it asks, and whose it is. */
  async function toWholeDraft(kind: ServiceKind) {
    const { customer, provider } = await anOrderStory(
      service,
      { cashRials: 500_000_000, hasWelcomeGift: true },
      { categoryId: ANSWERS[kind].srvcategoryid },
    );
    const [descriptionImageId, moreImageId = 0, descriptionAudioId] = await addFiles(customer.userId);
    const { matching, hasAddress } = KIND_SHAPES[kind];
    const whole: Draft = {
      ...ANSWERS[kind],
      serviceEnum: kind,
      description: 'زنگ دوم',
      descriptionImageId,
      descriptionAudioId,
      batchId: `batch-of-${kind}`,
      giftId: 1,
      usesGift: matching !== 'bids',
      usesWallet: matching !== 'bids',
      ...(hasAddress && { deliveryaddrid: customer.addressId, locationid: TAJRISH_ID }),
      ...(hasAddress && { gDate: day(3), deliverytimeid: toDeliveryTimeId(9) }),
      ...(kind === 'task' && { moreImageIds: [moreImageId] }),
      ...(kind === 'moving' && { destinationaddrid: customer.addressId }),
      ...(kind === 'gas' && { gasTruckId: (await aTruck(service.context)).truckId }),
      ...(matching === 'provider' && { workerUserId: provider.userId, merchantid: provider.userId }),
      ...(matching === 'provider' && { isRescueAgreed: true, ipgId: 1 }),
      ...(ANSWERS[kind].returnTimeId && { returnDate: day(kind === 'carpet' ? 14 : 6) }),
    };
    return { whole, as: customer.userId };
  }

  const place = (whole: Draft, as: number) => service.call(KINDS[whole.serviceEnum].place, whole, { as, locale: 'fa' });

  it.each(listKinds())(
    '[E-16] [E-23] [C-other] for %s is placed by its own call, stored with every sent field, and read again by its repetition',
    async (kind) => {
      const { whole, as } = await toWholeDraft(kind);
      const placed = await place(whole, as);
      const [row] = await connection().select().from(tasks).where(eq(tasks.id, placed.taskid));
      // The people who give a sample stand in rows of their own (order-persons.test.ts).
      const { persons: _persons, ...kept } = orderDraft.parse(whole);
      expect(row?.draft).toEqual(kept);
      const { draft } = await service.call('clean/getrepeatdraft', { taskid: placed.taskid }, { as });
      const asked = { deliveryaddrid: null, locationid: null, destinationaddrid: null };
      // Who repeats a visit of a series orders one visit.
      expect(draft).toEqual({ ...asked, ...repeatableAnswers.parse(whole), plan: 'once' });
      const { taskDetail } = await service.call('clean/gettaskdetail', { taskid: placed.taskid }, { as });
      expect(taskDetail).toMatchObject({
        kind,
        userDescription: whole.description,
        descriptionImageUrl: `/api/file/uploads/${whole.descriptionImageId}`,
        descriptionAudioUrl: `/api/file/uploads/${whole.descriptionAudioId}`,
        moreImageUrls: (whole.moreImageIds ?? []).map((id) => `/api/file/uploads/${id}`),
      });
      expect(placed.batchId).toBe(whole.batchId);
    },
  );

  it('has only fields of these orders', async () => {
    const drafts = await Promise.all(listKinds().map(toWholeDraft));
    const said = new Set(drafts.flatMap(({ whole }) => Object.keys(whole)));
    // What the browser adds from the price that was shown: refused where it is another by now
    // (addcleanrequest.test.ts).
    const unsaid = Object.keys(orderDraft.shape).filter((name) => !said.has(name));
    // A customer who filters by women or men says so (rescue.test.ts).
    expect(unsaid).toEqual(['priceRial', 'providerGender', ...KEPT_APART]);
  });
});
