/** The rows of files that people have sent: for every domain that shows one. How a file is taken in is `media`. */
export { isDescribedBy } from './described-by';
export { isPublicWorkPhoto } from './public-work-photo';
export { removeStoredBytes, removeUnusedFile } from './remove-unused-file';
export { requireOwnPhoto } from './require-own-photo';
