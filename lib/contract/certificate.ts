import { z } from 'zod';

import { defineCall } from './call';
import { CERTIFICATE_KINDS } from './provider-enumerations';
import { seenFields } from './seen';
import { dayText, id, paragraphText } from './shapes';

const kind = z.enum(CERTIFICATE_KINDS);

/** A professional’s certificate as an operator reads it. `validUntil`: its last day, null for one without an end. */
export const heldCertificate = z.object({ kind, isHeld: z.boolean(), validUntil: z.string().nullable() });

/** Calls about the certificates that a professional’s badges show (BEHAVIOUR 17). */
export const certificateCalls = [
  defineCall('operator/savecertificate', {
    summary:
      'Says whether a professional holds a certificate, and until which day: its badge goes the day after by itself',
    access: 'operator',
    limit: 'operators',
    input: z.object({
      userid: id,
      kind,
      isheld: z.boolean(),
      /** The last day; null for a certificate without an end, or one that is not held. */
      validuntil: dayText.nullable(),
      /** Kept at the desk. */
      reason: paragraphText(5, 600),
      ...seenFields,
    }),
    answer: z.object({ lstCertificate: z.array(heldCertificate) }),
    outcomes: ['not-found', 'stale'],
  }),
] as const;
