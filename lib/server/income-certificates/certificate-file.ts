import { z } from 'zod';

import { requireSessionSecret } from '../secrets/session-secret';
import type { CallContext } from '../context';
import type { IncomeCertificateRow } from '../schema';
import { toPublicKeyText } from './signature';

const ALGORITHM = 'Ed25519';

const file = z.object({
  certificate: z.looseObject({ number: z.number().int() }),
  algorithm: z.literal(ALGORITHM),
  keyMark: z.string(),
  signature: z.string(),
});

/** The signed JSON: the signature is over the text of `certificate` without spaces, its fields in their order. */
export function toSignedFile(
  { said, signature, keyMark }: IncomeCertificateRow,
  { configuration }: Pick<CallContext, 'configuration'>,
): string {
  const publicKey = toPublicKeyText(requireSessionSecret(configuration));
  const whole = { certificate: JSON.parse(said) as unknown, algorithm: ALGORITHM, keyMark, publicKey, signature };
  return `${JSON.stringify(whole, null, 2)}\n`;
}

export interface ReadFile {
  /** The text that was signed, or would have been. */
  readonly text: string;
  readonly number: number;
  readonly signature: string;
  readonly keyMark: string;
}

/** Null for a text that is no such file. */
export function readSignedFile(text: string): ReadFile | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  const { success, data } = file.safeParse(json);
  if (!success) return null;
  // As the file has it: the schema may have put its fields into another order.
  const said = (json as { readonly certificate: unknown }).certificate;
  const { certificate, signature, keyMark } = data;
  return { text: JSON.stringify(said), number: certificate.number, signature, keyMark };
}
