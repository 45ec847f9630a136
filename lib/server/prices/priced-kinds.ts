import type { ServiceKind } from '@/lib/contract/enumerations';

import { pricedCarpet } from './kinds/carpet/priced-carpet';
import { pricedCarWash } from './kinds/carwash/priced-carwash';
import { pricedCleaning } from './kinds/cleaning/priced-cleaning';
import { pricedGas } from './kinds/gas/priced-gas';
import { pricedLaundry } from './kinds/laundry/priced-laundry';
import { pricedMedicalTests } from './kinds/medical-tests/priced-medical-tests';
import { pricedUpholstery } from './kinds/upholstery/priced-upholstery';
import type { PricedKind } from './priced-kind';

/** What each kind says of its prices besides an order's quote; null for one that cannot be ordered yet. */
export const PRICED_KINDS: { readonly [Kind in ServiceKind]: PricedKind<Kind> | null } = {
  cleaning: pricedCleaning,
  laundry: pricedLaundry,
  carpet: pricedCarpet,
  upholstery: pricedUpholstery,
  carwash: pricedCarWash,
  task: null,
  moving: null,
  gas: pricedGas,
  testing: pricedMedicalTests,
};
