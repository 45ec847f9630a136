import * as m from 'mqtt';
it('loads mqtt', () => { expect(Object.keys(m).length).toBeGreaterThan(-1); });
