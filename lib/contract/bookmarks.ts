import { z } from 'zod';

import { defineCall } from './call';
import { shownRating } from './bid-shapes';
import { acknowledgement, lineText, nothing } from './shapes';

/** Services by the last part of their page's address, and providers by their worker code. */
const marked = {
  lstSeopath: z.array(lineText(1, 100)).max(100).default([]),
  lstWorkerCode: z.array(lineText(1, 40)).max(100).default([]),
};

/** Services and providers that a person marks to find them again (LOOK); marks made in a browser join at the login. */
export const bookmarkCalls = [
  defineCall('bookmark/getbookmarks', {
    summary: 'The services and providers that the caller has marked, the newest first',
    access: 'user',
    input: nothing,
    answer: z.object({
      lstService: z.array(z.object({ seopath: z.string(), serviceName: z.string() })),
      lstWorker: z.array(
        z.object({ workerCode: z.string(), fullname: z.string(), userImage: z.string(), workerRate: shownRating }),
      ),
    }),
  }),
  defineCall('bookmark/addbookmarks', {
    summary: 'Marks services and providers; what is marked already, or is not there any more, changes nothing',
    access: 'user',
    limit: 'capped',
    input: z.object(marked),
    answer: acknowledgement,
    outcomes: ['limit-reached'],
  }),
  defineCall('bookmark/removebookmarks', {
    summary: 'Takes marks away',
    access: 'user',
    limit: 'replaces',
    input: z.object(marked),
    answer: acknowledgement,
  }),
] as const;
