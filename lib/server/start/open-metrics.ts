import { collectDefaultMetrics } from 'prom-client';

import type { Backend } from './backend';
import type { Configuration } from './configuration';
import type { Listening } from '../http/edge/listen';
import { listenForMetrics, type MetricsListener } from '../http/health/metrics-listener';
import { registry } from '../observability/metrics';
import { addPageGauges } from '../observability/page-gauges';

/** The metrics at METRICS_PORT; null where none is set. Rejects when the address cannot be had. */
export async function openMetrics(
  { METRICS_HOST, METRICS_PORT, METRICS_TOKEN }: Configuration,
  backend: Backend,
  listening: Listening,
): Promise<MetricsListener | null> {
  if (METRICS_PORT === undefined) return null;
  // The process itself: memory, processor, event loop lag, garbage collection.
  collectDefaultMetrics({ register: registry });
  addPageGauges(registry, listening.getPageStatistics);
  backend.addGauges(registry);
  return listenForMetrics({
    registry,
    host: METRICS_HOST,
    port: METRICS_PORT,
    token: METRICS_TOKEN,
    log: backend.app.context.log,
  });
}
