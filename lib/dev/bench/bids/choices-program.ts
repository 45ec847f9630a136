/**
 * A process of its own in which twenty rivals' bids are chosen at once, round after round: `choices-program
 * <postgresql://…> <rounds>`.
 * Its last line is the result as JSON: in how many rounds exactly one was chosen, and the time that each round's
 * choices took.
 */
import { and, eq } from 'drizzle-orm';

import { MINUTE_MS } from '@/lib/domain/constants/time-units';
import { openPostgresql } from '@/lib/server/adapters/database/postgresql';
import { bids, bookings } from '@/lib/server/schema';
import { aBid, aBiddingStory, aHandyman, aTaskOrder, chooses } from '@/lib/server/seed/stories/bids';
import { listLedgerFaults } from '@/lib/server/seed/stories/books';
import { aCatalogue } from '@/lib/server/seed/stories/people';
import { createTestService, type TestService } from '@/lib/server/testing/call';

const RIVALS = 20;

type Story = Awaited<ReturnType<typeof aBiddingStory<TestService>>>;

/** One order, a bid of every rival, and all of them chosen in the same moment. */
async function chooseAtOnce(story: Story): Promise<{ readonly isOne: boolean; readonly durationMs: number }> {
  const { service, customer, bidders } = story;
  const placed = await aTaskOrder(story);
  const made = await Promise.all(bidders.map((rival) => aBid(story, placed, rival)));
  const startedAt = performance.now();
  const outcomes = await Promise.allSettled(made.map((bid) => chooses(story, bid)));
  const durationMs = performance.now() - startedAt;
  const { connection } = service.context.ports.database;
  const selected = await connection
    .select()
    .from(bids)
    .where(and(eq(bids.taskId, placed.taskid), eq(bids.state, 'selected')));
  const held = await connection
    .select()
    .from(bookings)
    .where(and(eq(bookings.taskId, placed.taskid), eq(bookings.isLive, true)));
  await service.call('reqandpay/cancelrequest', { reqid: placed.reqid }, { as: customer.userId });
  const won = outcomes.filter(({ status }) => status === 'fulfilled');
  const others = outcomes.filter((outcome) => outcome.status === 'rejected' && outcome.reason.key === 'conflict');
  const isHeld = held.length === 1 && held[0]?.providerId === selected[0]?.providerId;
  return { isOne: won.length === 1 && others.length === RIVALS - 1 && selected.length === 1 && isHeld, durationMs };
}

async function main([url = '', rounds = '1']: readonly string[]): Promise<void> {
  const database = await openPostgresql(url);
  await database.migrate();
  const service = await createTestService({ ports: { database } });
  await aCatalogue(service.context);
  const begun = await aBiddingStory(service, { bidderCount: 1 });
  const others = await Promise.all(Array.from({ length: RIVALS - 1 }, () => aHandyman(service)));
  const story = { ...begun, bidders: [begun.provider, ...others] as const };
  const results: Awaited<ReturnType<typeof chooseAtOnce>>[] = [];
  for (let round = 0; round < Number(rounds); round += 1) {
    results.push(await chooseAtOnce(story));
    // A provider may bid so many times an hour.
    service.clock.advance(MINUTE_MS);
  }
  const ledgerFaults = await listLedgerFaults(service.context.ports.database);
  await database.close();
  const result = {
    ones: results.filter(({ isOne }) => isOne).length,
    durationsMs: results.map(({ durationMs }) => durationMs),
    ledgerFaults: ledgerFaults.length,
  };
  process.stdout.write(`${JSON.stringify(result)}\n`);
}

await main(process.argv.slice(2));
