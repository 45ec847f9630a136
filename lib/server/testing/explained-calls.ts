import { appendFileSync } from 'node:fs';

import type { CallName } from '@/lib/contract';

/**
 * Tells the run of all tests, in whichever process this is, that these calls have answered (lib/dev/test.mjs). Each of
 * their statements was explained and good.
 */
export function noteExplainedCalls(names: readonly CallName[]): void {
  const file = process.env.EXPLAINED_CALLS;
  if (file && names.length > 0) appendFileSync(file, names.map((name) => `${name}\n`).join(''));
}
