import { handler as adddocument } from './adddocument';
import { handler as decideapplication } from './decideapplication';
import { handler as getallapplication } from './getallapplication';
import { handler as getapplication } from './getapplication';
import { handler as getapplicationdetail } from './getapplicationdetail';
import { handler as saveapplication } from './saveapplication';
import { handler as sendapplication } from './sendapplication';

export const providerApplicationsCalls = [
  adddocument,
  decideapplication,
  getallapplication,
  getapplication,
  getapplicationdetail,
  saveapplication,
  sendapplication,
] as const;
