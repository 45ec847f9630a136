'use client';

import { KEPT_WORK_PREFIX } from '@/lib/domain/offline-pages';

/** What was read of a provider's work, under its person's id. */
export const OFFLINE_WORK_PREFIX = 'pelakfan.offline-work.';

/**
 * Takes the provider's day from this device where a session ends: names, streets and numbers of customers are nobody else's. Of somebody who is named, all stays.
 * What waits to be sent stays for its person, who alone sees and sends it (waiting-moves.ts): it holds numbers and no name.
 */
export function forgetWork({ but }: { readonly but?: number } = {}): void {
  try {
    for (const key of Object.keys(window.localStorage)) {
      const isTheirs = but !== undefined && key.startsWith(`${OFFLINE_WORK_PREFIX}${but}.`);
      if (key.startsWith(OFFLINE_WORK_PREFIX) && !isTheirs) window.localStorage.removeItem(key);
    }
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
  if (but === undefined && 'caches' in window) void forgetPages().catch(() => undefined);
}

async function forgetPages(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(KEPT_WORK_PREFIX)).map((name) => caches.delete(name)));
}
