import * as m from 'ics';
it('loads ics', () => { expect(Object.keys(m).length).toBeGreaterThan(-1); });
