import type { Coordinates } from '@/lib/domain/place/distance';
import type { Way } from '@/lib/domain/place/travel';

/**
 * Measures ways along the streets (BEHAVIOUR 30, "A home base"). It never rejects: a way that it cannot measure is
 * estimated.
 */
export interface RoutingPort {
  /** The ways from one point to each of these, in their order. */
  measure(from: Coordinates, goals: readonly Coordinates[]): Promise<readonly Way[]>;
}
