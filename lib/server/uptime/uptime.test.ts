import { sql } from 'drizzle-orm';

import { OUTAGE_FROM_MS, OUTAGE_MEMORY_MS, SIGN_OF_LIFE_MS } from '@/lib/domain/constants/timers';
import { DAY_MS, HOUR_MS } from '@/lib/domain/constants/time-units';

import { uptimes } from '../schema';
import { anOperator } from '../seed/stories/people';
import { SIGNS_OF_LIFE } from '../jobs';
import { useMarket } from '../testing/use-market';
import { listOutages, noteSignOfLife } from '.';

const service = useMarket();
const connection = () => service.context.ports.database.connection;
const nowMs = () => service.clock.now().getTime();
const note = () => noteSignOfLife(service.context.ports);

/** No process gives a sign for a time, in which the clocks of the marketplace and of the database go on. */
async function beAway(lastsMs: number): Promise<void> {
  const lasts = sql`make_interval(secs => ${lastsMs / 1000})`;
  await connection()
    .update(uptimes)
    .set({ seenByDatabaseAt: sql`${uptimes.seenByDatabaseAt} - ${lasts}` });
  service.clock.advance(lastsMs);
}

beforeEach(async () => {
  await connection().delete(uptimes);
  await note();
});

describe('an outage of our own site', () => {
  it('is the time between the last sign of life and the next one', async () => {
    const fromMs = nowMs();
    await beAway(OUTAGE_FROM_MS);
    expect(await listOutages(connection())).toEqual([]);
    await note();
    const first = { fromMs, untilMs: nowMs() };
    expect(await listOutages(connection())).toEqual([first]);
    await beAway(2 * HOUR_MS);
    await Promise.all([note(), note()]);
    expect(await listOutages(connection())).toEqual([first, { fromMs: first.untilMs, untilMs: nowMs() }]);
  });

  it('is neither a restart, nor a clock that was moved forward by hand', async () => {
    await beAway(OUTAGE_FROM_MS - SIGN_OF_LIFE_MS);
    await note();
    service.clock.advance(DAY_MS);
    await note();
    expect(await listOutages(connection())).toEqual([]);
  });

  it('is forgotten when no clock goes by it any more', async () => {
    await beAway(HOUR_MS);
    await note();
    await beAway(OUTAGE_MEMORY_MS + 1);
    await note();
    expect(await connection().$count(uptimes)).toBe(1);
  });

  it('is noted by a loop of its own, which waits for no other work', () => {
    expect(SIGNS_OF_LIFE.map(({ everyMs }) => everyMs)).toEqual([SIGN_OF_LIFE_MS]);
    expect(OUTAGE_FROM_MS).toBeGreaterThanOrEqual(3 * SIGN_OF_LIFE_MS);
  });

  it('stops the clocks of the desk, and the desk’s first page says so for a day', async () => {
    const as = await anOperator(service.context, 'support');
    await service.call('boot/docontactus', { name: 'Nika', mobile: '09123000071', text: 'Do you come on Fridays?' });
    const start = async () => service.call('operator/getstart', {}, { as });
    const due = async () => (await service.call('operator/getallcase', { queue: 'enquiries' }, { as })).lstCase[0];
    const before = await due();
    expect([(await start()).lastOutage, before?.isOverdue]).toEqual([null, false]);
    // A whole week: all of the desk's working time would be over.
    const outage = { fromMs: nowMs(), untilMs: nowMs() + 7 * DAY_MS };
    await beAway(7 * DAY_MS);
    await note();
    const after = await due();
    expect(after).toMatchObject({ isOverdue: false, isSoon: false, dueAtMs: (before?.dueAtMs ?? 0) + 7 * DAY_MS });
    expect((await start()).lastOutage).toEqual(outage);
    service.clock.advance(DAY_MS);
    await note();
    expect((await start()).lastOutage).toBeNull();
  });
});
