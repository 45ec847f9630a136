import type { CallAnswer } from '@/lib/contract';

type OwnMonth = Pick<CallAnswer<'accounting/getownmonth'>, 'own' | 'gift' | 'paid' | 'back'>;
type OwnLine<Name extends string> = readonly [name: Name, rials: number];

/**
 * A person's own money over a month, in rial: the movements between the balances at both ends. Money that went out is
 * below zero. The balance at the end is the sum of the lines before it. A movement of nothing is left out.
 */
export function listOwnMoneyLines({ own, paid, back }: OwnMonth) {
  const { openRial, topUpRial, inRial, withdrawnRial, outRial, closeRial } = own;
  return keepMoved([
    ['openRial', openRial],
    ['topUpRial', topUpRial],
    ['backRial', back.walletRial],
    ['inRial', inRial],
    ['paidRial', -paid.walletRial],
    ['withdrawnRial', -withdrawnRial],
    ['outRial', -outRial],
    ['closeRial', closeRial],
  ]);
}

/** A person's gift credit over a month, line by line like `listOwnMoneyLines`. */
export function listGiftLines({ gift, paid, back }: OwnMonth) {
  const { openRial, inRial, outRial, closeRial } = gift;
  return keepMoved([
    ['openRial', openRial],
    ['inRial', inRial],
    ['backRial', back.giftRial],
    ['paidRial', -paid.giftRial],
    ['outRial', -outRial],
    ['closeRial', closeRial],
  ]);
}

function keepMoved<Name extends string>(lines: readonly OwnLine<Name>[]): readonly OwnLine<Name>[] {
  return lines.filter(([name, rials]) => rials !== 0 || name === 'openRial' || name === 'closeRial');
}
