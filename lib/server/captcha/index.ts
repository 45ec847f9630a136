/** The parts of the captcha that other domains may use. */
export { requireProof } from './require-proof';
