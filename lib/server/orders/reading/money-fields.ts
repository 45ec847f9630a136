import type { CallAnswer } from '@/lib/contract';

import type { OrderSums } from '../../money';
import type { TaskRow } from '../../schema';
import type { Reader } from '../record/reader';

type MoneyFields = Pick<
  CallAnswer<'clean/gettaskdetail'>['taskDetail'],
  'sums' | 'pay' | 'providerShareRial' | 'paidAtMs' | 'bankReference'
>;

interface MoneyFacts {
  readonly task: TaskRow;
  readonly sums: OrderSums;
}

/**
 * Each side has its own: the provider needs no word of the customer's way to pay, and the customer none of the
 * provider's pay.
 */
export function toMoneyFields({ task, sums }: MoneyFacts, reader: Reader): MoneyFields {
  const { netRials, commissionRials, dueRials, cashRials, feeRials } = sums;
  const isCustomers = reader === 'customer';
  const common = { paidAtMs: task.paidAt?.getTime() ?? null, bankReference: null };
  if (reader !== 'provider')
    return { ...common, sums: isCustomers ? toWireSums(sums) : null, pay: null, providerShareRial: null };
  return {
    ...common,
    sums: null,
    pay: {
      netRial: netRials,
      commissionRial: commissionRials,
      cashDueRial: dueRials,
      cashRial: cashRials,
      feeRial: feeRials,
    },
    providerShareRial: netRials,
  };
}

export function toWireSums(sums: OrderSums): NonNullable<MoneyFields['sums']> {
  return {
    discountRial: sums.discountRials,
    giftRial: sums.giftRials,
    walletRial: sums.walletRials,
    bankRial: sums.bankRials,
    cashRial: sums.cashRials,
    paidRial: sums.paidRials,
    dueRial: sums.dueRials,
    feeRial: sums.feeRials,
    backRial: sums.backRials,
    lateRial: sums.lateRials,
    lateToCardRial: sums.lateToCardRials,
  };
}
