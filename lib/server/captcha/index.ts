/** What other domains may use of the captcha. */
export { requireProof } from './require-proof';
