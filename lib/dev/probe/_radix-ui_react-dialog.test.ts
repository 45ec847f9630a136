import * as m from '@radix-ui/react-dialog';
it('loads @radix-ui/react-dialog', () => { expect(Object.keys(m).length).toBeGreaterThan(-1); });
