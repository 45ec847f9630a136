import type { PayoutMethod } from '@/lib/contract/payout-enumerations';

import { PAYOUT } from '../constants/providers';
import { findBankCode } from '../person/sheba-banks';

/** How a sum goes to a Sheba: whole, within our own bank where that is the payee's too (BEHAVIOUR 19). */
export function toPayoutMethod(amountRials: number, sheba: string, ownSheba: string | null): PayoutMethod {
  const bank = findBankCode(sheba);
  if (bank !== null && ownSheba !== null && bank === findBankCode(ownSheba)) return 'inner';
  return amountRials > PAYOUT.mostPayaRials ? 'satna' : 'paya';
}
