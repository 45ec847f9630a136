import { handler as getinvoicefile } from './getinvoicefile';
import { handler as getpapers } from './getpapers';
import { handler as getpaymonth } from './getpaymonth';
import { handler as getpaymonthfile } from './getpaymonthfile';
import { handler as gettaxrecords } from './gettaxrecords';
import { handler as getwagemonth } from './getwagemonth';
import { handler as getwagemonthfile } from './getwagemonthfile';

export const papersCalls = [
  getinvoicefile,
  getpapers,
  getpaymonth,
  getpaymonthfile,
  gettaxrecords,
  getwagemonth,
  getwagemonthfile,
] as const;
