import { handler as askbank } from './askbank';
import { handler as confirmbankcase } from './confirmbankcase';
import { handler as decidebankcase } from './decidebankcase';
import { handler as getallbankcase } from './getallbankcase';

export const bankCaseCalls = [askbank, confirmbankcase, decidebankcase, getallbankcase] as const;
