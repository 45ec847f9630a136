import { createHash } from 'node:crypto';

import { and, eq, sql, type SQL } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { CallName } from '@/lib/contract';

import { requireActor } from '../handler';
import type { CallContext } from '../context';
import { type Answers, askTogether } from '../ports/ask-together';
import type { Executor, Transaction } from '../ports/database';
import { PendingWrite, writeTogether } from '../ports/write-together';
import { idempotencyKeys } from '../schema';

/** A call's key and its request; both belong to the caller. */
export interface KeyedRequest {
  readonly userId: number;
  readonly key: string;
  readonly callName: CallName;
  readonly bodyHash: string;
}

/** Throws idempotency-key-required without `Idempotency-Key`. */
export function requireKeyedRequest(context: CallContext, callName: CallName, input: unknown): KeyedRequest {
  return requireKeyedRequestOf(requireActor(context).userId, context, callName, input);
}

/**
 * The keyed request of a call without a session, which is made in a person's place. Throws idempotency-key-required.
 */
export function requireKeyedRequestOf(
  userId: number,
  context: CallContext,
  callName: CallName,
  input: unknown,
): KeyedRequest {
  const { idempotencyKey } = context.request;
  if (!idempotencyKey) throw new CallError('idempotency-key-required');
  return { userId, key: idempotencyKey, callName, bodyHash: toHash(input) };
}

/** The keyed request of a call that is done once where it has a key; null without one. */
export function findKeyedRequest(context: CallContext, callName: CallName, input: unknown): KeyedRequest | null {
  return context.request.idempotencyKey ? requireKeyedRequest(context, callName, input) : null;
}

/**
 * The result of keyed work: its answer, and its last writes, which go out as one statement with the answer's own row
 * (`writeTogether`).
 */
interface Outcome<Answer> {
  readonly answer: Answer;
  readonly writes: readonly PendingWrite[];
}

type Questions = Readonly<Record<string, SQL>>;

/** False for a key that had its work already. */
type Claim = { readonly isClaimed: SQL<boolean> };

interface KeyedWork<Asked extends Questions, Answer> {
  readonly request: KeyedRequest;
  readonly now: Date;
  /** The work's first reads, in one statement with the claim of its key (`askTogether`). */
  readonly questions: Asked;
  readonly work: (answers: Answers<Asked & Claim>) => Promise<Outcome<Answer>>;
}

/**
 * Does the work once a key, in the caller's own transaction: its answer is stored with its effects, or neither is. A
 * repeated key waits for the first and has its answer; throws idempotency-key-reused when it comes with another body or
 * for another call.
 */
export async function answerOnce<Asked extends Questions, Answer extends object>(
  transaction: Transaction,
  keyed: KeyedWork<Asked, Answer>,
): Promise<Answer> {
  const { request, now, questions, work } = keyed;
  const claim = transaction.$with('claim').as(
    transaction
      .insert(idempotencyKeys)
      .values({ ...request, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: idempotencyKeys.id }),
  );
  const claimed: Claim = { isClaimed: sql<boolean>`EXISTS (SELECT FROM ${claim})` };
  const answers = await askTogether(transaction, { ...questions, ...claimed }, [claim]);
  if (!answers.isClaimed) {
    const earlier = await findEarlierAnswer<Answer>(transaction, request);
    if (!earlier) throw new CallError('conflict');
    return earlier;
  }
  const { answer, writes } = await work(answers);
  const kept: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(answer));
  await writeTogether(transaction, [
    ...writes,
    new PendingWrite(transaction.update(idempotencyKeys).set({ answer: kept }).where(isOf(request))),
  ]);
  return answer;
}

/**
 * Does the work in one transaction: once where a key says which (`when-keyed`), each time without one. Throws what
 * `answerOnce` throws. The answer is kept as JSON.
 */
export async function answerKeyed<Answer extends object>(
  context: CallContext,
  callName: CallName,
  input: unknown,
  work: (transaction: Transaction) => Promise<Answer>,
): Promise<Answer> {
  const { database, clock } = context.ports;
  const request = findKeyedRequest(context, callName, input);
  return database.transaction((transaction) =>
    request === null
      ? work(transaction)
      : answerOnce(transaction, {
          request,
          now: clock.now(),
          questions: {},
          work: async () => ({ answer: await work(transaction), writes: [] }),
        }),
  );
}

/**
 * The answer that a key had; null when it is new. Throws idempotency-key-reused when the key came with another body or
 * for another call.
 */
export async function findEarlierAnswer<Answer extends object>(
  executor: Executor,
  request: KeyedRequest,
): Promise<Answer | null> {
  const [earlier] = await executor.select().from(idempotencyKeys).where(isOf(request));
  if (!earlier) return null;
  if (earlier.bodyHash !== request.bodyHash || earlier.callName !== request.callName)
    throw new CallError('idempotency-key-reused');
  // Written by the same call under the same key.
  return earlier.answer as Answer | null;
}

function isOf({ userId, key }: KeyedRequest) {
  return and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
}

/** Equal for equal inputs, whatever the order of their fields. */
function toHash(input: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sortFields(input)) ?? '')
    .digest('hex');
}

function sortFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortFields);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, sortFields(field)]));
}
