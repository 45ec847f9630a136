import { useState } from 'react';

import { ANSWER_SAID_LEFT_MS } from '@/lib/domain/constants/alerts';
import { formatRemainingTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

/**
 * The time left as it is read out: as it is met, at half of `wholeMs`, and shortly before the end. In between it stays
 * as it is, so that nobody is interrupted every second.
 */
export function useSaidTimeLeft(leftMs: number, wholeMs: number): string {
  const locale = useLocale();
  const [metMs] = useState(leftMs);
  const passed = [wholeMs / 2, ...ANSWER_SAID_LEFT_MS].filter((markMs) => leftMs <= markMs && markMs < metMs);
  return formatRemainingTime(Math.min(metMs, ...passed), locale);
}
