import { handler as getinvoicefile } from './getinvoicefile';
import { handler as getpapers } from './getpapers';
import { handler as getpaymonth } from './getpaymonth';
import { handler as getpaymonthfile } from './getpaymonthfile';
import { handler as gettaxrecords } from './gettaxrecords';

export const papersCalls = [getinvoicefile, getpapers, getpaymonth, getpaymonthfile, gettaxrecords] as const;
