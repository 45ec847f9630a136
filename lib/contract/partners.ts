import { z } from 'zod';

import { defineCall } from './call';
import { nothing } from './shapes';

/** The partners that a page asks for before it offers the bank, an SMS or an e-mail. */
export const partnerCalls = [
  defineCall('boot/getpartners', {
    summary: 'What the site can do by its partners: pay at a bank, send SMS, send e-mails',
    access: 'public',
    input: nothing,
    answer: z.object({
      /** A payment can begin at a bank. */
      takesBank: z.boolean(),
      /** Codes and messages reach phones. Without it nobody can register. */
      sendsSms: z.boolean(),
      sendsMail: z.boolean(),
    }),
  }),
] as const;
