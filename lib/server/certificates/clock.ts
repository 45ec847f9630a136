import { CERTIFICATE_NOTICES_MS } from '@/lib/domain/constants/providers';
import { addDays, toInstantMs } from '@/lib/domain/site/jalali-date';

/** The first moment at which a certificate with this last day is valid no more. */
export function toEndMs(validUntil: string): number {
  return toInstantMs(addDays(validUntil, 1));
}

/** When its professional is told next of the end, or the end itself; null once it has ended. */
export function toNextAt(validUntil: string, now: Date): Date | null {
  const endMs = toEndMs(validUntil);
  const [next] = [...CERTIFICATE_NOTICES_MS.map((ms) => endMs - ms), endMs].filter((ms) => ms > now.getTime());
  return next === undefined ? null : new Date(next);
}
