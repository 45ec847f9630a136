import * as m from 'drizzle-orm/pglite';
it('loads drizzle-orm/pglite', () => { expect(Object.keys(m).length).toBeGreaterThan(-1); });
