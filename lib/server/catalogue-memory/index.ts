/** What other domains may use of the catalogue's memory. */
export { createCatalogueMemory, forgetCatalogue } from './catalogue-memory';
