import type { CallAnswer } from '@/lib/contract';
import type { WorkMove } from '@/lib/contract/provider-enumerations';

export type WorkDetail = CallAnswer<'clean/gettaskdetail'>['taskDetail'];
/** Those that ask once whether they are meant (`asksOnce` of ORDER_MOVES). */
export type AskedMove = Exclude<WorkMove, 'accept'>;
