import { z } from 'zod';

import { defineCall } from './call';
import { acknowledgement, categoryNumber, idText, lineText, mobileText } from './shapes';

/** Calls for people who wait until a service takes orders. */
export const openingNoticeCalls = [
  defineCall('boot/tellmewhenopen', {
    summary: 'One SMS as soon as a service that takes no orders yet takes them, in a city or anywhere',
    access: 'public',
    limit: { handler: ['address:tellmewhenopen', 'tellmewhenopen'] },
    input: z.object({
      mobile: mobileText,
      srvcategoryid: categoryNumber,
      /** Left out: any city. A second request replaces the city and the language of the first. */
      cityid: idText.optional(),
    }),
    answer: acknowledgement,
    outcomes: ['not-found', 'service-already-open', 'sms-not-offered', 'TooMuchRequest'],
  }),
  defineCall('boot/stoptellmewhenopen', {
    summary: 'Forgets every service that a mobile waits for; the key stands in the SMS',
    access: 'public',
    limit: { door: ['address:stoptellmewhenopen'] },
    input: z.object({ stopKey: lineText(1, 64) }),
    answer: acknowledgement,
    outcomes: ['TooMuchRequest'],
  }),
] as const;
