import * as m from 'zod';
it('loads zod', () => { expect(Object.keys(m).length).toBeGreaterThan(-1); });
