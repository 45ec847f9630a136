/** The parts of the prices that other domains may use. */
export { findPriceBook, requireOnlyPriceBook, requirePriceBook } from './price-book';
export { findPrices, findUsualPrices, recallPrices, recallUsualPrices, type CategoryPrices } from './category-prices';
export { findPriceCityId } from './place-city';
