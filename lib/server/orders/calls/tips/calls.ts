import { handler as gettip } from './gettip';
import { handler as givetip } from './givetip';
import { handler as starttippayment } from './starttippayment';

export const tipsCalls = [gettip, givetip, starttippayment] as const;
