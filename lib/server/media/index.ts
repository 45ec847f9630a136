/** What other domains may use of uploaded files. */
export { prepareDocument } from './documents';
export { preparePhoto } from './images';
export { takeUpload } from './store';
