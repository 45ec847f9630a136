import * as m from 'hono';
it('loads hono', () => { expect(Object.keys(m).length).toBeGreaterThan(-1); });
