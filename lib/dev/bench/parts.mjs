// The parts of the bench by name, in the order in which they run.
import { measureAlert } from './parts/alert.mjs';
import { measureApi } from './parts/api.mjs';
import { measureBids } from './parts/bids.mjs';
import { measureDisputes } from './parts/disputes.mjs';
import { measureFanOut } from './parts/fan-out.mjs';
import { measureFrozenClient } from './parts/frozen-client.mjs';
import { measureLighthouse } from './parts/lighthouse.mjs';
import { measureLoad } from './parts/load.mjs';
import { measureLossyNetwork } from './parts/lossy-network.mjs';
import { measureMarket } from './parts/market.mjs';
import { measureOrders } from './parts/orders.mjs';
import { measureOverload } from './parts/overload.mjs';
import { measureOwnTopics } from './parts/own-topics.mjs';
import { measurePage } from './parts/page.mjs';
import { measurePayouts } from './parts/payouts.mjs';
import { measureRender } from './parts/render.mjs';
import { measureSteps } from './parts/steps.mjs';
import { measureVolume } from './parts/volume.mjs';
import { measureWeight } from './parts/weight.mjs';

/**
 * Each answers rows. `loadSeconds` is the duration of the long load. `seed`, `orders` and `callers` belong to one run
 * by chance; `seed` is null for all runs.
 */
export const parts = {
  page: measurePage,
  render: measureRender,
  weight: measureWeight,
  lighthouse: measureLighthouse,
  api: measureApi,
  alert: measureAlert,
  orders: measureOrders,
  market: measureMarket,
  disputes: measureDisputes,
  bids: measureBids,
  payouts: measurePayouts,
  'fan-out': measureFanOut,
  'own-topics': measureOwnTopics,
  'frozen-client': measureFrozenClient,
  'lossy-network': measureLossyNetwork,
  load: measureLoad,
  overload: measureOverload,
  steps: measureSteps,
  volume: measureVolume,
};
