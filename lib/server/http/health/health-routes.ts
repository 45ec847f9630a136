import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';

import type { ReadinessProblems } from '../../start/readiness';

export interface HealthOptions {
  /** Pages are served. */
  readonly isReady: () => boolean;
  /** The process was told to end: it still answers, and nobody new should be sent here. */
  readonly isDraining: () => boolean;
  readonly checkReadiness: () => Promise<ReadinessProblems>;
}

const NEVER_KEPT = { 'cache-control': 'no-store' };

/** `/healthz`: the process is alive. `/readyz`: people may be sent here, else 503 with the obstacles. */
export function addHealthRoutes(
  routes: Hono<{ Bindings: HttpBindings }>,
  { isReady, isDraining, checkReadiness }: HealthOptions,
): void {
  routes.get('/healthz', (context) => context.json({ status: 'alive' }, 200, NEVER_KEPT));
  routes.get('/readyz', async (context) => {
    const problems = await checkReadiness();
    const reasons = [...(isDraining() ? ['draining'] : []), ...(isReady() ? [] : ['pages']), ...problems.reasons];
    const isOpen = reasons.length === 0;
    return context.json(
      { status: isOpen ? 'ready' : 'unready', reasons, degraded: problems.degraded },
      isOpen ? 200 : 503,
      NEVER_KEPT,
    );
  });
}
