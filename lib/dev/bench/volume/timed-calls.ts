import type { CallName } from '@/lib/contract';
import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';
import { publishDueAlerts } from '@/lib/server/alerts/relay';
import { sendDueMessages } from '@/lib/server/messages/send';
import { addMarketplaceGauges } from '@/lib/server/observability/marketplace-gauges';
import { HOUSE_CLEANING_ID, REGULAR_CLEANING_ID, TAJRISH_ID } from '@/lib/server/seed/stories/people';
import { createReadiness } from '@/lib/server/start/readiness';
import { runDueWork } from '@/lib/server/timers';
import { Registry } from 'prom-client';

import { findHour, pick, type Actors, type Caller, type Timed } from './actors';
import { bidding } from './timed-bidding';
import { desk } from './timed-desk';

type People = 'customers' | 'regulars' | 'providers' | 'handymen';

const SERVICE = { srvcategoryid: HOUSE_CLEANING_ID, srvcattypeid: REGULAR_CLEANING_ID };
const HOURS = 3;
const TYPES_WITH_PAGES = [301, 302, 303, 304, 305];

/** Neighbourhoods of Tehran, so that no two cold calls ask of the same place. */
const toPlace = (round: number) => TAJRISH_ID + (round % 24);

function ask(name: CallName, toInput: (round: number) => unknown, title: string = name): Timed {
  return { name: title, run: ({ call }, round) => call(name, toInput(round)) };
}

function askAs(
  people: People,
  name: CallName,
  toInput: (caller: Caller) => unknown = () => ({}),
  title: string = name,
): Timed {
  return {
    name: title,
    run: (actors, round) => {
      const caller = pick(actors[people], round);
      return actors.call(name, toInput(caller), caller);
    },
  };
}

const search = (round: number, day: string) => ({
  ...SERVICE,
  locationid: toPlace(round),
  gDate: day,
  deliverytimeid: toDeliveryTimeId(9 + (round % 6)),
  hourneed: HOURS,
  priceRial: 9_600_000,
});

interface OpenOrder {
  readonly reqid: number;
  readonly reqcode: string;
  readonly taskid: number;
  readonly customer: Caller;
  readonly provider: Caller;
}

/** Orders that one of the timed calls made or needs, by the marketplace and the round. */
const open = new WeakMap<Actors, Map<number, OpenOrder>>();
const drafts = new WeakMap<Actors, Map<number, () => Promise<OpenOrder>>>();

async function draftOrder(actors: Actors, round: number): Promise<void> {
  const [customer, provider] = [pick(actors.customers, round), pick(actors.providers, round)];
  const draft = {
    ...SERVICE,
    serviceEnum: 'cleaning',
    cleaningHours: HOURS,
    deliveryaddrid: customer.addressId,
    workerUserId: provider.userId,
    usesWallet: true,
    ...(await findHour(actors, { ...SERVICE, merchantid: provider.userId, hourneed: HOURS }, round)),
  };
  const place = async () => ({ ...(await actors.call('clean/addcleanrequest', draft, customer)), customer, provider });
  drafts.set(actors, (drafts.get(actors) ?? new Map<number, () => Promise<OpenOrder>>()).set(round, place));
}

async function placeDraft(actors: Actors, round: number): Promise<OpenOrder> {
  const placed = await drafts.get(actors)?.get(round)?.();
  if (!placed) throw new Error(`Nothing was drafted for round ${round}.`);
  open.set(actors, (open.get(actors) ?? new Map<number, OpenOrder>()).set(round, placed));
  return placed;
}

function getOpen(actors: Actors, round: number): OpenOrder {
  const order = open.get(actors)?.get(round);
  if (!order) throw new Error(`No order is open for round ${round}.`);
  return order;
}

/** Searches at the desk for the order's code until it is found. */
async function findPlaced(actors: Actors, round: number): Promise<unknown> {
  const { reqcode, taskid } = getOpen(actors, round);
  for (;;) {
    const answer = await actors.call('operator/search', { text: reqcode }, pick(actors.operators, round));
    if (answer.lstFound.some(({ kind, id }) => kind === 'order' && id === taskid)) return answer;
  }
}

const settle = (actors: Actors, { reqid, customer }: OpenOrder) =>
  actors.call('custom', { prefix: 'wallet-', reqId: reqid, giftCode: '0', useWallet: 'true' }, customer);
const cancel = (actors: Actors, { reqid, customer }: OpenOrder, previewOnly: boolean) =>
  actors.call('reqandpay/cancelrequest', { reqid, reason: '', previewOnly }, customer);

