import * as m from 'date-fns-jalali';
it('loads date-fns-jalali', () => { expect(Object.keys(m).length).toBeGreaterThan(-1); });
