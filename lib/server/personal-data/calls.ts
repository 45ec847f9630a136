import { handler as eraseaccount } from './eraseaccount';
import { handler as getpersonaldata } from './getpersonaldata';
import { handler as handoverdata } from './handoverdata';

export const personalDataCalls = [eraseaccount, getpersonaldata, handoverdata] as const;
