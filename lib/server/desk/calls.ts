import { handler as getdesk } from './getdesk';
import { handler as getdeskpeople } from './getdeskpeople';
import { handler as savedeskroles } from './savedeskroles';

export const deskCalls = [getdesk, getdeskpeople, savedeskroles] as const;
