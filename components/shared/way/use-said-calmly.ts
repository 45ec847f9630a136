import { useEffect, useRef, useState } from 'react';

import { MINUTE_MS } from '@/lib/domain/constants/time-units';

/** A text that changes all the time, as it is read out: a newer one at most once a minute, and then the latest. */
export function useSaidCalmly(text: string): string {
  const [said, setSaid] = useState(text);
  const latest = useRef(text);
  useEffect(() => void (latest.current = text), [text]);
  useEffect(() => {
    const timer = setInterval(() => setSaid(latest.current), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return said;
}
