import { estimateWay } from '@/lib/domain/place/travel';

import type { RoutingPort } from '../../ports/routing';

/** Without a routing service: the straight line with what streets add to it. */
export function createEstimatedRouting(): RoutingPort {
  return { measure: (from, goals) => Promise.resolve(goals.map((goal) => estimateWay(from, goal))) };
}
