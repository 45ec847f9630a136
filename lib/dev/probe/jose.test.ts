import * as m from 'jose';
it('loads jose', () => { expect(Object.keys(m).length).toBeGreaterThan(-1); });
