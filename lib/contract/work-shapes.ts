import { z } from 'zod';

/** The interval in which a provider may make a move. */
export const moveOpening = z.object({
  move: z.string(),
  opensAtMs: z.number().int(),
  /** The move's closing time, except with the code; null without one. */
  closesAtMs: z.number().int().nullable(),
  earlierBy: z.literal('start-code').nullable(),
});

/** Another hour that a customer asks the provider for, as long as the visit. */
export const askedHour = z.object({
  gDate: z.string(),
  startHour: z.number().int(),
  endHour: z.number().int(),
  startsAtMs: z.number().int(),
  answerDueAtMs: z.number().int(),
});

/** Other hours that a provider who runs late proposes to the customer, each as long as the visit. */
export const offeredHours = z.object({
  /** The hours that can still be taken; empty where the time is over or all of them are gone. */
  lstHour: z.array(
    z.object({
      gDate: z.string(),
      deliverytimeid: z.number().int(),
      startHour: z.number().int(),
      endHour: z.number().int(),
      startsAtMs: z.number().int(),
    }),
  ),
  answerDueAtMs: z.number().int(),
});

/** The marks of a work's card. */
export const workMarks = {
  /** Accepted, and its booked time is over before anybody said how it went. */
  isOverdue: z.boolean(),
  /** Customer messages that this provider has not read. */
  unreadCount: z.number().int(),
};
