import { z } from 'zod';

import { ROUTING } from '@/lib/domain/constants/travel';
import type { Coordinates } from '@/lib/domain/place/distance';
import { estimateWay, toSaidWay, type Way } from '@/lib/domain/place/travel';

import type { Clock } from '../../ports/clock';
import type { RoutingPort } from '../../ports/routing';

/** The part of OSRM's answer to `table` that is read. Null where no street leads there. */
const answer = z.object({
  code: z.literal('Ok'),
  durations: z.array(z.array(z.number().nullable())).min(1),
  distances: z.array(z.array(z.number().nullable())).min(1),
});

interface OsrmOptions {
  /** The address without a slash at its end. */
  readonly baseUrl: string;
  readonly clock: Clock;
  readonly onFailure: (reason: string) => void;
}

/**
 * A service that speaks OSRM's protocol, version 1. Where it is silent or refuses, ways are estimated, and it is not
 * asked again for a while: nobody waits for it with each page.
 */
export function createOsrmRouting({ baseUrl, clock, onFailure }: OsrmOptions): RoutingPort {
  let silentUntilMs = 0;
  async function measurePart(from: Coordinates, goals: readonly Coordinates[]): Promise<readonly Way[]> {
    const nowMs = clock.now().getTime();
    if (nowMs >= silentUntilMs) {
      try {
        return await askTable(baseUrl, from, goals);
      } catch (error) {
        silentUntilMs = nowMs + ROUTING.silentForMs;
        // Its words may repeat the points, which are people's homes.
        onFailure(error instanceof Error ? error.name : 'unknown');
      }
    }
    return goals.map((goal) => estimateWay(from, goal));
  }
  return {
    async measure(from, goals) {
      const ways: Way[] = [];
      for (let at = 0; at < goals.length; at += ROUTING.goalsAtOnce)
        ways.push(...(await measurePart(from, goals.slice(at, at + ROUTING.goalsAtOnce))));
      return ways;
    },
  };
}

async function askTable(baseUrl: string, from: Coordinates, goals: readonly Coordinates[]): Promise<readonly Way[]> {
  const points = [from, ...goals].map(({ latitude, longitude }) => `${longitude},${latitude}`).join(';');
  const response = await fetch(`${baseUrl}/table/v1/driving/${points}?sources=0&annotations=duration,distance`, {
    signal: AbortSignal.timeout(ROUTING.answerWithinMs),
  });
  const { durations, distances } = answer.parse(await response.json());
  return goals.map((goal, index) => {
    const seconds = durations[0]?.[index + 1];
    const metres = distances[0]?.[index + 1];
    return typeof seconds === 'number' && typeof metres === 'number'
      ? { ...toSaidWay(metres, seconds), isEstimate: false }
      : estimateWay(from, goal);
  });
}
