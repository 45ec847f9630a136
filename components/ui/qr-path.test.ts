import { encode } from 'uqr';

import { toQrDrawing } from './qr-path';

const TEXT = 'https://pelakfan.example/receive-app/';

it('the QR code is drawn module by module, with its quiet border', () => {
  const { size, path } = toQrDrawing(TEXT);
  const { data } = encode(TEXT, { ecc: 'M', border: 4 });
  const drawn = data.map((row) => row.map(() => false));
  let [x, y] = [0, 0];
  for (const [, startX, startY, gap, length] of path.matchAll(/(?:M(\d+) (\d+)\.5|m(\d+) 0)h(\d+)/g)) {
    if (startY === undefined) x += Number(gap);
    else [x, y] = [Number(startX), Number(startY)];
    for (const end = x + Number(length); x < end; x += 1) (drawn[y] ?? [])[x] = true;
  }
  expect(size).toBe(data.length);
  expect(drawn).toEqual(data);
  expect([...drawn.slice(0, 4), ...drawn.slice(-4)].flat()).not.toContain(true);
});
