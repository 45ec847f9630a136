import type { PayoutMethod } from '@/lib/contract/payout-enumerations';

import { TRANSFER_LIMITS } from '../constants/money';
import { findBankCode } from '../person/sheba-banks';
import { toTehranDate } from '../site/jalali-date';

interface Transfer {
  readonly amountRials: number;
  readonly sheba: string;
  /** Our own account; null where none is configured. */
  readonly ownSheba: string | null;
  readonly atMs: number;
}

interface Limits {
  /** A day of Tehran. */
  readonly fromDay: string;
  readonly mostPayaRials: number;
}

/**
 * The transfer method of a sum on a day: the whole sum, within our own bank where that is the payee's too (BEHAVIOUR
 * 19). The limits are dated, the newest first; before the oldest row its limits hold.
 */
export function toPayoutMethod(
  { amountRials, sheba, ownSheba, atMs }: Transfer,
  table: readonly Limits[] = TRANSFER_LIMITS,
): PayoutMethod {
  const bank = findBankCode(sheba);
  if (bank !== null && ownSheba !== null && bank === findBankCode(ownSheba)) return 'inner';
  const day = toTehranDate(atMs);
  const limits = table.find(({ fromDay }) => fromDay <= day) ?? table.at(-1);
  return amountRials > (limits?.mostPayaRials ?? 0) ? 'satna' : 'paya';
}
