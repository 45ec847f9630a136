import * as m from 'next-intl/server';
it('loads next-intl/server', () => { expect(Object.keys(m).length).toBeGreaterThan(-1); });
