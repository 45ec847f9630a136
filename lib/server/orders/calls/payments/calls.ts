import { handler as custom } from './custom';
import { handler as getavailableipgnew } from './getavailableipgnew';
import { handler as getpayment } from './getpayment';
import { handler as postcodpostpay } from './postcodpostpay';
import { handler as startpayment } from './startpayment';
import { handler as startpricepayment } from './startpricepayment';
import { handler as verifypayment } from './verifypayment';

export const paymentsCalls = [
  custom,
  getavailableipgnew,
  getpayment,
  postcodpostpay,
  startpayment,
  startpricepayment,
  verifypayment,
] as const;
