import pg from 'pg';

import type { AnnouncementsPort } from '../../ports/announcements';
import { describeAnnouncements } from '../../ports/announcements.suite';
import { DatabaseUnavailable } from '../../ports/database-error';
import { createServerDatabase, type ServerDatabase } from '../../testing/database';
import { openPostgresqlAnnouncements } from './postgresql';

const server = process.env.DATABASE_URL_TEST;

if (server === undefined)
  it.skip('announcements: postgresql (install PostgreSQL, or set DATABASE_URL_TEST, to run it)', () => undefined);
else describePostgresql(server);

function describePostgresql(url: string): void {
  let own: ServerDatabase;
  let admin: pg.Client;
  beforeAll(async () => {
    // The channel is the database's, so it is one of their own.
    own = await createServerDatabase(url);
    admin = new pg.Client({ connectionString: url });
    await admin.connect();
  });
  afterAll(async () => {
    await admin.end();
    await own.drop();
  });

  describeAnnouncements('postgresql', async () => {
    const [one, other] = await Promise.all([
      openPostgresqlAnnouncements(own.url),
      openPostgresqlAnnouncements(own.url),
    ]);
    return { one, other, close: async () => void (await Promise.all([one.close(), other.close()])) };
  });

  describe('a cut line', () => {
    let port: AnnouncementsPort;
    let onLost: () => void = () => undefined;
    beforeAll(async () => {
      port = await openPostgresqlAnnouncements(own.url, { onLost: () => onLost() });
    });
    afterAll(() => port.close());

    const next = (kind: 'hear' | 'miss', at: AnnouncementsPort) =>
      new Promise<unknown>((resolve) => {
        const stop = at.listen({
          hear: (announcement) => kind === 'hear' && (stop(), resolve(announcement)),
          miss: () => kind === 'miss' && (stop(), resolve(null)),
        });
      });
    const findConnections = async () =>
      (
        await admin.query<{ pid: number }>('SELECT pid FROM pg_stat_activity WHERE datname = $1', [
          new URL(own.url).pathname.slice(1),
        ])
      ).rows.map(({ pid }) => pid);
    const cut = async (pids: readonly number[]) => {
      const isLost = new Promise<void>((resolve) => (onLost = resolve));
      await admin.query('SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS pid', [pids]);
      await isLost;
    };

    it('comes back by itself, and reports that announcements may be missing', async () => {
      const missed = next('miss', port);
      await cut(await findConnections());
      await missed;
    });

    it('refuses a publication meanwhile, and announces afterwards what must not be lost', async () => {
      const pids = await findConnections();
      const listener = await openPostgresqlAnnouncements(own.url);
      const heard = next('hear', listener);
      await cut(pids);
      const outcomes = await Promise.allSettled([
        port.announce({ kind: 'publication', topic: 'user/7', payload: 'x' }),
        port.announce({ kind: 'sessions-ended', userId: '7', sessionId: 'abc' }),
      ]);
      expect(outcomes).toMatchObject([
        { status: 'rejected', reason: expect.any(DatabaseUnavailable) },
        { status: 'fulfilled' },
      ]);
      expect(await heard).toEqual({ kind: 'sessions-ended', userId: '7', sessionId: 'abc' });
      await listener.close();
    });

    it('refuses what PostgreSQL would not carry, and goes on after an unreadable message', async () => {
      await expect(port.announce({ kind: 'publication', topic: 'user/7', payload: 'x'.repeat(8000) })).rejects.toThrow(
        'too large',
      );
      const listener = await openPostgresqlAnnouncements(own.url);
      const heard = next('hear', port);
      const client = new pg.Client({ connectionString: own.url });
      await client.connect();
      await client.query(`NOTIFY pelakfan, '{"not ours'`);
      await client.query(`NOTIFY pelakfan, '{"from":"x","announcement":{"kind":"unheard-of"}}'`);
      await client.end();
      await listener.announce({ kind: 'catalogue-changed' });
      expect(await heard).toEqual({ kind: 'catalogue-changed' });
      await listener.close();
    });
  });
}
