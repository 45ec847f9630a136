'use client';

import { v4 as createUuid } from 'uuid';

import { CallError } from '@/lib/contract/call-error';
import { canWaitForNetwork } from '@/lib/domain/order/offline-moves';

import { ALERT_ARRIVED_EVENT } from '../alerts/events';
import { callFromBrowser } from '../browser';
import { fromNavigator } from '../browser-features';
import { readUserAccount } from '../user-account';
import { forgetMove, keepMove, listWaitingMoves, type WaitingMove } from './waiting-moves';

/** A move that is made without knowing whether there is a network. */
export type OwnMove = Pick<
  WaitingMove,
  'taskId' | 'workName' | 'move' | 'startCode' | 'withoutCode' | 'reason' | 'excuse'
>;

/**
 * The time-out of a sending: on a street a connection often leads nowhere. The move then waits, and its person goes on.
 */
const PATIENCE_MS = 10_000;
/** From this status on, the failure is the host's or the network's, and passes by itself. */
const FIRST_SERVER_ERROR = 500;
const TOO_MANY = 429;
const NO_SESSION = 401;
const LOCK = 'pelakfan-waiting-moves';

/** The move of this tab that is on its way. The next one goes after it, whether it succeeds or fails. */
let before: Promise<unknown> = Promise.resolve();

/**
 * Makes a move now, or keeps it on this device until the server can be reached. Behind others of the person it waits
 * for its turn. Throws CallError where the server refuses it, and where a move that cannot wait does not reach it.
 */
export function makeOwnMove(own: OwnMove): Promise<void> {
  const userId = readUserAccount()?.userId;
  const nowMs = Date.now();
  const move: WaitingMove = {
    ...own,
    key: createUuid(),
    madeAtMs: nowMs,
    ...(canWaitForNetwork(own.move) && { saidAtMs: nowMs }),
    opensAtMs: null,
    refusal: null,
  };
  if (userId === undefined || !canWaitForNetwork(own.move)) return send(move);
  const made = before.then(() => makeOrKeep(userId, move));
  before = made.catch(() => undefined);
  return made;
}

/**
 * A repeated move replaces the refused one, whose reason its person has read: that one, and later ones of its work, are
 * no longer sent.
 */
function forgetRefused(userId: number, { taskId, move }: WaitingMove): void {
  const waiting = listWaitingMoves(userId).filter((known) => known.taskId === taskId);
  const refused = waiting.findIndex((known) => known.move === move && known.refusal !== null);
  if (refused !== -1) for (const known of waiting.slice(refused)) forgetMove(userId, known);
}

async function makeOrKeep(userId: number, move: WaitingMove): Promise<void> {
  forgetRefused(userId, move);
  const last = listWaitingMoves(userId).at(-1);
  if (!last && navigator.onLine && (await isAnswered(move))) return;
  // The moment is the place in the row. A phone sets its clock when it finds a network, also back: what was made later
  // is sent later.
  keepMove(userId, { ...move, madeAtMs: Math.max(move.madeAtMs, (last?.madeAtMs ?? 0) + 1) });
  void sendWaitingMoves();
}

/**
 * False where the server could not be reached; whether it heard of the move is not known then, and its key tells it.
 */
async function isAnswered(move: WaitingMove): Promise<boolean> {
  try {
    await send(move);
    return true;
  } catch (error) {
    if (!isPassing(error)) throw error;
    return false;
  }
}

async function send({
  key,
  taskId: taskid,
  move,
  startCode,
  withoutCode,
  reason,
  excuse,
  saidAtMs,
}: WaitingMove): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const input = { taskid, move, startCode, withoutCode, reason, excuse, madeAtMs: saidAtMs };
  try {
    await callFromBrowser('expert/movetask', input, {
      idempotencyKey: key,
      ...(canWaitForNetwork(move) && { signal }),
    });
  } catch (error) {
    throw signal.aborted && !(error instanceof CallError) ? new CallError('network-failed', { cause: error }) : error;
  }
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  return error.key === 'network-failed' || error.status >= FIRST_SERVER_ERROR || error.status === TOO_MANY;
}

let underWay: Promise<void> | null = null;

/**
 * Sends the waiting moves of the person who is logged in, in order; in one tab at a time. Moves made meanwhile are
 * sent, too.
 */
export function sendWaitingMoves(): Promise<void> {
  underWay ??= inThisTabAlone(sendAll).finally(() => (underWay = null));
  return underWay;
}

async function inThisTabAlone(work: () => Promise<void>): Promise<void> {
  // Browsers offer locks on https and on this computer alone. Without them the key makes one of two sendings.
  const locks = fromNavigator('locks');
  if (!locks) return work();
  let isAnswered = false;
  try {
    await locks.request(LOCK, { ifAvailable: true }, (lock) => {
      isAnswered = true;
      return lock ? work() : undefined;
    });
  } catch (error) {
    if (isAnswered) throw error;
    await work();
  }
}

async function sendAll(): Promise<void> {
  const held = new Set<number>();
  for (;;) {
    const userId = readUserAccount()?.userId;
    if (userId === undefined || !navigator.onLine) return;
    const waiting = listWaitingMoves(userId);
    for (const { taskId, refusal } of waiting) if (refusal !== null) held.add(taskId);
    const next = waiting.find(({ taskId }) => !held.has(taskId));
    if (!next || !(await sendOne(userId, next))) return;
    if (listWaitingMoves(userId).some(({ key }) => key === next.key)) held.add(next.taskId);
  }
}

/** False where there is no getting through now. */
async function sendOne(userId: number, next: WaitingMove): Promise<boolean> {
  try {
    await send(next);
    forgetMove(userId, next);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (isPassing(error) || error.status === NO_SESSION) return false;
    const { opensAtMs } = error.details;
    const isEarly = error.key === 'move-too-early' && typeof opensAtMs === 'number';
    keepMove(userId, isEarly ? { ...next, opensAtMs } : { ...next, ...toRefusal(error) });
  }
  window.dispatchEvent(new Event(ALERT_ARRIVED_EVENT));
  return true;
}

function toRefusal(error: CallError): Pick<WaitingMove, 'refusal' | 'refusalKey' | 'refusalLanguage'> {
  return { refusal: error.message, refusalKey: error.key, refusalLanguage: document.documentElement.lang };
}
