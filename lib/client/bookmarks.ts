'use client';

import { useEffect, useSyncExternalStore } from 'react';

import { parseJson } from '@/lib/domain/text/json';

import { callFromBrowser } from './browser';
import { forgetStored, readStored, store } from './browser-storage';
import { useCall } from './use-call';
import { useUserAccount } from './user-account';

/** A service by the last part of its page's address, or a provider by the worker code. */
export interface Bookmark {
  readonly kind: 'service' | 'worker';
  readonly key: string;
}

const KEY = 'bookmarks';
const CHANGE_EVENT = 'pelakfan:bookmarks';
const NOTHING = {};

let lastText: string | null = null;
let lastMarked: readonly Bookmark[] = [];

const isBookmark = (value: unknown): value is Bookmark =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  (value.kind === 'service' || value.kind === 'worker') &&
  'key' in value &&
  typeof value.key === 'string';

/** What was marked in this browser before anybody logged in, the same list while it has not changed. */
function readMarked(): readonly Bookmark[] {
  const text = readStored(KEY);
  if (text !== lastText) {
    const value = parseJson(text);
    lastText = text;
    lastMarked = Array.isArray(value) ? value.filter(isBookmark) : [];
  }
  return lastMarked;
}

function keepMarked(marked: readonly Bookmark[]): void {
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

const NOBODY: readonly Bookmark[] = [];
const isSame = (one: Bookmark) => (other: Bookmark) => one.kind === other.kind && one.key === other.key;
const toInput = (marked: readonly Bookmark[]) => ({
  lstSeopath: marked.filter(({ kind }) => kind === 'service').map(({ key }) => key),
  lstWorkerCode: marked.filter(({ kind }) => kind === 'worker').map(({ key }) => key),
});

/**
 * What the reader has marked: of the account where somebody is logged in, else of this browser. What the browser had
 * joins the account when it is first read after the login.
 */
export function useBookmarks() {
  const account = useUserAccount();
  const own = useSyncExternalStore(listen, readMarked, () => NOBODY);
  const { data, mutate } = useCall('bookmark/getbookmarks', account ? NOTHING : null);
  const isLoggedIn = account !== null;
  useEffect(() => {
    if (!isLoggedIn || own.length === 0) return;
    void callFromBrowser('bookmark/addbookmarks', toInput(own))
      .then(() => {
        keepMarked([]);
        return mutate();
      })
      // They stay in the browser until the next page tries again.
      .catch(() => undefined);
  }, [isLoggedIn, own, mutate]);
  const marked: readonly Bookmark[] = isLoggedIn
    ? [
        ...(data?.lstService ?? []).map(({ seopath }) => ({ kind: 'service', key: seopath }) as const),
        ...(data?.lstWorker ?? []).map(({ workerCode }) => ({ kind: 'worker', key: workerCode }) as const),
      ]
    : own;
  const toggle = async (bookmark: Bookmark) => {
    const isMarked = marked.some(isSame(bookmark));
    if (!isLoggedIn) return keepMarked(isMarked ? own.filter((mark) => !isSame(bookmark)(mark)) : [bookmark, ...own]);
    await callFromBrowser(isMarked ? 'bookmark/removebookmarks' : 'bookmark/addbookmarks', toInput([bookmark]));
    await mutate();
  };
  return { lists: data, isMarked: (bookmark: Bookmark) => marked.some(isSame(bookmark)), toggle };
}
