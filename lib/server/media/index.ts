/** What other domains may use of uploaded files. */
export { removeStoredBytes, removeUnusedFile } from './remove-unused-file';
