'use client';

import { useMemo, useSyncExternalStore } from 'react';

import type { CallRequest } from '@/lib/contract';
import type { NoCodeReason } from '@/lib/contract/enumerations';
import type { WorkMove } from '@/lib/contract/provider-enumerations';
import { IDEMPOTENCY_MEMORY_MS } from '@/lib/domain/constants/orders';
import { parseJson } from '@/lib/domain/text/json';

import { KeptTexts } from '../kept-texts';
import { useUserAccount } from '../user-account';

/** A move that was made on this device and that the server has not answered yet. */
export interface WaitingMove {
  /** Sent with it each time: it counts once. */
  readonly key: string;
  readonly taskId: number;
  /** The work's name, for the reader of the list of waiting moves. */
  readonly workName: string;
  readonly move: WorkMove;
  readonly startCode?: string | undefined;
  readonly withoutCode?: NoCodeReason | undefined;
  readonly reason?: string | undefined;
  /** Papers go with a move that cannot wait alone. */
  readonly excuse?: CallRequest<'expert/movetask'>['excuse'];
  /** The time of the press by this device's clock, which sorts the moves. */
  readonly madeAtMs: number;
  /**
   * The time of the press as each sending tells it to the server; undefined for a move from an older version of the
   * page.
   */
  readonly saidAtMs?: number;
  /** Too early for the server, which takes it from then on; null where nothing holds it back. */
  readonly opensAtMs: number | null;
  /**
   * Why the server refused it, in its words; null while it waits. What follows it at the same work waits for its
   * person.
   */
  readonly refusal: string | null;
  /** The key of the refusal, and the language of its words, which may have changed when it is read. */
  readonly refusalKey?: string;
  readonly refusalLanguage?: string;
}

/** One text a move, so that tabs that keep and remove at once take nothing from each other. */
const moves = new KeptTexts('pelakfan.waiting-move.');

const toName = (userId: number, { madeAtMs, key }: Pick<WaitingMove, 'madeAtMs' | 'key'>) =>
  `${userId}.${String(madeAtMs).padStart(15, '0')}.${key}`;

/**
 * The waiting moves, oldest first. Moves older than their key's memory are dropped: the server could not tell a repeat
 * from a new one.
 */
export function listWaitingMoves(userId: number): WaitingMove[] {
  const oldestMs = Date.now() - IDEMPOTENCY_MEMORY_MS;
  return listNames(userId).flatMap((name) => {
    const waiting = parse(moves.read(name));
    if (waiting && waiting.madeAtMs > oldestMs) return [waiting];
    moves.remove(name);
    return [];
  });
}

export function keepMove(userId: number, move: WaitingMove): void {
  moves.write(toName(userId, move), JSON.stringify(move));
}

export function forgetMove(userId: number, move: WaitingMove): void {
  moves.remove(toName(userId, move));
}

/**
 * The waiting moves of the person who is logged in, followed across tabs; empty on the server and in the first render.
 */
export function useWaitingMoves(): readonly WaitingMove[] {
  const userId = useUserAccount()?.userId;
  const text = useSyncExternalStore(
    moves.subscribe,
    () =>
      userId === undefined
        ? ''
        : listNames(userId)
            .map((name) => moves.read(name) ?? '')
            .join('\n'),
    () => '',
  );
  return useMemo(() => text.split('\n').flatMap((line) => parse(line) ?? []), [text]);
}

function listNames(userId: number): string[] {
  return moves
    .list()
    .filter((name) => name.startsWith(`${userId}.`))
    .sort();
}

function parse(text: string | null): WaitingMove | null {
  const move = parseJson(text);
  // Written by keepMove.
  return typeof move === 'object' && move !== null && 'madeAtMs' in move ? (move as WaitingMove) : null;
}
