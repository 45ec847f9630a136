import { sql } from 'drizzle-orm';

import { DAY_MS } from '@/lib/domain/constants/time-units';

import type { DatabasePort } from '../ports/database';
import { registerPerson } from '../testing/person';
import { useMarket } from '../testing/use-market';

/** Refuses writes as the embedded database does on a full disk, and a PostgreSQL that has become a standby. */
async function refuseWrites({ kind, connection }: DatabasePort): Promise<void> {
  if (kind === 'embedded') return void (await connection.execute(sql`set default_transaction_read_only = on`));
  await connection.execute(
    sql`do $$ begin execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$`,
  );
  // What is connected keeps its setting.
  await connection
    .execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`)
    .catch(() => undefined);
}

describe('while the database refuses writes', () => {
  const service = useMarket({ holds: 'nothing' });

  it('people read on, also those whose session was due to slide, and writes are refused as unavailable for a moment', async () => {
    const { token, mobile } = await registerPerson(service, '09121110077');
    service.clock.advance(2 * DAY_MS);
    await refuseWrites(service.context.ports.database);
    const by = { authorization: token };
    await expect(service.call('user/getuseraccount', {}, by)).resolves.toBeDefined();
    await expect(
      service.call('security/register', {
        firstname: 'Ali',
        lastname: 'Rad',
        mobilenumber: mobile.replace('77', '78'),
      }),
    ).rejects.toMatchObject({ key: 'service-unavailable', status: 503 });
  });
});
