import { handler as getinvoicefile } from './getinvoicefile';
import { handler as getpapers } from './getpapers';
import { handler as gettaxrecords } from './gettaxrecords';

export const papersCalls = [getinvoicefile, getpapers, gettaxrecords] as const;
