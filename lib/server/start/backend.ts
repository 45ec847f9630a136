import type { Registry } from 'prom-client';

import type { App } from '../app';
import type { Demo } from '../demo/routes';
import type { BrokerSocket } from '../http/edge/broker-socket';
import type { ReceiveSms } from '../http/door/sms-hook-route';
import type { ReadinessProblems } from './readiness';

/** The part behind the calls: the marketplace of this process, or hosts elsewhere. */
export interface Backend {
  readonly app: App;
  /** Null where a broker elsewhere has sockets of its own. */
  readonly brokerSocket: BrokerSocket | null;
  /** The outbox, the test bank and the clock; null as soon as anything real is configured. */
  readonly demo: Demo | null;
  /** Takes SMS that came in; null where orders are elsewhere. */
  readonly receiveSms: ReceiveSms | null;
  /** The parts of it that do not answer right now. */
  checkReadiness(): Promise<ReadinessProblems>;
  onCatalogueChanged(listener: () => void): void;
  /** Begins the work of time; the function that comes back ends it, after the work that runs. */
  startTimers(): () => Promise<void>;
  /** Adds its gauges to the metrics. */
  addGauges(registry: Registry): void;
  close(): Promise<void>;
}
