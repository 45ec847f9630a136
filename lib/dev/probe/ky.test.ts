import * as m from 'ky';
it('loads ky', () => { expect(Object.keys(m).length).toBeGreaterThan(-1); });
