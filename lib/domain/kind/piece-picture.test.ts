import { existsSync } from 'node:fs';
import path from 'node:path';

import { UPHOLSTERY_PIECES } from '@/lib/contract/enumerations';
import { laundryPrices } from '@/lib/catalogue/prices/textiles';
import { medicalTestsPrices } from '@/lib/catalogue/prices/medical-tests';

import { toPiecePicture } from './piece-picture';

it('each piece of the laundry, each medical test and each piece of upholstery has its drawing', () => {
  const keys = [
    ...laundryPrices.items.map(({ key }) => key),
    ...medicalTestsPrices.tests.map(({ key }) => key),
    ...UPHOLSTERY_PIECES,
  ];
  expect(keys.length).toBeGreaterThan(UPHOLSTERY_PIECES.length);
  expect(keys.filter((key) => !existsSync(path.join('public', toPiecePicture(key))))).toEqual([]);
});
