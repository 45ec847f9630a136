import { RIALS_A_TOMAN } from '@/components/forms/fields/toman-field';
import type { CallRequest } from '@/lib/contract';
import { GIFT_CODE } from '@/lib/domain/constants/gifts';
import { addDays, type TehranDate } from '@/lib/domain/site/jalali-date';

/** The typed values of a gift code. */
export interface GiftCodeWish {
  readonly code: string;
  readonly tomans: number | null;
  /** Latin digits. */
  readonly uses: string;
  /** Empty for the share of every gift. */
  readonly share: string;
  readonly hasLeast: boolean;
  readonly leastTomans: number | null;
  readonly cityIds: readonly number[];
  readonly serviceIds: readonly number[];
  readonly isFirstOrderOnly: boolean;
  /** Days until it begins, and days that it lasts from then on. */
  readonly beginsIn: number;
  readonly lasts: number;
}

export const EMPTY_WISH: GiftCodeWish = {
  code: '',
  tomans: null,
  uses: '1',
  share: '',
  hasLeast: false,
  leastTomans: null,
  cityIds: [],
  serviceIds: [],
  isFirstOrderOnly: false,
  beginsIn: 0,
  lasts: 30,
};

/** The valid fields of the wish, field by field. */
export function checkWish({ code, tomans, uses, hasLeast, leastTomans }: GiftCodeWish) {
  const amountRial = (tomans ?? 0) * RIALS_A_TOMAN;
  return {
    isSum: amountRial >= GIFT_CODE.rials.least && amountRial <= GIFT_CODE.rials.most,
    isCount: Number(uses) >= GIFT_CODE.uses.least && Number(uses) <= GIFT_CODE.uses.most,
    isLeast: !hasLeast || leastTomans !== null,
    isCode: code === '' || code.length >= GIFT_CODE.letters.least,
  };
}

/** The call's input for a valid wish. */
export function toRequest(wish: GiftCodeWish, today: TehranDate): Omit<CallRequest<'operator/makegiftcode'>, 'reason'> {
  const first = addDays(today, wish.beginsIn);
  return {
    code: wish.code === '' ? undefined : wish.code,
    amountRial: (wish.tomans ?? 0) * RIALS_A_TOMAN,
    uses: Number(wish.uses),
    sharePercent: wish.share === '' ? undefined : Number(wish.share),
    leastOrderRial: (wish.leastTomans ?? 0) * RIALS_A_TOMAN,
    lstCityId: [...wish.cityIds],
    lstServiceId: [...wish.serviceIds],
    isFirstOrderOnly: wish.isFirstOrderOnly,
    fromDate: wish.beginsIn === 0 ? undefined : first,
    toDate: addDays(first, wish.lasts),
  };
}
