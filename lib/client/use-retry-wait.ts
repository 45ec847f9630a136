'use client';

import { useEffect } from 'react';

import { CallError } from '@/lib/contract/call-error';

import { useCountdown } from './use-countdown';

/**
 * The seconds until asking again can help: a person who asked too often waits as long as the server said. Zero after
 * any other error.
 */
export function useRetryWait(error: unknown): number {
  const { secondsLeft, start } = useCountdown();
  const waitSeconds = error instanceof CallError ? (error.retryAfterSeconds ?? 0) : 0;
  useEffect(() => {
    if (waitSeconds > 0) start(waitSeconds);
  }, [error, waitSeconds, start]);
  return secondsLeft;
}
