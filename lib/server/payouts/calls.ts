import { handler as getpayouts } from './getpayouts';
import { handler as paystatement } from './getstatement';
import { handler as requestpayout } from './requestpayout';
import { payoutRunCalls } from './runs/calls';
import { handler as saverhythm } from './saverhythm';
import { handler as savesheba } from './savesheba';

export const payoutsCalls = [
  getpayouts,
  paystatement,
  requestpayout,
  saverhythm,
  savesheba,
  ...payoutRunCalls,
] as const;
