import type { RoutingPort } from './routing';

const TAJRISH = { latitude: 35.8045, longitude: 51.4336 };
const VANAK = { latitude: 35.7575, longitude: 51.4098 };

/** The behaviour of every routing adapter of ours. */
export function describeRouting(adapter: string, start: () => Promise<RoutingPort>): void {
  describe(`routing: ${adapter}`, () => {
    let routing: RoutingPort;
    beforeAll(async () => {
      routing = await start();
    });

    it('measures a way to each goal, in their order, in whole minutes and hundreds of metres', async () => {
      const ways = await routing.measure(TAJRISH, [TAJRISH, VANAK]);
      expect(ways).toHaveLength(2);
      const [near, far] = ways;
      expect(far?.metres).toBeGreaterThan(near?.metres ?? 0);
      for (const { metres, minutes } of ways) {
        expect(metres % 100).toBe(0);
        expect(minutes).toBeGreaterThanOrEqual(1);
        expect(Number.isInteger(minutes)).toBe(true);
      }
    });

    it('measures nothing without a goal', async () => {
      expect(await routing.measure(TAJRISH, [])).toEqual([]);
    });
  });
}
