import { handler as answercustomer } from './answercustomer';
import { handler as endkeeping } from './endkeeping';
import { handler as getcustomers } from './getcustomers';
import { handler as getpeople } from './getpeople';
import { handler as keepprovider } from './keepprovider';

export const regularsCalls = [answercustomer, endkeeping, getcustomers, getpeople, keepprovider] as const;
