import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { z } from 'zod';

import { CallError } from '@/lib/contract/call-error';
import { BODY_LIMIT_BYTES } from '@/lib/domain/constants/process';
import { SECOND_MS } from '@/lib/domain/constants/time-units';
import { parseJson } from '@/lib/domain/text/json';
import { getSiteUrl } from '@/lib/domain/site/site-url';

import type { TestClock } from '../adapters/clock/test';
import type { TestBank } from '../adapters/payment/test-bank';
import type { PushOutbox } from '../adapters/push/outbox';
import { checkOrigin } from '../http/edge/origin-check';
import { listInlineScriptHashes } from '../http/pages/page-cache/inline-scripts';
import { toPreferredLocale } from '../http/edge/request-facts';
import type { ReceiveSms } from '../http/door/sms-hook-route';
import type { DatabasePort } from '../ports/database';
import { readBytes } from '../calls/request-input';
import { BANK_CHOICES, choiceOutcomes, toBankPage, toCallback, toNoticePage, toSettledPage } from './bank';
import { listSentMails } from './mails';
import { OUTAGE_PARTNERS, type Outages } from './outages';
import { listSentMessages, toOutboxPage } from './outbox';

/** The demo's parts, which exist only while nothing real is configured (BEHAVIOUR 12). */
export interface Demo {
  readonly database: DatabasePort;
  readonly bank: TestBank;
  /** Null where VAPID keys are configured. */
  readonly pushOutbox: PushOutbox | null;
  readonly outages: Outages;
  /** Null without TEST_CLOCK=1. */
  readonly clock: TestClock | null;
  /** The clock was moved: work that waits for an hour checks again. */
  readonly onClockMoved: () => Promise<void>;
  /** Acts as an answer to an SMS. */
  readonly receiveSms: ReceiveSms;
}

type Bindings = { Bindings: HttpBindings };

const LONGEST_ADVANCE_MS = 366 * 24 * 60 * 60 * 1000;
const advance = z.object({ advanceMs: z.number().int().min(0).max(LONGEST_ADVANCE_MS) });
const LONGEST_OUTAGE_SECONDS = 600;
const outage = z.object({
  partner: z.enum(OUTAGE_PARTNERS),
  seconds: z.number().int().min(0).max(LONGEST_OUTAGE_SECONDS),
});

export function addDemoRoutes(routes: Hono<Bindings>, demo: Demo): void {
  addOutbox(routes, demo);
  addReplies(routes, demo.receiveSms);
  addBank(routes, demo.bank);
  addOutages(routes, demo.outages);
  if (demo.clock) addClock(routes, demo.clock, demo.onClockMoved);
}

function addClock(routes: Hono<Bindings>, clock: TestClock, onClockMoved: () => Promise<void>): void {
  routes.post('/api/dev/clock', async (context) => {
    const body = await readJson(context, advance);
    if (!body) return context.json({ desc: 'send {"advanceMs": whole milliseconds from 0 to a year}' }, 400);
    clock.advance(body.advanceMs);
    await onClockMoved();
    return context.json({ now: clock.now().toISOString() }, 200, { 'cache-control': 'no-store' });
  });
}

/** JSON alone: a page of another site may send a form here, and no JSON. */
function addOutages(routes: Hono<Bindings>, outages: Outages): void {
  routes.post('/api/dev/outages', async (context) => {
    const isJson = context.req.header('content-type')?.startsWith('application/json') ?? false;
    const body = isJson ? await readJson(context, outage) : null;
    if (!body) {
      const desc = `send as application/json {"partner": "${OUTAGE_PARTNERS.join('" or "')}", "seconds": 0 to ${LONGEST_OUTAGE_SECONDS}}`;
      return context.json({ desc }, 400);
    }
    outages.begin(body.partner, body.seconds * SECOND_MS);
    return context.json(body, 200, { 'cache-control': 'no-store' });
  });
}

async function readJson<Shape extends z.ZodType>(
  context: Context<Bindings>,
  shape: Shape,
): Promise<z.infer<Shape> | null> {
  const bytes = await readBytes(context.req.raw, BODY_LIMIT_BYTES).catch(() => null);
  return (bytes && shape.safeParse(parseJson(new TextDecoder().decode(bytes))).data) ?? null;
}

