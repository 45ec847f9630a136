/** What other domains may use of the catalogue. */
export { findCarBrand, toBrandName } from './find-car-brand';
export { toCategoryPicture } from './images';
export { loadCatalogue } from './load-catalogue';
export { applyPauses } from './paused-places';
