import { handler as getpayouts } from './getpayouts';
import { handler as paystatement } from './getstatement';
import { handler as requestpayout } from './requestpayout';
import { handler as savesheba } from './savesheba';

export const payoutsCalls = [getpayouts, paystatement, requestpayout, savesheba] as const;
