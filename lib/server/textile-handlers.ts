import type { CallName } from '@/lib/contract';

import type { Handler } from './handler';
import { handler as filterlaundryserviceprovider } from './availability/filterlaundryserviceprovider';
import { handler as getreturndate } from './availability/getreturndate';
import { handler as addlaundryrequest } from './orders/calls/addlaundryrequest';
import { handler as getlaundryprice } from './orders/calls/getlaundryprice';
import { handler as addpiece } from './orders/calls/addpiece';
import { handler as removepiece } from './orders/calls/removepiece';
import { handler as scantag } from './orders/calls/scantag';
import { handler as getallitembygrade } from './prices/kinds/laundry/getallitembygrade';
import { handler as getallitems } from './prices/kinds/laundry/getallitems';

/** The calls of laundry, carpets and their way from door to door. */
export const textileHandlers = {
  'laundry/getreturndate': getreturndate,
  'laundry/getlaundryprice': getlaundryprice,
  'laundry/filterlaundryserviceprovider': filterlaundryserviceprovider,
  'laundry/addlaundryrequest': addlaundryrequest,
  'laundry/getallitembygrade': getallitembygrade,
  'laundry/getAllItems': getallitems,
  'custody/addpiece': addpiece,
  'custody/removepiece': removepiece,
  'custody/scantag': scantag,
} satisfies { readonly [Name in CallName]?: Handler<Name> };
