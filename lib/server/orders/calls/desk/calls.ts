import { handler as confirmordermoney } from './confirmordermoney';
import { handler as getallwaitingmoney } from './getallwaitingmoney';
import { handler as getorder } from './getorder';
import { handler as moveordermoney } from './moveordermoney';
import { handler as planordermoney } from './planordermoney';
import { handler as planreassign } from './planreassign';
import { handler as reassign } from './reassign';
import { handler as writetoorder } from './writetoorder';

export const deskOrderCalls = [
  confirmordermoney,
  getallwaitingmoney,
  getorder,
  moveordermoney,
  planordermoney,
  planreassign,
  reassign,
  writetoorder,
] as const;
