import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
it('dir', async () => { const db = new PGlite('/tmp/pgprobe'); const r = await drizzle(db).execute('select 1 as a'); expect(r.rows).toEqual([{a:1}]); await db.close(); });
