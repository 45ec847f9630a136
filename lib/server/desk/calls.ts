import { handler as getdesk } from './getdesk';
import { handler as getdeskpeople } from './getdeskpeople';
import { handler as getperson } from './person/getperson';
import { handler as moveperson } from './person/moveperson';
import { handler as savedeskroles } from './savedeskroles';

export const deskCalls = [getdesk, getdeskpeople, getperson, moveperson, savedeskroles] as const;
