import { useEffect, useState } from 'react';

import type { SentCode } from '@/lib/client/session';
import { ACTIVATION_CODE } from '@/lib/domain/constants/identity';
import { COUNTDOWN_TICK_MS } from '@/lib/domain/constants/screen';

interface CodeClock {
  /** Until nothing typed could be right any more; null where it is not known when the code went out. */
  readonly secondsLeft: number | null;
  readonly isExpired: boolean;
  /** So long after the sending the SMS should have come: another may be asked for. */
  readonly isResendDue: boolean;
}

/** The life of a texted code, looked at once a second: a sleeping tab comes back to the truth. */
export function useCodeClock(sent: SentCode | null): CodeClock {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), COUNTDOWN_TICK_MS);
    return () => clearInterval(timer);
  }, [sent]);
  if (sent === null) return { secondsLeft: null, isExpired: false, isResendDue: false };
  const leftMs = Math.max(0, sent.expiresAtMs - nowMs);
  // The code that has just come is not measured by a tick from before it.
  const secondsLeft = Math.ceil(Math.min(leftMs, sent.expiresAtMs - sent.sentAtMs) / COUNTDOWN_TICK_MS);
  return {
    secondsLeft,
    isExpired: secondsLeft === 0,
    isResendDue: nowMs - sent.sentAtMs >= ACTIVATION_CODE.resendAfterMs,
  };
}
