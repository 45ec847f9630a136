import type { PriceBook } from '@/lib/domain/money/price-book';

import { eachCity, PRICES_FROM } from './cities';

/** A piece, and what each grade takes for it in Tehran. Their names: content/shared/<locale>.json. */
const ITEMS: readonly { itemId: number; typeId: number; key: string; ECO: number | null; VIP: number | null }[] = [
  { itemId: 50101, typeId: 501, key: 'shirt', ECO: 850_000, VIP: 1_500_000 },
  { itemId: 50102, typeId: 501, key: 't-shirt', ECO: 600_000, VIP: 1_050_000 },
  { itemId: 50103, typeId: 501, key: 'trousers', ECO: 950_000, VIP: 1_650_000 },
  { itemId: 50104, typeId: 501, key: 'skirt', ECO: 950_000, VIP: 1_650_000 },
  { itemId: 50105, typeId: 501, key: 'pullover', ECO: 1_100_000, VIP: 1_900_000 },
  { itemId: 50106, typeId: 501, key: 'headscarf', ECO: 550_000, VIP: 1_000_000 },
  { itemId: 50201, typeId: 502, key: 'suit', ECO: 2_900_000, VIP: 4_800_000 },
  { itemId: 50202, typeId: 502, key: 'jacket', ECO: 1_800_000, VIP: 3_000_000 },
  { itemId: 50203, typeId: 502, key: 'coat', ECO: 2_600_000, VIP: 4_300_000 },
  { itemId: 50204, typeId: 502, key: 'manteau', ECO: 1_900_000, VIP: 3_100_000 },
  { itemId: 50205, typeId: 502, key: 'leather-jacket', ECO: null, VIP: 8_500_000 },
  { itemId: 50301, typeId: 503, key: 'curtain-metre', ECO: 450_000, VIP: 800_000 },
  { itemId: 50302, typeId: 503, key: 'blanket', ECO: 2_200_000, VIP: 3_600_000 },
  { itemId: 50303, typeId: 503, key: 'duvet', ECO: 2_800_000, VIP: 4_600_000 },
  { itemId: 50304, typeId: 503, key: 'sheet', ECO: 900_000, VIP: 1_500_000 },
  { itemId: 50401, typeId: 504, key: 'evening-dress', ECO: 4_500_000, VIP: 7_500_000 },
  { itemId: 50402, typeId: 504, key: 'wedding-dress', ECO: null, VIP: 26_000_000 },
  { itemId: 50501, typeId: 505, key: 'ironed-shirt', ECO: 400_000, VIP: 700_000 },
  { itemId: 50502, typeId: 505, key: 'ironed-trousers', ECO: 450_000, VIP: 750_000 },
];

const MINIMUM_ORDER_RIALS = 5_000_000;

/** Prices of the laundry in 1405: item × grade, and a minimum order. */
export const laundryPrices: PriceBook<'laundry'> = {
  validFrom: PRICES_FROM,
  cities: eachCity([1, 2, 3], (priced) => ({
    minimumOrderRials: priced(MINIMUM_ORDER_RIALS),
    rates: ITEMS.map(({ itemId, ECO, VIP }) => ({
      itemId,
      ECO: ECO === null ? null : priced(ECO),
      VIP: VIP === null ? null : priced(VIP),
    })),
  })),
  items: ITEMS.map(({ itemId, typeId, key }) => ({ itemId, typeId, key })),
};

/** A material, its unit, and what each grade takes for one in Tehran. */
const MATERIALS: readonly {
  typeId: number;
  unit: PriceBook<'carpet'>['types'][number]['unit'];
  ECO: number;
  VIP: number;
}[] = [
  { typeId: 701, unit: 'square-metre', ECO: 650_000, VIP: 950_000 },
  { typeId: 702, unit: 'square-metre', ECO: 1_400_000, VIP: 2_100_000 },
  { typeId: 703, unit: 'square-metre', ECO: 900_000, VIP: 1_300_000 },
  { typeId: 704, unit: 'seat', ECO: 1_700_000, VIP: 2_500_000 },
  { typeId: 705, unit: 'metre', ECO: 1_200_000, VIP: 1_900_000 },
];

/** Prices of carpet cleaning in 1405: unit × grade; the workshop's measurement makes the final sum. */
export const carpetPrices: PriceBook<'carpet'> = {
  validFrom: PRICES_FROM,
  cities: eachCity([1, 2, 3, 4, 5, 6], (priced) => ({
    minimumOrderRials: priced(MINIMUM_ORDER_RIALS),
    rates: MATERIALS.map(({ typeId, ECO, VIP }) => ({ typeId, ECO: priced(ECO), VIP: priced(VIP) })),
  })),
  types: MATERIALS.map(({ typeId, unit }) => ({ typeId, unit })),
};
