import * as m from 'pg';
it('loads pg', () => { expect(Object.keys(m).length).toBeGreaterThan(-1); });
