'use client';

import { KEPT_WORK_PREFIX } from '@/lib/domain/site/offline-pages';

import { attemptLater, fromWindow } from '../browser-features';
import { forgetStored, listStored } from '../browser-storage';

/** The prefix of the stored reads of a provider's work, under the person's id. */
export const OFFLINE_WORK_PREFIX = 'pelakfan.offline-work.';

/**
 * Takes the provider's day from this device where a session ends: names, streets and numbers of customers are nobody
 * else's. Of somebody who is named, all stays. Moves that wait to be sent stay for their person, who alone sees and
 * sends them (waiting-moves.ts): they hold numbers and no name.
 */
export function forgetWork({ but }: { readonly but?: number } = {}): void {
  for (const key of listStored()) {
    const isTheirs = but !== undefined && key.startsWith(`${OFFLINE_WORK_PREFIX}${but}.`);
    if (key.startsWith(OFFLINE_WORK_PREFIX) && !isTheirs) forgetStored(key);
  }
  const caches = fromWindow('caches');
  if (but === undefined && caches) void attemptLater(() => forgetPages(caches));
}

async function forgetPages(caches: CacheStorage): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(KEPT_WORK_PREFIX)).map((name) => caches.delete(name)));
}
