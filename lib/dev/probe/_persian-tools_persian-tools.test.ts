import * as m from '@persian-tools/persian-tools';
it('loads @persian-tools/persian-tools', () => { expect(Object.keys(m).length).toBeGreaterThan(-1); });
