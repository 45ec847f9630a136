import { z } from 'zod';

/** `E` of WIRE.md: what goes with every answer. `value` 9999 and desc "Success" mean success, nothing else does. */
export const envelope = z.object({
  desc: z.string(),
  responseStatus: z.object({ value: z.number().int(), name: z.string(), descr: z.string() }),
  retryAfterSeconds: z.number().int().optional(),
  fields: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});

/** The envelope as it stands in an answer. */
export type Envelope = z.infer<typeof envelope>;
