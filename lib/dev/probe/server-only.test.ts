import * as m from 'server-only';
it('loads server-only', () => { expect(Object.keys(m).length).toBeGreaterThan(-1); });
