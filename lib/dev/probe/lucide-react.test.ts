import * as m from 'lucide-react';
it('loads lucide-react', () => { expect(Object.keys(m).length).toBeGreaterThan(-1); });
