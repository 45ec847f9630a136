import { createHash } from 'node:crypto';

import { sha256Hex } from './sha256';

it('agrees with Node for every length around the block borders, and for letters beyond ASCII', () => {
  const texts = [...Array.from({ length: 200 }, (_, length) => 'پa1'.repeat(70).slice(0, length)), '09120000001:1234'];
  for (const text of texts) expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'));
});
