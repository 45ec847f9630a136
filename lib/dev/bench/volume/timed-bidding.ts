import { inviteNextBidders } from '@/lib/server/orders';
import { ASSEMBLING_ID, HANDYMAN_ID } from '@/lib/server/seed/stories/bids';

import { findHour, pick, type Actors, type Caller, type Timed } from './actors';

/** Its work is as much as there are people to tell, so it is compared with nothing. */
const EVERYBODY_TOLD = 'everybody who may bid is told of an order';
const SERVICE = { srvcategoryid: HANDYMAN_ID, srvcattypeid: ASSEMBLING_ID };
const HOURS = 2;

interface OpenBidding {
  readonly reqid: number;
  readonly taskid: number;
  readonly customer: Caller;
  readonly bidder: Caller;
}

/** The order that takes bids in this round, by the marketplace. */
const present = new WeakMap<Actors, OpenBidding>();

function getPresent(actors: Actors): OpenBidding {
  const order = present.get(actors);
  if (!order) throw new Error('No order takes bids.');
  return order;
}

interface Draft {
  readonly customer: Caller;
  readonly bidder: Caller;
  readonly hour: Awaited<ReturnType<typeof findHour>>;
}

const drafts = new WeakMap<Actors, Draft>();

/** Drafts an order at an hour when the bidders are free. */
async function draftOrder(actors: Actors, round: number): Promise<void> {
  const [customer, bidder] = [pick(actors.customers, round), pick(actors.handymen, round)];
  const hour = await findHour(actors, { ...SERVICE, merchantid: bidder.userId, hourneed: HOURS }, round);
  drafts.set(actors, { customer, bidder, hour });
}

async function place(actors: Actors): Promise<unknown> {
  const draft = drafts.get(actors);
  if (!draft) throw new Error('Nothing was drafted.');
  const { customer, bidder, hour } = draft;
  const answers = { description: 'کمد شش‌در را سر هم کنید', urgency: 'soon', deliveryaddrid: customer.addressId };
  const order = { serviceEnum: 'task', ...SERVICE, ...answers, ...hour };
  const placed = await actors.call('handyman/addhandymanrequest', order, customer);
  present.set(actors, { ...placed, customer, bidder });
  return placed;
}

/** Runs the relay's whole work after the order's commit. */
async function tellEverybody({ app }: Actors): Promise<void> {
  while (await inviteNextBidders(app.context));
}

const ofBidder: Timed['run'] = (actors) => {
  const { taskid, bidder } = getPresent(actors);
  return actors.call('clean/gettaskdetail', { taskid }, bidder);
};

/** An order that takes bids, from those who are told of it to its end: each step takes what the one before it left. */
export const bidding: readonly Timed[] = [
  { name: 'handyman/addhandymanrequest', prepare: draftOrder, run: place },
  { name: EVERYBODY_TOLD, run: tellEverybody },
  { name: 'clean/gettaskdetail of who may bid', run: ofBidder },
  {
    name: 'suggestion/addsuggestion',
    run: (actors) => {
      const { taskid, bidder } = getPresent(actors);
      return actors.call('suggestion/addsuggestion', { taskid, sgtype: 'lump', sgamount: 6_000_000 }, bidder);
    },
  },
  {
    name: 'suggestion/getallsuggestion4task',
    run: (actors) => {
      const { taskid, customer } = getPresent(actors);
      return actors.call('suggestion/getallsuggestion4task', { taskid }, customer);
    },
  },
  {
    name: 'reqandpay/cancelrequest of what takes bids',
    run: (actors) => {
      const { reqid, customer } = getPresent(actors);
      return actors.call('reqandpay/cancelrequest', { reqid, reason: '', previewOnly: false }, customer);
    },
  },
];
