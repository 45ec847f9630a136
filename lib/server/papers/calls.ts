import { handler as getfirmmonth } from './getfirmmonth';
import { handler as getfirmmonthfile } from './getfirmmonthfile';
import { handler as getinvoicefile } from './getinvoicefile';
import { handler as getownmonth } from './getownmonth';
import { handler as getownmonthfile } from './getownmonthfile';
import { handler as getpapers } from './getpapers';
import { handler as getpaymonth } from './getpaymonth';
import { handler as getpaymonthfile } from './getpaymonthfile';
import { handler as getpayweek } from './getpayweek';
import { handler as gettaxrecords } from './gettaxrecords';
import { handler as getwagemonth } from './getwagemonth';
import { handler as getwagemonthfile } from './getwagemonthfile';

export const papersCalls = [
  getfirmmonth,
  getfirmmonthfile,
  getinvoicefile,
  getownmonth,
  getownmonthfile,
  getpapers,
  getpaymonth,
  getpaymonthfile,
  getpayweek,
  gettaxrecords,
  getwagemonth,
  getwagemonthfile,
] as const;
