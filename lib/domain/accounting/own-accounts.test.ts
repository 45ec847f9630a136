import { listGiftLines, listOwnMoneyLines } from './own-accounts';

const nothing = { giftRial: 0, walletRial: 0, bankRial: 0, doorRial: 0 };
const still = { openRial: 0, inRial: 0, outRial: 0, closeRial: 0 };

describe('a person’s account over a month', () => {
  it('has what came back and what was paid for orders between its balances, the latter below zero', () => {
    const own = { openRial: 10, topUpRial: 500, inRial: 0, withdrawnRial: 120, outRial: 0, closeRial: 310 };
    const paid = { ...nothing, walletRial: 90, bankRial: 70 };
    expect(listOwnMoneyLines({ own, gift: still, paid, back: { ...nothing, walletRial: 10 } })).toEqual([
      ['openRial', 10],
      ['topUpRial', 500],
      ['backRial', 10],
      ['paidRial', -90],
      ['withdrawnRial', -120],
      ['closeRial', 310],
    ]);
  });

  it('has its two balances alone where nothing moved', () => {
    const own = { ...still, topUpRial: 0, withdrawnRial: 0 };
    const month = { own, gift: still, paid: nothing, back: nothing };
    for (const lines of [listOwnMoneyLines(month), listGiftLines(month)])
      expect(lines).toEqual([
        ['openRial', 0],
        ['closeRial', 0],
      ]);
  });
});
