import { eq, sql } from 'drizzle-orm';

import { providerRatings, reviews, reviewTotals, tasks } from '../schema';
import { market, putTask } from '../testing/market';
import { useMarket } from '../testing/use-market';

const TYPE_IDS = [301, 302, 303];
const CITY_IDS = [1, 2];

describe('the totals of a service', () => {
  const service = useMarket({ holds: 'people' });

  const connection = () => service.context.ports.database.connection;
  const { customerId, categoryId } = market;

  async function putDone(typeId: number, cityId: number): Promise<number> {
    const at = service.clock.now();
    const taskId = await putTask(service, { state: 'DONE', startsAt: at, endsAt: at });
    const address = sql`${tasks.address} || ${JSON.stringify({ cityId })}::jsonb`;
    await connection().update(tasks).set({ typeId, address }).where(eq(tasks.id, taskId));
    return taskId;
  }
  const review = (taskid: number, stars: number) =>
    service.call('review/addreview', { taskid, stars, text: `${stars} stars` }, { as: customerId });
  const readKept = async () =>
    (await connection().select().from(reviewTotals))
      .filter(({ ratingCount }) => ratingCount > 0)
      .map(toLine)
      .sort();
  const readCounted = async () =>
    (
      await connection()
        .select({
          categoryId: tasks.categoryId,
          typeId: sql<number>`coalesce(${tasks.typeId}, 0)`,
          cityId: sql<number>`(${tasks.address} ->> 'cityId')::int`,
          ratingSum: sql<number>`sum(${reviews.stars})::int`,
          ratingCount: sql<number>`count(*)::int`,
          starCounts: sql<number[]>`ARRAY[${sql.join(
            [1, 2, 3, 4, 5].map((stars) => sql`count(*) FILTER (WHERE ${reviews.stars} = ${stars})::int`),
            sql`, `,
          )}]`,
        })
        .from(reviews)
        .innerJoin(tasks, eq(tasks.id, reviews.taskId))
        .groupBy(sql`1, 2, 3`)
    )
      .map(toLine)
      .sort();
  const readKeptOfProviders = async () =>
    (await connection().select().from(providerRatings))
      .filter(({ ratingCount }) => ratingCount > 0)
      .map(({ providerId, measure, stars, ratingCount }) => [providerId, measure, stars, ratingCount].join(' '))
      .sort();
  const readCountedOfProviders = async () => {
    const counts = new Map<string, number>();
    for (const { providerId, stars, qualities } of await connection().select().from(reviews))
      for (const [measure, given] of [['stars', stars], ...Object.entries(qualities)]) {
        const key = [providerId, measure, given].join(' ');
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    return [...counts].map(([key, count]) => `${key} ${count}`).sort();
  };

  it('equal a full count, after concurrent reviews and corrections', async () => {
    const taskIds: number[] = [];
    for (const typeId of TYPE_IDS)
      for (const cityId of CITY_IDS)
        for (let index = 0; index < 4; index += 1) taskIds.push(await putDone(typeId, cityId));
    await Promise.all(taskIds.map((taskId, index) => review(taskId, 1 + (index % 5))));
    await Promise.all(taskIds.filter((_, index) => index % 3 === 0).map((taskId) => review(taskId, 5)));
    await connection()
      .delete(reviews)
      .where(eq(reviews.taskId, taskIds[1] ?? 0));
    const kept = await readKept();
    expect(kept).toHaveLength(TYPE_IDS.length * CITY_IDS.length);
    expect(kept).toEqual(await readCounted());
  });

  it('are the pages’ numbers: of a category, a type, a city', async () => {
    const rows = await connection().select().from(reviewTotals);
    for (const [b, cityid] of [
      ['0', undefined],
      ['302', undefined],
      ['0', 2],
    ] as const) {
      const meant = rows.filter(
        (row) => (b === '0' || row.typeId === Number(b)) && (cityid === undefined || row.cityId === cityid),
      );
      const count = meant.reduce((sum, row) => sum + row.ratingCount, 0);
      const stars = meant.reduce((sum, row) => sum + row.ratingSum, 0);
      expect((await service.call('pdp/fetch', { a: categoryId, b, cityid })).rating).toEqual({
        average: Math.round((stars / count) * 10) / 10,
        count,
      });
    }
  });

  it('equal a full count for a provider, also for single corrected qualities', async () => {
    const taskIds: number[] = [];
    for (let index = 0; index < 12; index += 1) taskIds.push(await putDone(301, 1));
    const rate = (taskid: number, stars: number, qualities: { punctuality?: number; tidiness?: number }) =>
      service.call('review/addreview', { taskid, stars, qualities }, { as: customerId });
    await Promise.all(taskIds.map((taskid, index) => rate(taskid, 5, { punctuality: 1 + (index % 5), tidiness: 4 })));
    await Promise.all(taskIds.slice(0, 6).map((taskid) => rate(taskid, 4, { punctuality: 5 })));
    expect(await readKeptOfProviders()).toEqual(await readCountedOfProviders());
    await connection()
      .update(reviews)
      .set({ qualities: { tidiness: 2 } })
      .where(eq(reviews.taskId, taskIds[0] ?? 0));
    await connection().execute(sql`UPDATE provider_ratings SET rating_count = 7`);
    await connection().execute(sql`SELECT rebuild_review_totals()`);
    expect(await readKeptOfProviders()).toEqual(await readCountedOfProviders());
    const { lstStarCount, lstQuality } = await service.call('workerprofile/getDetail', { id: market.providerId });
    expect(lstStarCount.reduce((total, count) => total + count, 0)).toBeGreaterThanOrEqual(12);
    expect(lstQuality).toEqual([{ quality: 'punctuality', average: 3.8, count: 11 }]);
  });

  it('are counted anew after a change by hand', async () => {
    await connection().update(reviewTotals).set({ ratingSum: 0, ratingCount: 1 });
    expect(await readKept()).not.toEqual(await readCounted());
    await connection().execute(sql`SELECT rebuild_review_totals()`);
    expect(await readKept()).toEqual(await readCounted());
  });
});

function toLine(row: typeof reviewTotals.$inferSelect): string {
  return [row.categoryId, row.typeId, row.cityId, row.ratingSum, row.ratingCount, ...row.starCounts].join(' ');
}
