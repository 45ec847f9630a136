import * as m from '@hono/node-server';
it('loads @hono/node-server', () => { expect(Object.keys(m).length).toBeGreaterThan(-1); });
