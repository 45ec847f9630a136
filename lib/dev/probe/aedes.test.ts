import * as m from 'aedes';
it('loads aedes', () => { expect(Object.keys(m).length).toBeGreaterThan(-1); });
