import type { CallAnswer } from '@/lib/contract';

/** A report as its case shows it. */
export type DeskReport = CallAnswer<'operator/getreport'>['report'];
