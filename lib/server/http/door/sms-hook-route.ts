import { createHash, timingSafeEqual } from 'node:crypto';

import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { z } from 'zod';

import { BODY_LIMIT_BYTES } from '@/lib/domain/constants/process';
import { SMS_LANE } from '@/lib/domain/constants/providers';

import { readBytes } from '../../calls/request-input';
import type { SiteContext } from '../../context';
import { noteRoute } from '../../observability';
import type { ReceivedSms } from '../../orders/sms-lane/receive-sms';

/** Carries out the wish of an SMS. */
export type ReceiveSms = (sms: ReceivedSms) => Promise<void>;

const ROUTE = '/api/hooks/sms/{secret}';

/**
 * The fields of Kavenegar's own example of a receiver (ReceiveCallBack.php of its PHP examples); it has `to` besides,
 * our line's number. `sender` is the name of `from` in its list of received SMS.
 */
const fields = z
  .object({
    from: z.string().optional(),
    sender: z.string().optional(),
    message: z.string(),
    messageid: z.string().min(1).max(SMS_LANE.longestMessageId),
  })
  .transform(({ from, sender, message, messageid }) => ({
    sender: from ?? sender,
    text: message,
    messageId: messageid,
  }))
  .refine((sms): sms is ReceivedSms => sms.sender !== undefined);

/**
 * The route to which the SMS provider brings incoming messages: a form, by POST, or in the address's query, as such
 * providers do. They send no header of ours, so the secret is a part of the address. The answer does not depend on
 * sender and text.
 */
export function addSmsHookRoute(
  routes: Hono<{ Bindings: HttpBindings }>,
  receiveSms: ReceiveSms,
  { configuration, log }: SiteContext,
): void {
  const expected = configuration.SMS_INBOUND_SECRET;
  if (expected === undefined) return;
  routes.on(['GET', 'POST'], ['/api/hooks/sms/:secret', '/api/hooks/sms/:secret/'], async (context) => {
    noteRoute(ROUTE);
    context.header('cache-control', 'no-store');
    if (!isSame(context.req.param('secret') ?? '', expected)) return context.text('not found', 404);
    const sms = fields.safeParse(await readFields(context.req.raw));
    if (!sms.success) {
      log.warn('an SMS came in without sender, message or messageid: look at what the SMS provider is told to send');
      return context.text('sender, message and messageid are needed', 400);
    }
    await receiveSms(sms.data);
    return context.text('ok');
  });
}

/** Compares in constant time. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

async function readFields(request: Request): Promise<Record<string, string>> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  if (request.method !== 'POST') return query;
  const bytes = await readBytes(request, BODY_LIMIT_BYTES).catch(() => new Uint8Array());
  return { ...query, ...Object.fromEntries(new URLSearchParams(new TextDecoder().decode(bytes))) };
}
