'use client';

import { useState } from 'react';

import type { CallError } from '@/lib/contract/call-error';
import { readField } from '@/lib/contract/read-call-error';

type Fields = Readonly<Record<string, unknown>>;

export interface StaleFields {
  readonly failure: CallError;
  /** What each field is now, by the call's names. */
  readonly theirs: Fields;
  /** Which of them are no longer as the form was filled in from. */
  readonly changed: readonly string[];
}

export interface Seen {
  /** Goes with the save as `seen`. */
  readonly seen: Record<string, unknown>;
  /** What the last save found changed; null where it found nothing. */
  readonly stale: StaleFields | null;
  /** What the other wrote has been read: the next save is over it. Answers what goes with that save. */
  readonly accept: () => Record<string, unknown>;
  /** From now on the form is filled in from this: it was saved, or what the other wrote was taken. */
  readonly fillFrom: (filled: object) => void;
}

/**
 * What a form was filled in from, by the names of its call's fields, from the moment it opened: a list that is read
 * again meanwhile changes nothing of it. `failure` is the last save's.
 */
export function useSeen(filled: object, failure: CallError | null): Seen {
  const [seen, setSeen] = useState<Record<string, unknown>>({ ...filled });
  const stale = failure && readStale(failure, seen);
  const accept = () => {
    const read = { ...seen, ...stale?.theirs };
    setSeen(read);
    return read;
  };
  return { seen, stale, accept, fillFrom: (next) => setSeen({ ...next }) };
}

/** What a failed save says of the fields that it was filled in from; null where they are not why it failed. */
export function readStale(failure: CallError, seen: Fields): StaleFields | null {
  const theirs = readField(failure.details, 'theirs');
  if (failure.key !== 'stale' || typeof theirs !== 'object' || theirs === null) return null;
  const fields: Fields = { ...theirs };
  const changed = Object.keys(fields).filter((field) => toMark(fields[field]) !== toMark(seen[field]));
  return changed.length === 0 ? null : { failure, theirs: fields, changed };
}

const toMark = (value: unknown): string => JSON.stringify(value === '' ? null : (value ?? null));
