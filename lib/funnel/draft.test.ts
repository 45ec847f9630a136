import { createDraft, EMPTY_DRAFT } from '@/lib/funnel/draft';

it('is empty at first, but for its service: bank, COD and wallet flags off', () => {
  expect(createDraft({ serviceEnum: 'cleaning', srvcategoryid: 3 })).toEqual({
    ...EMPTY_DRAFT,
    serviceEnum: 'cleaning',
    srvcategoryid: 3,
  });
  expect(EMPTY_DRAFT).toMatchObject({ paymentWay: null, usesWallet: false, usesGift: null, ipgId: null, giftId: 1 });
});
