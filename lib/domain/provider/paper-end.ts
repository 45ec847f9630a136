import { PAPER_NOTICES_MS } from '../constants/providers';
import { addDays, toInstantMs } from '../site/jalali-date';

/** The first moment at which a paper with this last day is valid no more. */
export function toEndMs(validUntil: string): number {
  return toInstantMs(addDays(validUntil, 1));
}

/** The next notice to its owner before the end, or the end itself; null once it has ended. */
export function toNextAt(validUntil: string, now: Date): Date | null {
  const endMs = toEndMs(validUntil);
  const [next] = [...PAPER_NOTICES_MS.map((ms) => endMs - ms), endMs].filter((ms) => ms > now.getTime());
  return next === undefined ? null : new Date(next);
}
