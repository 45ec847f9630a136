'use client';

import { useEffect } from 'react';

import { callFromBrowser } from './browser';
import { isSameBookmark, keepBookmarks, useKeptBookmarks, type Bookmark } from './kept-bookmarks';
import { useCall } from './use-call';

const NOTHING = {};
const toInput = (marked: readonly Bookmark[]) => ({
  lstSeopath: marked.filter(({ kind }) => kind === 'service').map(({ key }) => key),
  lstWorkerCode: marked.filter(({ kind }) => kind === 'worker').map(({ key }) => key),
});

/**
 * The account's bookmarks, for a person who is logged in. The browser's own bookmarks join the account when it is first
 * read after the login.
 */
export function useBookmarks() {
  const kept = useKeptBookmarks();
  const { data, mutate } = useCall('bookmark/getbookmarks', NOTHING);
  useEffect(() => {
    if (kept.length === 0) return;
    void callFromBrowser('bookmark/addbookmarks', toInput(kept))
      .then(() => {
        keepBookmarks([]);
        return mutate();
      })
      // They stay in the browser until the next page tries again.
      .catch(() => undefined);
  }, [kept, mutate]);
  const marked: readonly Bookmark[] = [
    ...(data?.lstService ?? []).map(({ seopath }) => ({ kind: 'service', key: seopath }) as const),
    ...(data?.lstWorker ?? []).map(({ workerCode }) => ({ kind: 'worker', key: workerCode }) as const),
  ];
  const isMarked = (bookmark: Bookmark) => marked.some(isSameBookmark(bookmark));
  const toggle = async (bookmark: Bookmark) => {
    const call = isMarked(bookmark) ? 'bookmark/removebookmarks' : 'bookmark/addbookmarks';
    await callFromBrowser(call, toInput([bookmark]));
    await mutate();
  };
  return { lists: data, isMarked, toggle };
}
