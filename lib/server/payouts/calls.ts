import { handler as getpayouts } from './getpayouts';
import { handler as paystatement } from './getstatement';
import { handler as getwithdrawals } from './getwithdrawals';
import { handler as requestpayout } from './requestpayout';
import { handler as requestwithdrawal } from './requestwithdrawal';
import { payoutRunCalls } from './runs/calls';
import { handler as saverhythm } from './saverhythm';
import { handler as savesheba } from './savesheba';

export const payoutsCalls = [
  getpayouts,
  getwithdrawals,
  paystatement,
  requestpayout,
  requestwithdrawal,
  saverhythm,
  savesheba,
  ...payoutRunCalls,
] as const;
