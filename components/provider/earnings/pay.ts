import type { CallAnswer } from '@/lib/contract';

export type Pay = CallAnswer<'payout/getpayouts'>;
