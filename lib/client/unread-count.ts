'use client';

import { mutate } from 'swr';

import type { CallName } from '@/lib/contract';

/** Calls whose answers hold the unread. */
const CHANGED: readonly CallName[] = [
  'nonePreloader/user/countuserinbox',
  'user/getuserinbox',
  'user/getuseraccount',
  'ordermessage/getthreads',
];

/**
 * Reads the unread anew, wherever on the page or on the next one `useCall` shows it (row S-11). Call it when a message
 * was read, or one came.
 */
export async function refreshUnreadCount(): Promise<void> {
  await mutate((key) => Array.isArray(key) && CHANGED.some((name) => name === key[0]));
}
