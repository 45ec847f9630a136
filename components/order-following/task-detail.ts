import type { CallAnswer } from '@/lib/contract';

/** An order as its customer sees it. */
export type TaskDetail = CallAnswer<'clean/gettaskdetail'>['taskDetail'];
