'use client';

import { useEffect } from 'react';

import { useSnackbar } from '@/components/ui/snackbar';
import { attemptLater, fromNavigator } from '@/lib/client/browser-features';
import { PART_LATE_EVENT } from '@/lib/client/patient-loader';
import { SERVICE_WORKER_PATH } from '@/lib/domain/site/offline-pages';

/** Two messages about the network share this subject: the later one is true. */
const NETWORK = 'network';
/** Named by their content. */
const BUILD_FILES = '/_next/static/';

interface OfflineSupportProps {
  readonly words: { readonly lost: string; readonly back: string };
}

function register(): void {
  // A browser may refuse (private windows, a full disk): the site then works as it does with a network alone.
  void attemptLater(() => {
    const serviceWorker = fromNavigator('serviceWorker');
    serviceWorker?.addEventListener('controllerchange', showFetched, { once: true });
    return serviceWorker?.register(SERVICE_WORKER_PATH);
  });
}

/**
 * The worker keeps what it sees being fetched. Files that the page fetched before are asked for once more, which the
 * browser answers from its own memory.
 */
function showFetched(): void {
  for (const { name } of performance.getEntriesByType('resource')) {
    if (name.startsWith(window.location.origin + BUILD_FILES)) void fetch(name).catch(() => undefined);
  }
}

/** Brings the service worker, once the page is loaded and alive, and says when the network goes and comes back. */
export function OfflineSupport({ words: { lost, back } }: OfflineSupportProps) {
  const { show } = useSnackbar();
  useEffect(() => {
    const heard = new AbortController();
    const { signal } = heard;
    for (const sign of ['offline', PART_LATE_EVENT])
      window.addEventListener(sign, () => show({ text: lost, subject: NETWORK }), { signal });
    window.addEventListener('online', () => show({ text: back, tone: 'success', subject: NETWORK }), { signal });
    if (process.env.NODE_ENV !== 'production') return () => heard.abort();
    if (document.readyState === 'complete') register();
    else window.addEventListener('load', register, { signal });
    return () => heard.abort();
  }, [show, lost, back]);
  return null;
}
