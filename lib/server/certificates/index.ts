/** The parts of certificates with an end that other domains may use. */
export { listCertificates } from './list-certificates';
