/** The parts of the catalogue's memory that other domains may use. */
export { createCatalogueMemory, forgetCatalogue } from './catalogue-memory';
