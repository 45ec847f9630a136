import type { CallAnswer } from '@/lib/contract';

export type Task = CallAnswer<'clean/gettaskdetail'>['taskDetail'];
