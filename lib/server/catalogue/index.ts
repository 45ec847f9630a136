/** What other domains may use of the catalogue. */
export { toCategoryPicture } from './images';
export { loadCatalogue } from './load-catalogue';