/** An order's way, in this order: each takes what the one before it made in the same round. */
const ORDERING: readonly Timed[] = [
  { name: 'clean/addcleanrequest', prepare: draftOrder, run: placeDraft },
  { name: 'operator/search, an order that was placed just before', run: findPlaced },
  { name: 'custom (settling with the wallet)', run: (actors, round) => settle(actors, getOpen(actors, round)) },
  {
    name: 'expert/movetask accept',
    run: (actors, round) => {
      const { taskid, provider } = getOpen(actors, round);
      return actors.call('expert/movetask', { taskid, move: 'accept' }, provider);
    },
  },
  {
    name: 'clean/gettaskdetail',
    run: (actors, round) => {
      const { taskid, customer } = getOpen(actors, round);
      return actors.call('clean/gettaskdetail', { taskid }, customer);
    },
  },
  {
    name: 'reqandpay/cancelrequest, its preview',
    run: (actors, round) => cancel(actors, getOpen(actors, round), true),
  },
  { name: 'reqandpay/cancelrequest', run: (actors, round) => cancel(actors, getOpen(actors, round), false) },
];

const ofLastOrder = ({ taskId }: Caller) => ({ taskid: taskId });

/** Reads that everybody, customers and providers make. */
const READING: readonly Timed[] = [
  ask('pdp/fetch', () => ({ a: String(HOUSE_CLEANING_ID), b: '0' }), 'pdp/fetch 3/0'),
  ask('pdp/fetch', () => ({ a: String(HOUSE_CLEANING_ID), b: '0', cityid: '1' }), 'pdp/fetch 3/0 in Tehran'),
  ask(
    'pdp/fetch',
    (round) => ({ a: String(HOUSE_CLEANING_ID), b: String(pick(TYPES_WITH_PAGES, round)) }),
    'pdp/fetch 3/301 and so on',
  ),
  ask('boot/getallavailabledate', (round) => ({ ...SERVICE, locationid: toPlace(round), hourneed: HOURS })),
  {
    name: 'serviceprovider/filterserviceprovider',
    run: ({ call, days }, round) => call('serviceprovider/filterserviceprovider', search(round, pick(days, round))),
  },
  {
    name: 'serviceprovider/filterserviceprovider, logged in',
    run: ({ call, days, regulars }, round) =>
      call('serviceprovider/filterserviceprovider', search(round, pick(days, round)), pick(regulars, round)),
  },
  {
    name: 'serviceprovider/workeravailablity',
    run: ({ call, days, providers }, round) =>
      call('serviceprovider/workeravailablity', {
        ...search(0, pick(days, round)),
        userid: pick(providers, round).userId,
      }),
  },
  ask('clean/getcleanprice', (round) => ({
    srvcattypeid: REGULAR_CLEANING_ID,
    cleaningHours: HOURS,
    locationid: toPlace(round),
  })),
  {
    name: 'workerprofile/getDetail',
    run: ({ call, providers }, round) => call('workerprofile/getDetail', { id: String(pick(providers, round).userId) }),
  },
  askAs('regulars', 'user/getuseraccount'),
  askAs('regulars', 'user/getuserinbox', () => ({ pageSize: 20 })),
  askAs('regulars', 'nonePreloader/user/countuserinbox'),
  askAs('regulars', 'nonePreloader/user/getalert'),
  askAs('regulars', 'wallet/getaccountbalance'),
  askAs('regulars', 'wallet/getturnover'),
  askAs('regulars', 'clean/getallcurrenttaskbyuserid'),
  askAs('regulars', 'clean/getalloldtaskbyuserid'),
  askAs('regulars', 'clean/getlasttask'),
  askAs('regulars', 'clean/gettaskdetail', ofLastOrder, 'clean/gettaskdetail of an older order'),
  askAs('regulars', 'ordermessage/getallmessage', ofLastOrder),
  askAs('providers', 'expert/getalltask', () => ({ list: 'newworks' }), 'expert/getalltask newworks'),
  askAs('providers', 'expert/getalltask', () => ({ list: 'acceptworks' }), 'expert/getalltask acceptworks'),
  askAs('providers', 'expert/getalltask', () => ({ list: 'doneworks' }), 'expert/getalltask doneworks'),
  askAs('providers', 'expert/getdashboard'),
  askAs('handymen', 'expert/getalltask', () => ({ list: 'newworks' }), 'expert/getalltask newworks with bids'),
  askAs('handymen', 'suggestion/getownsuggestion'),
  askAs('providers', 'wallet/getturnover', () => ({}), 'wallet/getturnover of a provider'),
];

/** Work that no call starts: each second, or each fifteen when the metrics are read. */
const BACKGROUND: readonly Timed[] = [
  { name: 'all timers, a round', run: ({ app }) => runDueWork(app.context) },
  { name: 'relay of alerts, a round', run: ({ app }) => publishDueAlerts(app.context) },
  { name: 'relay of SMS, a round', run: ({ app }) => sendDueMessages(app.context, 'sms') },
  { name: '/readyz', run: ({ app }) => createReadiness(app.context.ports)() },
  {
    name: '/metrics, its questions',
    run: ({ app }) => {
      const registry = new Registry();
      addMarketplaceGauges(registry, app.context);
      return registry.metrics();
    },
  },
];

/** Everything that is timed; `makes` is what moves something, once a round. */
export const timedCalls = { makes: [...ORDERING, ...bidding], reads: [...READING, ...desk, ...BACKGROUND] };
