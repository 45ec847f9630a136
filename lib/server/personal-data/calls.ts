import { handler as eraseaccount } from './eraseaccount';
import { handler as getpersonaldata } from './getpersonaldata';

export const personalDataCalls = [eraseaccount, getpersonaldata] as const;
