import * as m from '@daypicker/persian';
it('loads @daypicker/persian', () => { expect(Object.keys(m).length).toBeGreaterThan(-1); });
