import { toSettlement } from '@/lib/funnel/quote/settlement';

const order = {
  priceRials: 10_000_000,
  giftBalanceRials: 200_000,
  walletBalanceRials: 3_000_000,
  usesGift: true,
  usesWallet: true,
};

describe('toSettlement', () => {
  it('spends gift, then wallet, and leaves the rest', () => {
    expect(toSettlement(order)).toEqual({ giftRials: 200_000, walletRials: 3_000_000, payableRials: 6_800_000 });
  });

  it('lets a gift pay half of the order at most', () => {
    expect(toSettlement({ ...order, giftBalanceRials: 9_000_000 }).giftRials).toBe(5_000_000);
    expect(toSettlement({ ...order, priceRials: 7, giftBalanceRials: 9 }).giftRials).toBe(3);
  });

  it('takes nothing from a source that is off, and at most the rest', () => {
    expect(toSettlement({ ...order, usesGift: false, usesWallet: false }).payableRials).toBe(10_000_000);
    expect(toSettlement({ ...order, walletBalanceRials: 99_000_000 })).toEqual({
      giftRials: 200_000,
      walletRials: 9_800_000,
      payableRials: 0,
    });
    expect(toSettlement({ ...order, giftBalanceRials: -5, walletBalanceRials: -5 }).payableRials).toBe(10_000_000);
  });
});
