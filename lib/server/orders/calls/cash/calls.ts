import { handler as contestcash } from './contestcash';
import { handler as decidecashclaim } from './decidecashclaim';
import { handler as getallcashclaim } from './getallcashclaim';
import { handler as paycashdebt } from './paycashdebt';
import { handler as recordcash } from './recordcash';

export const cashCalls = [contestcash, decidecashclaim, getallcashclaim, paycashdebt, recordcash] as const;
