'use client';

import type { CallAnswer, CallName, CallRequest } from '@/lib/contract';
import { parseJson } from '@/lib/domain/text/json';

import { KeptTexts } from '../kept-texts';
import { OFFLINE_WORK_PREFIX } from './forget-work';

/** The calls whose last answers open without network: a provider's day, and a customer's open orders. */
export type OfflineCall =
  | 'expert/getdashboard'
  | 'expert/getalltask'
  | 'clean/gettaskdetail'
  | 'clean/getallcurrenttaskbyuserid'
  | 'ontheway/getposition';

export interface OfflineAnswer<Name extends CallName> {
  readonly answer: CallAnswer<Name>;
  /** The time of the answer, by this device's clock. */
  readonly keptAtMs: number;
  /** The language of the page that kept it; undefined for an answer that was kept before this was stored. */
  readonly language?: string;
}

const answers = new KeptTexts(OFFLINE_WORK_PREFIX);

/** Tells of every change. Answers the way to stop listening. */
export const listenToOfflineAnswers = answers.subscribe;

function toName<Name extends OfflineCall>(userId: number, name: Name, input: CallRequest<Name>): string {
  return `${userId}.${name}.${JSON.stringify(input)}`;
}

export function readOfflineText<Name extends OfflineCall>(
  userId: number,
  name: Name,
  input: CallRequest<Name>,
): string | null {
  return answers.read(toName(userId, name, input));
}

/** Null for a text that `keepOfflineAnswer` did not write. */
export function parseOfflineText<Name extends OfflineCall>(text: string | null): OfflineAnswer<Name> | null {
  const kept = parseJson(text);
  // Written by keepOfflineAnswer, under the name of the same call.
  return typeof kept === 'object' && kept !== null && 'keptAtMs' in kept ? (kept as OfflineAnswer<Name>) : null;
}

/** Stores the newest answer of a call; null deletes it. */
export function keepOfflineAnswer<Name extends OfflineCall>(
  userId: number,
  name: Name,
  input: CallRequest<Name>,
  answer: CallAnswer<Name> | null,
): void {
  if (answer === null) return answers.remove(toName(userId, name, input));
  const kept: OfflineAnswer<Name> = { answer, keptAtMs: Date.now(), language: document.documentElement.lang };
  answers.write(toName(userId, name, input), JSON.stringify(kept));
}

/** The works whose details are kept for a provider. What the person ordered from somebody else is not among them. */
export function listOfflineWorks(userId: number): number[] {
  const prefix = `${userId}.clean/gettaskdetail.`;
  return answers
    .list()
    .filter((name) => name.startsWith(prefix) && !isOrdered(answers.read(name)))
    .flatMap((name) => {
      const input = parseJson(name.slice(prefix.length));
      return typeof input === 'object' && input !== null && 'taskid' in input ? [Number(input.taskid)] : [];
    });
}

/** Only a customer's view of an order has its sums. */
function isOrdered(text: string | null): boolean {
  return Boolean(parseOfflineText<'clean/gettaskdetail'>(text)?.answer.taskDetail.sums);
}
