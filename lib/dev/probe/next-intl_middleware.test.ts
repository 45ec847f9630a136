import * as m from 'next-intl/middleware';
it('loads next-intl/middleware', () => { expect(Object.keys(m).length).toBeGreaterThan(-1); });
