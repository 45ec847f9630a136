/** The parts of uploaded files that other domains may use. */
export { prepareDocument } from './documents';
export { preparePhoto } from './images';
export { takeUpload } from './store';
