import { z } from 'zod';

import { defineCall } from './call';
import { acknowledgement, nothing } from './shapes';

/** Bytes in base64url, of one length. */
const keyText = (length: number) =>
  z
    .string()
    .length(length)
    .regex(/^[\w-]+$/);

/** The address at which a browser's maker takes its notifications (Push API). */
const pushEndpoint = z.url({ protocol: /^https?$/ }).max(1000);

/** Calls by which a browser is told while no page is open. */
export const pushCalls = [
  defineCall('nonePreloader/user/getpushkey', {
    summary: 'What a browser subscribes to notifications with; null where there are none',
    access: 'user',
    input: nothing,
    answer: z.object({ publicKey: z.string().nullable() }),
  }),
  defineCall('user/addpushdevice', {
    summary: 'Sends notifications to this browser until its session ends; a person’s newest ten browsers get them',
    access: 'user',
    limit: 'replaces',
    input: z.object({ endpoint: pushEndpoint, p256dh: keyText(87), auth: keyText(22) }),
    answer: acknowledgement,
  }),
  defineCall('user/removepushdevice', {
    summary: 'An own browser is told no more',
    access: 'user',
    limit: 'replaces',
    input: z.object({ endpoint: pushEndpoint }),
    answer: acknowledgement,
  }),
] as const;
