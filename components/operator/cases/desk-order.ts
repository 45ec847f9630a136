import type { CallAnswer } from '@/lib/contract';

export type DeskOrder = CallAnswer<'operator/getorder'>['order'];
export type DeskEvent = DeskOrder['lstEvent'][number];
