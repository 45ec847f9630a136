import { handler as getfirmmonth } from './getfirmmonth';
import { handler as getfirmmonthfile } from './getfirmmonthfile';
import { handler as getinvoicefile } from './getinvoicefile';
import { handler as getownmonth } from './getownmonth';
import { handler as getownmonthfile } from './getownmonthfile';
import { handler as getinvoices } from './getinvoices';
import { handler as getpaymonth } from './getpaymonth';
import { handler as getpaymonthfile } from './getpaymonthfile';
import { handler as getpayweek } from './getpayweek';
import { handler as gettaxrecords } from './gettaxrecords';
import { handler as getwagemonth } from './getwagemonth';
import { handler as getwagemonthfile } from './getwagemonthfile';

export const accountingCalls = [
  getfirmmonth,
  getfirmmonthfile,
  getinvoicefile,
  getownmonth,
  getownmonthfile,
  getinvoices,
  getpaymonth,
  getpaymonthfile,
  getpayweek,
  gettaxrecords,
  getwagemonth,
  getwagemonthfile,
] as const;
