import { handler as addpricechange } from './addpricechange';
import { handler as decidebylink } from './decidebylink';
import { handler as decidepricechange } from './decidepricechange';
import { handler as getbylink } from './getbylink';

export const priceChangesCalls = [addpricechange, decidebylink, decidepricechange, getbylink] as const;
