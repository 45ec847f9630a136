import { carwashPrices } from './carwash';
import { cleaningPrices } from './cleaning';
import { gasPrices, removalPrices } from './moving-and-gas';
import { taskPrices } from './tasks';
import { medicalTestsPrices } from './medical-tests';
import { carpetPrices, laundryPrices } from './textiles';
import type { CategoryPrices } from './types';

/** The prices of every category, each of its kind's shape (lib/domain/money/price-book.ts). */
export const priceBooks: readonly CategoryPrices[] = [
  { categoryId: 3, kind: 'cleaning', prices: cleaningPrices },
  { categoryId: 5, kind: 'laundry', prices: laundryPrices },
  { categoryId: 7, kind: 'carpet', prices: carpetPrices },
  { categoryId: 9, kind: 'carwash', prices: carwashPrices },
  { categoryId: 14, kind: 'moving', prices: removalPrices },
  { categoryId: 22, kind: 'gas', prices: gasPrices },
  { categoryId: 24, kind: 'testing', prices: medicalTestsPrices },
  ...taskPrices,
];
