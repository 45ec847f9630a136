import * as m from 'ws';
it('loads ws', () => { expect(Object.keys(m).length).toBeGreaterThan(-1); });
