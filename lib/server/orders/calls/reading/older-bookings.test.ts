import { and, eq, sql } from 'drizzle-orm';

import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';

import type { DatabasePort } from '../../../ports/database';
import { bookings } from '../../../schema';
import { aPaidOrder, aPlacedOrder, theProviderDoes } from '../../../seed/stories/orders';
import { aCustomerWithAnAddress, type StoryProvider } from '../../../seed/stories/people';
import { aProviderOf, joinsTeam } from '../../../seed/stories/teams';
import { createOldTestDatabase } from '../../../testing/database';
import { useMarket } from '../../../testing/use-market';

const TABLES = ['providers', 'tasks', 'bookings', 'team_members', 'city_providers', 'provider_locations'];
/** The older version had none of them. A migration that adds a column to these tables adds it here. */
const LATER_COLUMNS = [
  'person_id',
  'visit_key',
  'paused_until',
  'feed_key',
  'lacks_photo',
  'practised_at',
  'cash_outcome',
  'cash_recorded_at',
  'cash_part_rials',
  'cash_reference',
  'stuck_at',
]
  .map((name) => `'${name}'`)
  .join(', ');

/**
 * Written by the marketplace of 2026-11-28, whose last migration was 0057: what waited with a company took the
 * company's own time.
 */
describe('an older version’s bookings', () => {
  const service = useMarket();
  let old: DatabasePort;
  let company: StoryProvider;
  let hands: readonly StoryProvider[];
  let taskIds: Readonly<Record<'waiting' | 'handed' | 'stuck' | 'own' | 'alone', number>>;
  beforeAll(async () => {
    company = await aProviderOf(service, 'company');
    hands = [await aProviderOf(service, 'worker'), await aProviderOf(service, 'worker')];
    for (const hand of hands) await joinsTeam(service, company, hand);
    const [first = company, second = company] = hands;
    const [waiting, handed, stuck] = [await accepted(9), await accepted(13), await accepted(17)];
    await service.call('team/assignwork', { taskid: handed, userId: second.userId }, { as: company.userId });
    // The older version held nobody of the team, so both could have work of their own then.
    await service.context.ports.database.connection
      .update(bookings)
      .set({ personId: company.userId })
      .where(eq(bookings.taskId, stuck));
    const own = await placed(first, 17);
    await placed(second, 17);
    taskIds = { waiting, handed, stuck, own, alone: await placed(await aProviderOf(service, 'worker'), 9) };
    old = await createOldTestDatabase('0057_home-bases', await dump());
    await old.migrate();
  });
  afterAll(() => old.close());

  async function accepted(hour: number) {
    const story = { service, provider: company, customer: await aCustomerWithAnAddress(service.context) };
    const { taskid } = await aPaidOrder(story, { deliverytimeid: toDeliveryTimeId(hour) });
    await theProviderDoes(story, { taskid }, 'accept');
    return taskid;
  }
  async function placed(provider: StoryProvider, hour: number) {
    const story = { service, provider, customer: await aCustomerWithAnAddress(service.context) };
    return (await aPlacedOrder(story, { deliverytimeid: toDeliveryTimeId(hour) })).taskid;
  }

  /** The rows as they were then, a line a statement. Whom they name beside is not asked for. */
  async function dump(): Promise<string> {
    const { connection } = service.context.ports.database;
    const read = async (statement: string) => {
      const [row] = await connection
        .select({ text: sql<string>`${sql.raw(statement)}` })
        .from(sql`(VALUES (1)) AS once`);
      return row?.text ?? '';
    };
    const lines = [];
    for (const table of TABLES) {
      const columns = await read(
        `(SELECT string_agg(quote_ident(column_name), ', ') FROM information_schema.columns WHERE table_schema = 'public' AND table_name = '${table}' AND is_generated = 'NEVER' AND column_name NOT IN (${LATER_COLUMNS}))`,
      );
      const rows = await read(`(SELECT jsonb_agg(to_jsonb(found))::text FROM "${table}" AS found)`);
      lines.push(
        `INSERT INTO "${table}" (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM json_populate_recordset(null::"${table}", $old$${rows}$old$)`,
      );
    }
    lines.push(`SELECT setval(pg_get_serial_sequence('bookings', 'id'), (SELECT max(id) FROM bookings))`);
    return ['SET LOCAL session_replication_role = replica', ...lines].join(';\n');
  }

  const holderOf = async (taskId: number) =>
    (
      await old.connection
        .select({ personId: bookings.personId })
        .from(bookings)
        .where(and(eq(bookings.taskId, taskId), eq(bookings.isLive, true)))
    ).map(({ personId }) => personId);

  it('hold the provider who had the work; a company’s waiting work holds a free member of its team, or the company where nobody is', async () => {
    const [first = company, second = company] = hands;
    expect(await holderOf(taskIds.alone)).not.toEqual([]);
    expect(await holderOf(taskIds.own)).toEqual([first.userId]);
    expect(await holderOf(taskIds.handed)).toEqual([second.userId]);
    expect(hands.map(({ userId }) => userId)).toContain((await holderOf(taskIds.waiting))[0]);
    expect(await holderOf(taskIds.stuck)).toEqual([company.userId]);
  });

  it('are still made by an older version that runs beside, and take the provider’s time', async () => {
    const span = `now() + interval '300 days', now() + interval '301 days'`;
    await old.transaction((transaction) =>
      transaction.execute(
        sql.raw(
          `INSERT INTO bookings (provider_id, task_id, starts_at, ends_at) VALUES (${company.userId}, ${taskIds.alone}, ${span})`,
        ),
      ),
    );
    expect(await holderOf(taskIds.alone)).toContain(company.userId);
  });
});
