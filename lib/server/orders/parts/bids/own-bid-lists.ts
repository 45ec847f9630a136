import { sql, type SQL } from 'drizzle-orm';

import type { OwnBidList } from '@/lib/contract/provider-enumerations';

import { bids, tasks } from '../../../schema';

/**
 * The list of a bid, of `bids` with their `tasks`. A chosen bid has won once its order is paid or its cash is
 * confirmed; until then another may be chosen.
 */
export const ownBidList = sql<OwnBidList>`CASE
  WHEN ${bids.state} = 'selected' AND ${tasks.state} <> 'PENDING_PAYMENT' THEN 'won'
  WHEN ${bids.state} IN ('pending', 'selected') THEN 'live'
  WHEN ${bids.state} = 'rejected' THEN 'lost'
  ELSE 'ended' END` satisfies SQL;
