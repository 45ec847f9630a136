import type { EventAttributes } from 'ics';

import { HOURS_REMINDER_MS } from '@/lib/domain/constants/orders';
import { MINUTE_MS } from '@/lib/domain/constants/time-units';

/** RFC 5545, 3.1: of a line, without its break. */
const MOST_OCTETS = 75;

export interface CalendarVisit {
  /** Constant for all files of one visit, so that a calendar replaces its entry. */
  readonly uid: string;
  /** Counts the moves to another hour: the higher one stands. */
  readonly sequence: number;
  readonly title: string;
  readonly description: string;
  /** Left out where the page does not know it. */
  readonly place?: string;
  readonly url: string;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  readonly isConfirmed: boolean;
  /** It does not take place: a calendar that has it strikes it out. */
  readonly isCancelled?: boolean;
}

/**
 * Visits as a calendar file (RFC 5545), each with a reminder; in UTC, so that no calendar has to know Tehran's rules.
 * Throws when it cannot be written.
 */
export async function createCalendarFile(...visits: readonly CalendarVisit[]): Promise<string> {
  const { createEvents } = await import('ics');
  const { value, error } = createEvents(visits.map(toEvent));
  if (error || !value) throw error ?? new Error('The calendar library wrote nothing');
  return foldLines(value);
}

function toEvent(visit: CalendarVisit): EventAttributes {
  return {
    uid: visit.uid,
    sequence: visit.sequence,
    title: visit.title,
    description: visit.description,
    location: visit.place,
    url: visit.url,
    status: toStatus(visit),
    start: visit.startsAtMs,
    startInputType: 'utc',
    startOutputType: 'utc',
    end: visit.endsAtMs,
    endInputType: 'utc',
    endOutputType: 'utc',
    alarms: [
      {
        action: 'display',
        description: visit.title,
        trigger: { minutes: HOURS_REMINDER_MS / MINUTE_MS, before: true },
      },
    ],
    productId: 'pelakfan',
  };
}

function toStatus({ isCancelled = false, isConfirmed }: CalendarVisit): EventAttributes['status'] {
  if (isCancelled) return 'CANCELLED';
  return isConfirmed ? 'CONFIRMED' : 'TENTATIVE';
}

/** The library counts letters; the format counts octets, and a Persian letter has two of them. */
function foldLines(file: string): string {
  return file
    .replace(/\r\n[\t ]/g, '')
    .split('\r\n')
    .map(foldLine)
    .join('\r\n');
}

function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octetCount = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octetCount + size > MOST_OCTETS) {
      folded += '\r\n ';
      octetCount = 1;
    }
    folded += letter;
    octetCount += size;
  }
  return folded;
}
