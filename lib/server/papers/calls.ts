import { handler as getpapers } from './getpapers';
import { handler as gettaxrecords } from './gettaxrecords';

export const papersCalls = [getpapers, gettaxrecords] as const;
