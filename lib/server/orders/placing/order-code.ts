import { randomInt } from 'node:crypto';

import { isConstraintViolation } from '../../ports/database-error';

const LOWEST = 10_000_000;
const HIGHEST = 99_999_999;

/**
 * A new order's `reqcode`: eight digits that say nothing of how many orders there are and can be read out in any
 * language. It may be taken.
 */
function createOrderCode(): string {
  return String(randomInt(LOWEST, HIGHEST + 1));
}

/** The constraint that keeps two orders from having one code. */
const CODE_CONSTRAINT = 'tasks_code_unique';

/**
 * Work that ends with its row, or, where the database refused it for its code and so undid all of it, with none
 * (`withFreeCode`).
 */
export async function orNoneIfTaken<Row>(work: Promise<Row>): Promise<Row[]> {
  try {
    return [await work];
  } catch (error) {
    if (isConstraintViolation(error, CODE_CONSTRAINT)) return [];
    throw error;
  }
}

/** Inserts under one code after the other until one was free: `insert` gives back no row for a code that is taken. */
export async function withFreeCode<Row>(insert: (code: string) => Promise<Row[]>): Promise<Row> {
  for (;;) {
    const [row] = await insert(createOrderCode());
    if (row) return row;
  }
}
