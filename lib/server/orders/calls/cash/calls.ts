import { handler as confirmcashclaim } from './confirmcashclaim';
import { handler as contestcash } from './contestcash';
import { handler as decidecashclaim } from './decidecashclaim';
import { handler as getallcashclaim } from './getallcashclaim';
import { handler as paycashdebt } from './paycashdebt';
import { handler as recordcash } from './recordcash';

export const cashCalls = [
  confirmcashclaim,
  contestcash,
  decidecashclaim,
  getallcashclaim,
  paycashdebt,
  recordcash,
] as const;
