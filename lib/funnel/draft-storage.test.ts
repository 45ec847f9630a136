import { orderDraft } from '@/lib/contract/order-draft';
import { createDraft, EMPTY_DRAFT, type OrderDraft } from '@/lib/funnel/draft';
import { encodeDraft, findStoredDraft, withoutPast } from '@/lib/funnel/draft-storage';
import { findCleanPriceRequest, findOrderRequest, toAttempt } from '@/lib/funnel/order-request';

const draft: OrderDraft = {
  ...createDraft({ serviceEnum: 'cleaning', srvcategoryid: 3 }),
  srvcattypeid: 301,
  cleaningHours: 4,
  plan: 'weekly',
  petTypes: ['cat'],
  description: 'کلید پیش نگهبان است',
  gDate: '2026-11-26',
  deliverytimeid: 5,
  startHour: 9,
  visitHours: 4,
  workerUserId: 3,
  providerName: 'Maryam',
  addressForm: {
    provinceid: 1,
    cityid: 1,
    locationid: null,
    street: 'خیابان',
    plate: '۱۲',
    unit: '',
    deliveryZipCode: '',
    deliveryaddrname: '',
    latitude: null,
    longitude: null,
  },
};

describe('the stored draft', () => {
  it('survives with its typed and unsent texts', () => {
    expect(findStoredDraft(encodeDraft(draft))).toEqual(draft);
    expect(findStoredDraft(encodeDraft(EMPTY_DRAFT))).toEqual(EMPTY_DRAFT);
  });

  it.each([null, '', '{', '[]', '7', 'null', '{"version":0,"draft":{}}', '{"version":1}', '{"version":1,"draft":[]}'])(
    'is null for %s',
    (text) => {
      expect(findStoredDraft(text)).toBeNull();
    },
  );

  it('loses only a wrong field', () => {
    const damaged = JSON.stringify({
      version: 1,
      draft: {
        cleaningHours: 'four',
        gDate: 'tomorrow',
        petTypes: ['dragon'],
        home: { areaM2: 1 },
        plan: 'weekly',
        unknown: 1,
        constructor: 2,
      },
    });
    expect(findStoredDraft(damaged)).toEqual({ ...EMPTY_DRAFT, plan: 'weekly' });
  });

  it('drops a past visit and its provider, but not one that is being paid', () => {
    expect(withoutPast(draft, '2026-11-27')).toMatchObject({
      gDate: null,
      deliverytimeid: null,
      workerUserId: null,
      providerName: null,
      cleaningHours: 4,
    });
    expect(withoutPast(draft, '2026-11-26')).toBe(draft);
    const paying: OrderDraft = {
      ...draft,
      placed: { reqid: 1, taskid: 1, reqcode: '', phase: 'paying' },
    };
    expect(withoutPast(paying, '2026-12-27')).toBe(paying);
  });
});

describe('the order request', () => {
  it('carries every field of SPEC 3, as the contract wants it', () => {
    const request = findOrderRequest(draft);
    expect(Object.keys(request ?? {}).sort()).toEqual(Object.keys(orderDraft.shape).sort());
    expect(orderDraft.safeParse(request).success).toBe(true);
    expect(findOrderRequest(EMPTY_DRAFT)).toBeNull();
  });

  it('asks for a price as soon as one is possible', () => {
    expect(findCleanPriceRequest({ ...draft, cleaningHours: null }, 1)).toBeNull();
    expect(findCleanPriceRequest(draft, 1)).toMatchObject({
      srvcattypeid: 301,
      cleaningHours: 4,
      petTypes: ['cat'],
      cityid: 1,
    });
  });

  it('keeps its key while its body is unchanged', () => {
    const request = findOrderRequest(draft);
    if (!request) throw new Error('The test expects a request.');
    const first = toAttempt(null, request, () => 'first');
    expect(toAttempt(first, { ...request }, () => 'second')).toBe(first);
    expect(toAttempt(first, { ...request, description: 'x' }, () => 'second').key).toBe('second');
  });
});
