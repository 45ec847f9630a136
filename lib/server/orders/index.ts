// What other domains may use of this one; its calls are known to handlers.ts, what time does to timers.ts.
export { withFreeCode } from './order-code';
