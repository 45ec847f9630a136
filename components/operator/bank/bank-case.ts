import type { CallAnswer } from '@/lib/contract';

/** Money at a bank that an operator looks for. */
export type BankCase = CallAnswer<'operator/getallbankcase'>['lstCase'][number];
