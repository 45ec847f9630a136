import type { CallError } from '@/lib/contract/call-error';
import type { ErrorKey } from '@/lib/contract/errors';

const OVERTAKEN: readonly ErrorKey[] = [
  'move-not-allowed',
  'run-not-open',
  'appeal-closed',
  'application-closed',
  'excuse-closed',
];

/**
 * The case, or the run of payouts, is no longer where the decision was open: a colleague was faster, or the order went
 * on. The error's own words are for the person whom the case is about.
 */
export const isOvertaken = ({ key }: CallError): boolean => OVERTAKEN.includes(key);