function addOutbox(routes: Hono<Bindings>, { database, pushOutbox }: Demo): void {
  routes.get('/api/dev/outbox', async (context) => {
    const messages = await listSentMessages(database, context.req.query('mobile') || null);
    return context.json(messages, 200, { 'cache-control': 'no-store' });
  });
  routes.get('/api/dev/mails', async (context) => {
    const mails = await listSentMails(database, context.req.query('recipient') || null);
    return context.json(mails, 200, { 'cache-control': 'no-store' });
  });
  routes.get('/api/dev/notifications', (context) =>
    context.json(pushOutbox?.listSent() ?? [], 200, { 'cache-control': 'no-store' }),
  );
  routes.get('/dev/outbox', (context) => context.redirect('/dev/outbox/', 308));
  routes.get('/dev/outbox/', async (context) => {
    const mobile = context.req.query('mobile') || null;
    const messages = await listSentMessages(database, mobile);
    // A mobile has no mails and no browsers: a search for one shows its SMS alone.
    const outbox =
      mobile === null
        ? { messages, mails: await listSentMails(database, null), notifications: pushOutbox?.listSent() ?? [] }
        : { messages, mails: [], notifications: [] };
    return html(context, toOutboxPage(outbox, mobile, getLocale(context)));
  });
}

/** The reply of the outbox's page: a form of this site alone, since it moves orders. */
function addReplies(routes: Hono<Bindings>, receiveSms: ReceiveSms): void {
  routes.post('/dev/outbox/', async (context) => {
    try {
      checkOrigin(context.req.raw, getSiteUrl());
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return context.text('a reply comes from the page of the outbox', 403);
    }
    const bytes = await readBytes(context.req.raw, BODY_LIMIT_BYTES).catch(() => null);
    const form = new URLSearchParams(new TextDecoder().decode(bytes ?? new Uint8Array()));
    const [sender, text, messageId] = ['mobile', 'text', 'messageid'].map((name) => form.get(name) ?? '');
    if (sender && text && messageId) await receiveSms({ sender, text, messageId });
    return context.redirect(`/dev/outbox/?mobile=${encodeURIComponent(sender ?? '')}`, 303);
  });
}

function addBank(routes: Hono<Bindings>, bank: TestBank): void {
  routes.on(['GET', 'POST'], ['/dev/bank/:authority', '/dev/bank/:authority/'], async (context) => {
    const locale = getLocale(context);
    const authority = context.req.param('authority') ?? '';
    const payment = await bank.findPayment(authority);
    if (!payment) return html(context, toNoticePage('unknown', locale), 404);
    if (context.req.method === 'GET')
      return html(context, payment.outcome === 'open' ? toBankPage(payment, locale) : toSettledPage(payment, locale));
    const choice = await readChoice(context);
    if (!choice) return html(context, toBankPage(payment, locale), 400);
    await bank.settle(authority, choiceOutcomes[choice]);
    if (choice === 'never') return html(context, toNoticePage('never', locale));
    // The first choice stands, whatever a second form says.
    return context.redirect(toCallback((await bank.findPayment(authority)) ?? payment), 303);
  });
}

async function readChoice(context: Context<Bindings>): Promise<(typeof BANK_CHOICES)[number] | null> {
  const bytes = await readBytes(context.req.raw, BODY_LIMIT_BYTES).catch(() => null);
  const given = bytes && new URLSearchParams(new TextDecoder().decode(bytes)).get('choice');
  return BANK_CHOICES.find((choice) => choice === given) ?? null;
}

function getLocale(context: Context<Bindings>) {
  return toPreferredLocale(context.req.header('accept-language') ?? null);
}

function html(context: Context<Bindings>, page: string, status: 200 | 400 | 404 = 200) {
  return context.html(page, status, { 'cache-control': 'no-store', 'content-security-policy': toPagePolicy(page) });
}

/**
 * The policy of these pages, which load nothing; the one script among them, of the bank's second window, is named by
 * its hash.
 */
function toPagePolicy(page: string): string {
  const scripts = listInlineScriptHashes(page).join(' ') || "'none'";
  return `default-src 'none'; style-src 'unsafe-inline'; img-src data:; script-src ${scripts}; base-uri 'none'; frame-ancestors 'none'`;
}
