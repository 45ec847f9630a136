/** The parts of the catalogue that other domains may use. */
export { findCarBrand, toBrandName } from './find-car-brand';
export { toCategoryPicture } from './images';
export { loadCatalogue } from './load-catalogue';
export { applyPauses } from './paused-places';
