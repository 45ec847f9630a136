import * as m from 'use-intl';
it('loads use-intl', () => { expect(Object.keys(m).length).toBeGreaterThan(-1); });
