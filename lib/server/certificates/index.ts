/** What other domains may use of certificates with an end. */
export { listCertificates } from './list-certificates';
