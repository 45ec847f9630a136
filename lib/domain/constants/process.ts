// Numbers of a process: its broker, its load, the hosts that it asks and its disk.
import { MINUTE_MS, SECOND_MS } from './time-units';

export const BROKER = { connectTimeoutSeconds: 60, keepAliveSeconds: 60, qos: 1 } as const;
export const BROKER_CREDENTIALS_MS = 30 * MINUTE_MS;
/**
 * The limits of a process's concurrent work before it refuses (503, Retry-After): a longer queue would not be served
 * within a second. Measured 2026-11-23 by `npm run bench -- overload`; the rows of overload in lib/dev/bench/RESULTS.md
 * show twice the carried load. `targetMs` is the median time of a window of requests above which fewer run at a time. A
 * request that runs longer than `leaseMs` waits for a partner, and frees its place.
 */
export const OVERLOAD = {
  mostUnderWay: 24,
  fewestUnderWay: 4,
  windowSize: 20,
  targetMs: 100,
  leaseMs: SECOND_MS,
  mostWaiting: { first: 200, other: 100 },
  longestWaitMs: { first: 400, other: 200 },
  /** Files on their way in at a time. Of one address there are some, for many people share one. */
  uploads: { inAll: 40, anAddress: 10 },
  retryAfterSeconds: 3,
} as const;
/**
 * An MQTT packet that somebody sends to the embedded broker: a login with its token and lists of topics are far
 * smaller.
 */
export const LARGEST_BROKER_PACKET_BYTES = 8192;
/**
 * Connections to the embedded broker that have not shown good credentials: how many at a time of one address, and in
 * all. `bytes` is what each may send. `refusedAMinute` counts the refused ones of an address.
 */
export const BROKER_NEWCOMERS = { anAddress: 50, inAll: 1000, bytes: 16_384, refusedAMinute: 300 } as const;
export const BODY_LIMIT_BYTES = 64_000;
/**
 * Time-outs of a remote host (MAIN_API_URL and its like). A page waits this long for its data. An order waits nearly as
 * long as the browser (30 s), which then hears that the host is silent and does not blame the network.
 */
export const REMOTE_READ_TIMEOUT_MS = 8_000;
export const REMOTE_WRITE_TIMEOUT_MS = 25_000;
/** The time for which no page asks a host after a time-out. */
export const REMOTE_SILENCE_MS = 5_000;
export const REMOTE_ANSWER_LIMIT_BYTES = 10_000_000;
// The disk of an embedded database: below the least it takes no more writes, from enough on it does again
export const FREE_SPACE_LEAST_BYTES = 300_000_000;
export const FREE_SPACE_ENOUGH_BYTES = 400_000_000;
