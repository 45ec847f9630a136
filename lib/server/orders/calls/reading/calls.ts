import { handler as getallcurrenttaskbyuserid } from './getallcurrenttaskbyuserid';
import { handler as getalloldtaskbyuserid } from './getalloldtaskbyuserid';
import { handler as getalltask } from './getalltask';
import { handler as getdashboard } from './getdashboard';
import { handler as getmatch } from './getmatch';
import { handler as gettaskdetail } from './gettaskdetail';

export const readingCalls = [
  getallcurrenttaskbyuserid,
  getalloldtaskbyuserid,
  getalltask,
  getdashboard,
  getmatch,
  gettaskdetail,
] as const;
