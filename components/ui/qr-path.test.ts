import { encode } from 'uqr';

import { toQrDrawing } from './qr-path';

const TEXT = 'https://pelakfan.example/receive-app/';

it('the QR code is drawn module by module, with its quiet border', () => {
  const { size, path } = toQrDrawing(TEXT);
  const { data } = encode(TEXT, { ecc: 'M', border: 4 });
  const drawn = data.map((row) => row.map(() => false));
  for (const [, x = '', y = '', length = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let at = Number(x); at < Number(x) + Number(length); at += 1) (drawn[Number(y)] ?? [])[at] = true;
  }
  expect(size).toBe(data.length);
  expect(drawn).toEqual(data);
  expect([...drawn.slice(0, 4), ...drawn.slice(-4)].flat()).not.toContain(true);
});
