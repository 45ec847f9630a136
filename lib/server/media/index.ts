/** What other domains may use of uploaded files. */
export { prepareDocument } from './documents';
export { takeUpload } from './store';
