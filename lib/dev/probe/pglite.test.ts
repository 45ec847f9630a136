import { PGlite } from '@electric-sql/pglite';
it('loads pglite', async () => { const db = new PGlite(); const r = await db.query('select 1 as a'); expect(r.rows).toEqual([{a:1}]); await db.close(); });
