import { randomInt } from 'node:crypto';

const LOWEST = 10_000_000;
const HIGHEST = 99_999_999;

/** A new order's `reqcode`: eight digits that say nothing of how many orders there are and can be read out in any language. It may be taken. */
function createOrderCode(): string {
  return String(randomInt(LOWEST, HIGHEST + 1));
}

/** Inserts under one code after the other until one was free: `insert` gives back no row for a code that is taken. */
export async function withFreeCode<Row>(insert: (code: string) => Promise<Row[]>): Promise<Row> {
  for (;;) {
    const [row] = await insert(createOrderCode());
    if (row) return row;
  }
}
