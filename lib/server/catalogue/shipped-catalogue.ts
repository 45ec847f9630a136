import { categories } from '../seed/catalogue/catalogue';
import { cityServicePauses } from '../seed/catalogue/city-service-pauses';
import { holidays } from '../seed/catalogue/holidays';
import { priceBook } from '../seed/catalogue/price-book';
import { locations } from '../seed/geography/locations';
import { provinces } from '../seed/geography/provinces';
import type { CatalogueSeed } from './seed';

/** The catalogue that comes with the product. */
export const shippedCatalogue: CatalogueSeed = {
  provinces,
  locations,
  categories,
  cityServicePauses,
  holidays,
  priceBook,
};
