import * as m from '@node-rs/argon2';
it('loads @node-rs/argon2', () => { expect(Object.keys(m).length).toBeGreaterThan(-1); });
