import { z } from 'zod';

import { defineCall } from './call';
import { SHARED_THINGS } from './provider-enumerations';

/** Pictures of links that people share. */
export const shareCalls = [
  defineCall('share/getpicture', {
    summary:
      'The picture that a messenger shows beside a link to a city or a professional, as PNG of 1200 × 630. `GET /pictures/{language}/{file name}` sends it as a file',
    access: 'public',
    input: z.object({
      about: z.enum(SHARED_THINGS),
      /** The city's part of an address, or the worker code. */
      key: z.string().regex(/^[A-Za-z0-9-]{1,40}$/),
    }),
    /** `version` changes with what the picture shows. */
    answer: z.object({ version: z.string(), contentBase64: z.string() }),
    outcomes: ['not-found'],
  }),
] as const;
