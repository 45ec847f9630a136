import { handler as answerdoor } from './orders/calls/answerdoor';
import { handler as contestfee } from './orders/calls/contestfee';
import { handler as payheldfee } from './orders/calls/payheldfee';
import { handler as reportnoshow } from './orders/calls/reportnoshow';

/** The calls about a visit at which one of the two is missing, for the table of all handlers. */
export const absenceHandlers = {
  'reqandpay/reportnoshow': reportnoshow,
  'reqandpay/answerdoor': answerdoor,
  'reqandpay/payheldfee': payheldfee,
  'dispute/contestfee': contestfee,
} as const;
