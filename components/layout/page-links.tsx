'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition, type ReactNode } from 'react';

import { useSnackbar } from '@/components/ui/snackbar';
import { markFollowedLink } from '@/lib/client/followed-link';
import { isOnLayer, leaveLayersBeforeReload, leaveFor, whenOnPage } from '@/lib/client/leave-page';
import { readSelectedCity } from '@/lib/client/selected-city';
import { NAVIGATION_EVENT, type Navigation } from '@/lib/i18n/navigation-event';

import { canBeFollowed, findLink, findPagePath, leavesDocument } from './page-path';
import { letNextPageSlideIn, useSlideIn } from './slide-in';
import { useDelayed } from './use-delayed';

function isPlainPress(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  );
}

interface PageLinksProps {
  /** SPEC 5: said instead of going to an order that cannot be made. */
  readonly notOrderable: string;
  /** Shown, and read out, while the next page is on its way; drawn on the server. */
  readonly children: ReactNode;
}

/**
 * Server-rendered pages write plain links, which work before any script. Once there is one, this follows them without
 * loading the document anew.
 */
export function PageLinks({ notOrderable, children }: PageLinksProps) {
  const isShown = useDelayed(useFollowedLinks(notOrderable));
  useSlideIn();
  return <div role="status">{isShown && children}</div>;
}

/** True from the press on a link until its page is there. */
function useFollowedLinks(notOrderable: string): boolean {
  const router = useRouter();
  const snackbar = useSnackbar();
  const [isLeaving, startLeaving] = useTransition();
  const latest = useRef({ snackbar, notOrderable });
  useEffect(() => {
    latest.current = { snackbar, notOrderable };
  });
  useEffect(() => {
    // A page that was loaded anew has no layer any more.
    leaveLayersBeforeReload();
    const open = ({ path, isReplacing }: Navigation) => {
      letNextPageSlideIn();
      markFollowedLink();
      whenOnPage(() => startLeaving(() => (isReplacing ? router.replace(path) : router.push(path))));
    };
    const follow = (event: MouseEvent) => {
      const link = isPlainPress(event) ? findLink(event.target) : null;
      if (!link) return;
      const isRefused = !canBeFollowed(link, readSelectedCity());
      const path = findPagePath(link, window.location);
      const isForBrowser = !isRefused && path === null;
      // The browser follows it by itself, unless the way back of what lies over the page would break that off.
      if (isForBrowser && !(isOnLayer() && leavesDocument(link, window.location))) return;
      event.preventDefault();
      if (isForBrowser) leaveFor(link.href);
      else if (isRefused) latest.current.snackbar.show({ text: latest.current.notOrderable });
      else if (path !== null) open({ path, isReplacing: false });
    };
    const takeOver = (event: Event) => {
      event.preventDefault();
      open((event as CustomEvent<Navigation>).detail);
    };
    const fetchAhead = (event: Event) => {
      const path = findPagePath(findLink(event.target), window.location);
      // A page with a query is rendered for the person: only when it is asked for.
      if (path !== null && !path.includes('?')) router.prefetch(path);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    window.addEventListener('click', follow, { signal });
    window.addEventListener(NAVIGATION_EVENT, takeOver, { signal });
    for (const aim of ['pointerover', 'focusin']) window.addEventListener(aim, fetchAhead, { passive: true, signal });
    // For lib/server/http/pages/late-boot, which keeps a press on a link into an order until somebody can refuse it.
    document.documentElement.dataset.followsLinks = '';
    return () => {
      listeners.abort();
      delete document.documentElement.dataset.followsLinks;
    };
  }, [router]);
  return isLeaving;
}
