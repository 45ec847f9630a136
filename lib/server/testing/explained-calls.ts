import { appendFileSync } from 'node:fs';

import type { CallName } from '@/lib/contract';

/**
 * Tells the run of all tests, in whichever process this is, that these calls have answered and that each of their
 * statements was explained and good (lib/dev/test.mjs).
 */
export function noteExplainedCalls(names: readonly CallName[]): void {
  const file = process.env.EXPLAINED_CALLS;
  if (file && names.length > 0) appendFileSync(file, names.map((name) => `${name}\n`).join(''));
}
