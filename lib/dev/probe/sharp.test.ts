import * as m from 'sharp';
it('loads sharp', () => { expect(Object.keys(m).length).toBeGreaterThan(-1); });
