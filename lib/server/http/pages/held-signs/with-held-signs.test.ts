import { gzipSync } from 'node:zlib';

import { withHeldSigns } from './with-held-signs';

it('a document has the script in its head, once and small; any other file stays unchanged', () => {
  const page = withHeldSigns('<!DOCTYPE html><html><head><title>x</title></head><body></body></html>');
  const [, script] = /<title>x<\/title><script>(.+)<\/script><\/head>/s.exec(page) ?? [];
  expect(script?.length).toBeGreaterThan(100);
  expect(gzipSync(script ?? '').length).toBeLessThan(1700);
  expect(script).not.toContain('</');
  expect(withHeldSigns('moved')).toBe('moved');
});
