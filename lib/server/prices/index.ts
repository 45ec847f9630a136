/** What other domains may use of the prices. */
export { findPriceBook, requireOnlyPriceBook, requirePriceBook } from './price-book';
export { findPrices, recallPrices, type CategoryPrices } from './category-prices';
export { findPriceCityId } from './place-city';
