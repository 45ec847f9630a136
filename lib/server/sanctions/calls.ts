import { handler as appealsanction } from './appealsanction';
import { handler as decideappeal } from './decideappeal';
import { handler as getallappeal } from './getallappeal';
import { handler as getsanctions } from './getsanctions';

export const sanctionsCalls = [appealsanction, decideappeal, getallappeal, getsanctions] as const;
