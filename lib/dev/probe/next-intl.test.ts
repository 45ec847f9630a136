import * as m from 'next-intl';
it('loads next-intl', () => { expect(Object.keys(m).length).toBeGreaterThan(-1); });
