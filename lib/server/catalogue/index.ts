/** What other domains may use of the catalogue. */
export { createCatalogueMemory } from './catalogue-memory';
export { toCategoryPicture } from './images';
export { loadCatalogue } from './load-catalogue';
export { findPriceBook, requirePriceBook } from './price-book';
