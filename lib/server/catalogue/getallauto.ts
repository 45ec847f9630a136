import { carBrands } from '@/lib/catalogue/car-brands';

import { defineHandler } from '../handler';
import { toBrandName } from './find-car-brand';

export const handler = defineHandler('gas/getallauto', (_input, { request }) =>
  Promise.resolve({
    lstAuto: carBrands.map((brand) => ({ autoBrandId: brand.id, autoBrandName: toBrandName(brand, request.locale) })),
  }),
);
