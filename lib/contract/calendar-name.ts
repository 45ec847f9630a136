import { z } from 'zod';

/** A visit of a series in a calendar: its UID stays, and its SEQUENCE rises with each change. */
export const calendarName = z.object({ uid: z.string(), sequence: z.number().int() });
