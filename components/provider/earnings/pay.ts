import type { CallAnswer } from '@/lib/contract';

export type Pay = CallAnswer<'payout/getpayouts'>;
export type Payout = Pay['lstPayout'][number];
