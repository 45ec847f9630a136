import { handler as addpicture } from './addpicture';
import { handler as getallworker } from './getall';
import { handler as getdetail } from './getdetail';
import { handler as getown } from './getown';
import { handler as saveown } from './saveown';

export const providerProfileCalls = [addpicture, getallworker, getdetail, getown, saveown] as const;
