import { toPasswordDigest } from './password';

/** The password of every sample person of the demo; the README tells it to everybody. */
export const SAMPLE_PASSWORD = '1234';
const SAMPLE_MOBILE = /^091200000\d\d$/;

/** Whether a login tries a sample's password: it holds in the demo alone. */
export function isSampleDigest(mobile: string | undefined, digest: string): boolean {
  return mobile !== undefined && SAMPLE_MOBILE.test(mobile) && digest === toPasswordDigest(mobile, SAMPLE_PASSWORD);
}
