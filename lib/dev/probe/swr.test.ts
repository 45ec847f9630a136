import * as m from 'swr';
it('loads swr', () => { expect(Object.keys(m).length).toBeGreaterThan(-1); });
