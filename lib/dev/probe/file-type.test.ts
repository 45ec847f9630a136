import * as m from 'file-type';
it('loads file-type', () => { expect(Object.keys(m).length).toBeGreaterThan(-1); });
