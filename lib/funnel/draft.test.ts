import { createDraft, EMPTY_DRAFT, resetDraft, type OrderDraft } from '@/lib/funnel/draft';

it('is reset after an order: fields empty; bank, COD and wallet flags off', () => {
  const used: OrderDraft = {
    ...createDraft({ serviceEnum: 'cleaning', srvcategoryid: 3 }),
    srvcattypeid: 301,
    cleaningHours: 4,
    petTypes: ['cat'],
    deliveryaddrid: 7,
    workerUserId: 3,
    wishedProviderId: 3,
    paymentWay: 'wallet',
    usesWallet: true,
    usesGift: true,
    ipgId: 3,
    description: 'x',
  };
  expect(resetDraft(used)).toEqual({ ...EMPTY_DRAFT, serviceEnum: 'cleaning', srvcategoryid: 3 });
  expect(EMPTY_DRAFT).toMatchObject({ paymentWay: null, usesWallet: false, usesGift: null, ipgId: null, giftId: 1 });
});
