'use client';

import { useEffect } from 'react';

import { callFromBrowser } from './browser';
import { refreshUnreadCount } from './unread-count';

/** A person who has an order open has read its messages (BEHAVIOUR 30), again whenever more has happened to it. */
export function useReadOrder(taskId: number, happenedCount: number): void {
  useEffect(() => {
    void readOrder(taskId);
  }, [taskId, happenedCount]);
}

async function readOrder(taskid: number): Promise<void> {
  try {
    const { readCount } = await callFromBrowser('nonePreloader/user/readorderinbox', { taskid });
    if (readCount > 0) await refreshUnreadCount();
  } catch (error) {
    console.info('inbox: the messages of an order could not be marked as read', error);
  }
}
