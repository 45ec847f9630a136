import { handler as getnotes } from './getnotes';
import { handler as ratecustomer } from './ratecustomer';
import { handler as writenote } from './writenote';

export const notesCalls = [getnotes, ratecustomer, writenote] as const;
