'use client';

import { useState } from 'react';

import type { CallError } from '@/lib/contract/call-error';
import { readField } from '@/lib/contract/read-call-error';

type Fields = Readonly<Record<string, unknown>>;

export interface StaleFields {
  readonly failure: CallError;
  /** The present value of each field, by the call's names. */
  readonly theirs: Fields;
  /** The fields that no longer have the value with which the form was filled. */
  readonly changed: readonly string[];
}

export interface Seen {
  /** Goes with the save as `seen`. */
  readonly seen: Record<string, unknown>;
  /** The stale fields of the last save; null without any. */
  readonly stale: StaleFields | null;
  /**
   * Accepts the other person's values as read: the next save overwrites them. Returns the fields that go with that
   * save.
   */
  readonly accept: () => Record<string, unknown>;
  /**
   * Replaces the values with which the form counts as filled: after a save, or when the other person's values were
   * taken.
   */
  readonly fillFrom: (filled: object) => void;
}

/**
 * The values with which a form was filled, by the names of its call's fields, from its opening on. A list that is read
 * again meanwhile changes none of them. `failure` is the last save's.
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

/** The stale fields that a failed save names; null for another failure. */
export function readStale(failure: CallError, seen: Fields): StaleFields | null {
  const theirs = readField(failure.details, 'theirs');
  if (failure.key !== 'stale' || typeof theirs !== 'object' || theirs === null) return null;
  const fields: Fields = { ...theirs };
  const changed = Object.keys(fields).filter((field) => toMark(fields[field]) !== toMark(seen[field]));
  return changed.length === 0 ? null : { failure, theirs: fields, changed };
}

const toMark = (value: unknown): string => JSON.stringify(value === '' ? null : (value ?? null));
