import * as m from 'pino';
it('loads pino', () => { expect(Object.keys(m).length).toBeGreaterThan(-1); });
