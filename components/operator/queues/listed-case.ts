import type { CallAnswer } from '@/lib/contract';

/** A case as a list of the desk shows it. */
export type ListedCase = CallAnswer<'operator/getallcase'>['lstCase'][number];

/** An operator's act for a case of the list. */
export type CaseAct = 'assign' | 'snooze';
