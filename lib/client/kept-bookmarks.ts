'use client';

import { useSyncExternalStore } from 'react';

import { parseJson } from '@/lib/domain/text/json';

import { forgetStored, readStored, store } from './browser-storage';

/** A service by the last part of its page's address, or a provider by the worker code. */
export interface Bookmark {
  readonly kind: 'service' | 'worker';
  readonly key: string;
}

const KEY = 'bookmarks';
const CHANGE_EVENT = 'pelakfan:bookmarks';
const NOBODY: readonly Bookmark[] = [];

let lastText: string | null = null;
let lastMarked: readonly Bookmark[] = [];

const isBookmark = (value: unknown): value is Bookmark =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  (value.kind === 'service' || value.kind === 'worker') &&
  'key' in value &&
  typeof value.key === 'string';

/** While nothing has changed it is one list, which a store must answer. */
function readMarked(): readonly Bookmark[] {
  const text = readStored(KEY);
  if (text !== lastText) {
    const value = parseJson(text);
    lastText = text;
    lastMarked = Array.isArray(value) ? value.filter(isBookmark) : [];
  }
  return lastMarked;
}

/** Puts the list in place of what this browser has. */
export function keepBookmarks(marked: readonly Bookmark[]): void {
  if (marked.length === 0) forgetStored(KEY);
  else store(KEY, JSON.stringify(marked));
  window.dispatchEvent(new Event(CHANGE_EVENT));
}

function listen(onChange: () => void): () => void {
  window.addEventListener(CHANGE_EVENT, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(CHANGE_EVENT, onChange);
    window.removeEventListener('storage', onChange);
  };
}

/** This browser's bookmarks from before a login. */
export const useKeptBookmarks = (): readonly Bookmark[] => useSyncExternalStore(listen, readMarked, () => NOBODY);

/** Whether another bookmark is of the same service or provider. */
export const isSameBookmark = (one: Bookmark) => (other: Bookmark) => one.kind === other.kind && one.key === other.key;
