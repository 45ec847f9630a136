import type { CallAnswer, CallRequest } from '@/lib/contract';

export type WorkDetail = CallAnswer<'clean/gettaskdetail'>['taskDetail'];
export type WorkMove = CallRequest<'expert/movetask'>['move'];
