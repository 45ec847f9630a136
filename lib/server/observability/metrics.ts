import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Everything that `/metrics` shows. Label values come from lists of ours, so requests of strangers add no series. */
export const registry = new Registry();

const registers = [registry];

export const httpRequests: Counter<'method' | 'route' | 'status'> = new Counter({
  name: 'pelakfan_http_requests_total',
  help: 'Requests answered, by route template.',
  labelNames: ['method', 'route', 'status'],
  registers,
  collect: () => {
    for (const [route, count] of answersFromMemory) httpRequests.inc({ method: 'GET', route, status: '2xx' }, count);
    answersFromMemory.clear();
  },
});

/** Counts by route since the last reading: finding a counter by its labels takes longer than such an answer. */
const answersFromMemory = new Map<string, number>();

export function countAnswerFromMemory(route: string): void {
  answersFromMemory.set(route, (answersFromMemory.get(route) ?? 0) + 1);
}

export const httpDurations = new Histogram({
  name: 'pelakfan_http_request_duration_seconds',
  help: 'From the request’s head to the end of its answer.',
  labelNames: ['route'] as const,
  registers,
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});

export const httpRequestsUnderWay = new Gauge({
  name: 'pelakfan_http_requests_in_flight',
  help: 'Requests that have no whole answer yet.',
  registers,
});

export const httpRequestsShed = new Counter({
  name: 'pelakfan_http_requests_shed_total',
  help: 'Requests refused with 503 before they began, because too many were under way: payments and moves of orders (first), all others (other).',
  labelNames: ['class'] as const,
  registers,
});

export const pageRenders = new Histogram({
  name: 'pelakfan_page_render_duration_seconds',
  help: 'What the framework took for a page or one of its files; its count is the number of renders.',
  registers,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
});

export const orderMoves = new Counter({
  name: 'pelakfan_order_moves_total',
  help: 'Committed moves of orders in this process, by the state they lead to.',
  labelNames: ['move', 'state'] as const,
  registers,
});

export const payments = new Counter({
  name: 'pelakfan_payments_total',
  help: 'Bank payments by outcome: started, paid, refused, cancelled, to-wallet and so on.',
  labelNames: ['outcome'] as const,
  registers,
});

export const codeRefusals = new Counter({
  name: 'pelakfan_new_mobile_codes_refused_total',
  help: 'Activation codes that were not sent because too many others went out that nobody entered.',
  registers,
});

export const timedJobFailures = new Counter({
  name: 'pelakfan_timed_job_failures_total',
  help: 'Rows of a batch, and whole rounds of a timed job, that failed.',
  labelNames: ['job'] as const,
  registers,
});

export const brokerConnections = new Gauge({
  name: 'pelakfan_broker_connections',
  help: 'Open WebSockets of the embedded broker in this process.',
  registers,
});

export const logLines = new Counter({
  name: 'pelakfan_log_lines_total',
  help: 'Lines written to the log, by level.',
  labelNames: ['level'] as const,
  registers,
});

/** The partners that the site needs. */
const PARTNERS = ['bank', 'sms', 'mail', 'push', 'storage', 'broker'] as const;
export type Partner = (typeof PARTNERS)[number];

export const partnerFailures = new Counter({
  name: 'pelakfan_partner_failures_total',
  help: 'What a partner outside the site did not do: no answer, an answer that cannot be read, an account that it does not take.',
  labelNames: ['partner'] as const,
  registers,
});
// A rate over a time needs a beginning.
for (const partner of PARTNERS) partnerFailures.inc({ partner }, 0);
