import { handler as addmessage } from './addmessage';
import { handler as blockconversation } from './blockconversation';
import { handler as callcustomer } from './callcustomer';
import { handler as getallmessage } from './getallmessage';
import { handler as getmessages } from './getmessages';
import { handler as getthread } from './getthread';
import { handler as getthreads } from './getthreads';
import { handler as readmessage } from './readmessage';
import { handler as reportconversation } from './reportconversation';
import { handler as writemessage } from './writemessage';

export const conversationsCalls = [
  addmessage,
  blockconversation,
  callcustomer,
  getallmessage,
  getmessages,
  getthread,
  getthreads,
  readmessage,
  reportconversation,
  writemessage,
] as const;
