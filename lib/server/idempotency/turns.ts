import type { KeyedRequest } from './idempotency';

const turns = new Map<string, Promise<unknown>>();

/**
 * Runs works under one key one after the other in this process, so that each finds what the one before it kept. For
 * work that asks somebody else before its transaction; other processes meet in the database (`answerOnce`). Not for use
 * inside a transaction.
 */
export async function takeTurn<Result>(
  { userId, key }: Pick<KeyedRequest, 'userId' | 'key'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const name = `${userId}:${key}`;
  const before = turns.get(name);
  const turn = afterwards(before, work);
  turns.set(name, turn);
  try {
    return await turn;
  } finally {
    if (turns.get(name) === turn) turns.delete(name);
  }
}

/** Waits for the work before, whatever its result. */
async function afterwards<Result>(before: Promise<unknown> | undefined, work: () => Promise<Result>): Promise<Result> {
  await Promise.allSettled([before]);
  return work();
}
