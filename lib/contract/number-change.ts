import { z } from 'zod';

import { defineCall } from './call';
import { NUMBER_PROOFS, NUMBER_SIDES } from './desk-enumerations';
import { acknowledgement, id, lineText, paragraphText } from './shapes';

const mobile = lineText(1, 20);
const code = lineText(1, 12);

/** Calls by which support gives an account another mobile, by two of three proofs (decision 0158). */
export const numberChangeCalls = [
  defineCall('operator/sendnumbercode', {
    summary:
      'Sends a code to the new mobile of an account, or to its old one as a proof; its holder says it to support',
    access: 'operator',
    limit: { handler: ['code-hour', 'code-day'] },
    input: z.object({
      userid: id,
      side: z.enum(NUMBER_SIDES),
      /** The new mobile; of the old one the account’s own is taken. */
      mobile,
    }),
    answer: z.object({ codeExpiresInSeconds: z.number().int() }),
    /** `number-taken`: another account has the mobile. `number-of-operator`: an owner takes the roles first. */
    outcomes: [
      'not-found',
      'not-yours',
      'number-taken',
      'number-of-operator',
      'sms-not-offered',
      'sms-not-sent',
      'TooMuchRequest',
    ],
  }),
  defineCall('operator/changenumber', {
    summary:
      'Gives an account another mobile by two of three proofs: every session and the password end, and no money leaves for three days',
    access: 'operator',
    limit: 'operators',
    asksPassword: true,
    input: z.object({
      userid: id,
      mobile,
      /** The code that went to the new mobile. */
      code,
      /** Two of them, each different. */
      lstProof: z.array(z.enum(NUMBER_PROOFS)).min(1).max(NUMBER_PROOFS.length),
      /** The code that went to the old mobile, where that is a proof. */
      oldcode: code.optional(),
      /** The operator's record of questions and evidence. */
      reason: paragraphText(5, 600),
    }),
    answer: acknowledgement,
    outcomes: ['not-found', 'not-yours', 'number-taken', 'number-of-operator', 'invalid-activation-code'],
  }),
] as const;
