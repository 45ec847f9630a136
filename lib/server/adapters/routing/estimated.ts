import { estimateWay } from '@/lib/domain/place/travel';

import type { RoutingPort } from '../../ports/routing';

/** Estimates a way without a routing service: the straight line with the streets' share added. */
export function createEstimatedRouting(): RoutingPort {
  return { measure: (from, goals) => Promise.resolve(goals.map((goal) => estimateWay(from, goal))) };
}
