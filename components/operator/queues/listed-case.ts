import type { CallAnswer } from '@/lib/contract';

/** A case as a list of the desk shows it. */
export type ListedCase = CallAnswer<'operator/getallcase'>['lstCase'][number];

/** What an operator does with a case in the list. */
export type CaseAct = 'assign' | 'snooze';
