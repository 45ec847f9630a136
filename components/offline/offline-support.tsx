'use client';

import { useEffect } from 'react';

import { useSnackbar } from '@/components/ui/snackbar';
import { SERVICE_WORKER_PATH } from '@/lib/domain/kept-pages';

interface OfflineSupportProps {
  readonly words: { readonly lost: string; readonly back: string };
}

function register(): void {
  // A browser may refuse (private windows, a full disk): the site then works as it does with a network alone.
  void navigator.serviceWorker?.register(SERVICE_WORKER_PATH).catch(() => undefined);
}

/** Brings the service worker, once the page is loaded and alive, and says when the network goes and comes back. */
export function OfflineSupport({ words: { lost, back } }: OfflineSupportProps) {
  const { show } = useSnackbar();
  useEffect(() => {
    const heard = new AbortController();
    const { signal } = heard;
    window.addEventListener('offline', () => show({ text: lost }), { signal });
    window.addEventListener('online', () => show({ text: back, tone: 'success' }), { signal });
    if (process.env.NODE_ENV !== 'production') return () => heard.abort();
    if (document.readyState === 'complete') register();
    else window.addEventListener('load', register, { signal });
    return () => heard.abort();
  }, [show, lost, back]);
  return null;
}
