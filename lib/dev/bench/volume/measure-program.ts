/**
 * Times the same calls on several databases, in turns, in this one process: `measure-program <postgresql://…>
 * <postgresql://…> …`. Its last line is the figures as JSON.
 */
import { openPostgresql } from '@/lib/server/adapters/database/postgresql';
import type { DatabasePort } from '@/lib/server/ports/database';
import { alerts } from '@/lib/server/schema';
import { runDueWork } from '@/lib/server/timers';
import { isNull } from 'drizzle-orm';

import { gatherActors, type Actors, type Timed } from './actors';
import { timedCalls } from './timed-calls';

/** Rounds of calls that move an order, cold and warm alike. */
const MOVED_ROUNDS = 24;
/** Rounds of calls that only read: enough that the p95 is not one of the machine's few worst moments. */
const READ_ROUNDS = 100;
/** Slow requests are asked for less often: their rounds end then. */
const LONGEST_MS = 15_000;
/** Rounds for the timers' backlog since the database was made. */
const CATCH_UP_ROUNDS = 20;

interface Times {
  /** Each by another caller, about another place, with nothing remembered. */
  readonly coldMs: number[];
  /** One caller with one question again and again. */
  readonly warmMs: number[];
  /** The bytes of the largest answer as JSON. */
  bytes: number;
}

const newTimes = (): Times => ({ coldMs: [], warmMs: [], bytes: 0 });

/** Shows the person at the terminal how far it is. */
const tell = (text: string) => process.stderr.write(`${text}\n`);

async function time(actors: Actors, { run }: Timed, round: number, times: Times, kind: 'coldMs' | 'warmMs') {
  const startedAt = performance.now();
  const answer = await run(actors, round);
  times[kind].push(performance.now() - startedAt);
  times.bytes = Math.max(times.bytes, Buffer.byteLength(JSON.stringify(answer) ?? ''));
}

async function measureReads(everywhere: readonly Actors[], timed: Timed): Promise<Times[]> {
  const times = everywhere.map(newTimes);
  const repeat = async (rounds: number, work: (actors: Actors, mine: Times, round: number) => Promise<void>) => {
    const until = performance.now() + LONGEST_MS;
    for (let round = 0; round < rounds && performance.now() < until; round += 1)
      for (const [index, actors] of everywhere.entries()) await work(actors, times[index] ?? newTimes(), round);
  };
  await repeat(READ_ROUNDS, (actors, mine, round) => {
    actors.forgetCatalogue();
    return time(actors, timed, round, mine, 'coldMs');
  });
  await repeat(READ_ROUNDS, (actors, mine) => time(actors, timed, 0, mine, 'warmMs'));
  return times;
}

/** Each moves what the one before it made; the first rounds open accounts and plans, and count as cold. */
async function measureMakes(everywhere: readonly Actors[], way: readonly Timed[]): Promise<Times[][]> {
  const times = way.map(() => everywhere.map(newTimes));
  for (let round = 0; round < 2 * MOVED_ROUNDS; round += 1)
    for (const [index, timed] of way.entries())
      for (const [which, actors] of everywhere.entries()) {
        await timed.prepare?.(actors, round);
        const mine = times[index]?.[which] ?? newTimes();
        await time(actors, timed, round, mine, round < MOVED_ROUNDS ? 'coldMs' : 'warmMs');
      }
  return times;
}

async function catchUp(actors: Actors): Promise<void> {
  for (let round = 0; round < CATCH_UP_ROUNDS; round += 1) await runDueWork(actors.app.context);
}

/** Acknowledges as live pages do: the relay would otherwise repeat these alerts during the measurement. */
async function acknowledgeAlerts({ app }: Actors): Promise<void> {
  const acknowledgedAt = new Date();
  await app.context.ports.database.connection
    .update(alerts)
    .set({ acknowledgedAt })
    .where(isNull(alerts.acknowledgedAt));
}

async function main(urls: readonly string[]): Promise<void> {
  const databases: DatabasePort[] = [];
  for (const url of urls) databases.push(await openPostgresql(url));
  const everywhere: Actors[] = [];
  for (const database of databases) everywhere.push(await gatherActors(database));
  for (const actors of everywhere) await catchUp(actors);
  tell('Everybody is there.');
  const figures: { name: string; times: readonly Times[] }[] = [];
  const made = await measureMakes(everywhere, timedCalls.makes);
  timedCalls.makes.forEach(({ name }, index) => figures.push({ name, times: made[index] ?? [] }));
  for (const actors of everywhere) await acknowledgeAlerts(actors);
  for (const timed of timedCalls.reads) {
    figures.push({ name: timed.name, times: await measureReads(everywhere, timed) });
    tell(timed.name);
  }
  await Promise.all(databases.map((database) => database.close()));
  process.stdout.write(`${JSON.stringify(figures)}\n`);
}

await main(process.argv.slice(2));
