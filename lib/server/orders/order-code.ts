import { randomInt } from 'node:crypto';

import { eq } from 'drizzle-orm';

import type { Executor } from '../ports/database';
import { tasks } from '../schema';

const LOWEST = 10_000_000;
const HIGHEST = 99_999_999;

/** A new order's `reqcode`: eight digits that say nothing of how many orders there are and can be read out in any language. */
export async function createOrderCode(executor: Executor): Promise<string> {
  for (;;) {
    const code = String(randomInt(LOWEST, HIGHEST + 1));
    const [taken] = await executor.select({ id: tasks.id }).from(tasks).where(eq(tasks.code, code));
    if (!taken) return code;
  }
}
