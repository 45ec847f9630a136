import type { PaymentPurpose } from '@/lib/contract/money-enumerations';

import { bookCashAfterwards } from './cash-afterwards';
import { bookOrder } from './order';
import type { BookPaid } from './paid';
import { bookPriceChange } from './price-change';
import { bookTip } from './tip';

/** The booking of the bank's money, a file a purpose. A new purpose does not compile without its line. */
export const PURPOSES: Readonly<Record<PaymentPurpose, BookPaid>> = {
  order: bookOrder,
  'price-change': bookPriceChange,
  'cash-afterwards': bookCashAfterwards,
  tip: bookTip,
};
