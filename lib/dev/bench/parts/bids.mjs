// Bids on their way to two hundred devices that wait for them, and twenty rivals who are chosen at once.
import { bundleProgram } from '../bundle.mjs';
import { subscribe } from '../fan-out/mqtt-subscriber.mjs';
import { logIn, registerCustomer, TAJRISH } from '../marketplace.mjs';
import { startProgram } from '../processes.mjs';
import { withProduct } from '../product.mjs';
import { atLeast, atMost, percentile, toRow, toSkippedRow } from '../statistics.mjs';
import { startPostgresql } from '../temporary-postgresql.mjs';
import { ToolMissing } from '../tools.mjs';

const BIDDER_MOBILES = ['09120000002', '09120000003'];
const CUSTOMER_MOBILE = '09350000002';
const DRILLING = { srvcategoryid: 12, srvcattypeid: 1202 };
const BID_RIALS = 9_000_000;
const WATCHERS = 200;
const ROUNDS = 3;
const TURNS_A_ROUND = 12;
const WARM_UP_TURNS = 3;
const DEADLINE_MS = 10_000;
/** The interval at which the waiting room asks beside the broker. */
const POLL_MS = 8000;
const GOAL_MS = 1000;
const RACES = 200;
const BID_NEWS = new Set(['bid-first', 'bid-new']);

const now = () => Number(process.hrtime.bigint()) / 1e6;

export async function measureBids() {
  return [...(await withProduct({}, measureWatchers)), ...(await measureRaces())];
}

/**
 * The customer of an order has several devices on its waiting room. Each hears the broker over its own connection, and
 * asks for the bids every eight seconds, as the page does. Two providers bid over HTTP, one after the other. Measured
 * from the sending of a bid until every device has heard it, and until one of them has read and shows it.
 */
async function measureWatchers({ url }) {
  const bidders = [];
  for (const mobile of BIDDER_MOBILES) bidders.push(await logIn(url, mobile));
  const customer = await registerCustomer(url, CUSTOMER_MOBILE);
  const { taskid } = await placeTask(url, customer);
  const crowd = await gatherWatchers(customer, taskid);
  const poll = keepAsking(customer, taskid);
  try {
    for (let turn = 0; turn < WARM_UP_TURNS; turn += 1) await takeTurn({ bidders, customer, taskid, crowd });
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const bids = [];
      for (let turn = 0; turn < TURNS_A_ROUND; turn += 1)
        bids.push(...(await takeTurn({ bidders, customer, taskid, crowd })));
      rounds.push(bids);
    }
    return toWatcherRows(rounds, await poll.stop());
  } finally {
    await poll.stop();
    crowd.close();
  }
}

function toWatcherRows(rounds, asked) {
  const bidCount = ROUNDS * TURNS_A_ROUND * BIDDER_MOBILES.length;
  const lost = rounds.map((bids) => bids.reduce((sum, { heard }) => sum + WATCHERS - heard.length, 0));
  return [
    toRow({
      name: 'bid sent to a watcher’s client: p95',
      unit: 'ms',
      note: `${bidCount} bids over HTTP to ${WATCHERS} clients over /mqtt, which ask ${asked} times meanwhile`,
      values: rounds.map((bids) =>
        percentile(
          bids.flatMap(({ heard }) => heard),
          0.95,
        ),
      ),
      goal: atMost(GOAL_MS),
    }),
    toRow({
      name: 'bid sent to the bid read by its customer: p95',
      unit: 'ms',
      values: rounds.map((bids) =>
        percentile(
          bids.map(({ readMs }) => readMs),
          0.95,
        ),
      ),
      goal: atMost(GOAL_MS),
    }),
    toRow({ name: 'bids that a watcher did not hear of', values: lost, goal: atMost(0) }),
  ];
}

async function placeTask(url, customer) {
  const { lstAvailableDate } = await customer.call('boot/getallavailabledate', {
    ...DRILLING,
    locationid: TAJRISH,
    hourneed: 2,
  });
  const day = lstAvailableDate.at(3);
  return customer.call('handyman/addhandymanrequest', {
    serviceEnum: 'task',
    ...DRILLING,
    description: 'Three shelves',
    deliveryaddrid: customer.addressId,
    gDate: day.gDate,
    deliverytimeid: day.lstDeliveryTimeSheet.find(({ isFull }) => !isFull).deliverytimeid,
  });
}

/** Each provider bids once and takes it back, so that both can bid again. */
async function takeTurn({ bidders, customer, taskid, crowd }) {
  const bids = [];
  const made = [];
  for (const bidder of bidders) {
    const sentAtMs = now();
    const hearing = crowd.hear(async () => {
      const { lstSuggestion } = await customer.call('suggestion/getallsuggestion4task', { taskid });
      const isThere = lstSuggestion.some(({ userid }) => userid === bidder.userId);
      return isThere ? now() - sentAtMs : DEADLINE_MS;
    });
    const sending = bidder.call('suggestion/addsuggestion', { taskid, sgtype: 'lump', sgamount: BID_RIALS });
    const { arrivals, read } = await hearing;
    bids.push({ heard: arrivals.map((atMs) => atMs - sentAtMs), readMs: read });
    made.push({ bidder, sgid: (await sending).sgid });
  }
  for (const { bidder, sgid } of made) await bidder.call('suggestion/withdrawsuggestion', { sgid });
  await acknowledge(customer);
  return bids;
}

/** Acknowledges as the product's own client does; an alert without it comes again. */
async function acknowledge(customer) {
  const { lstAlert } = await customer.call('nonePreloader/user/getalert');
  if (lstAlert.length > 0)
    await customer.call('nonePreloader/user/ackalert', { lstAlertId: lstAlert.map(({ alertId }) => alertId) });
}

async function gatherWatchers(customer, taskid) {
  let hearing = null;
  const heardBy = new Set();
  const onMessage = (watcher) => (payload) => {
    const { event, taskId } = JSON.parse(payload.toString('utf8'));
    if (hearing === null || taskId !== taskid || !BID_NEWS.has(event) || heardBy.has(watcher)) return;
    heardBy.add(watcher);
    hearing.arrive(now());
  };
  const sockets = [];
  for (let watcher = 0; watcher < WATCHERS; watcher += 1) {
    const { brokerUrl, clientId, username, password, endUserTopic } = await customer.call(
      'nonePreloader/suggestion/gettopicname',
    );
    const login = { url: brokerUrl, clientId, username, password, topic: endUserTopic };
    sockets.push(await subscribe({ ...login, onMessage: onMessage(watcher) }));
  }
  /** Until all have heard of a bid, or the time is over; the first who hears reads it. */
  const hear = (onFirst) =>
    new Promise((resolve, reject) => {
      const arrivals = [];
      let reading = null;
      heardBy.clear();
      const end = () => {
        clearTimeout(late);
        hearing = null;
        Promise.resolve(reading ?? DEADLINE_MS).then((read) => resolve({ arrivals, read }), reject);
      };
      const late = setTimeout(end, DEADLINE_MS);
      hearing = {
        arrive: (atMs) => {
          reading ??= onFirst();
          if (arrivals.push(atMs) === WATCHERS) end();
        },
      };
    });
  return { hear, close: () => sockets.forEach((socket) => socket.terminate()) };
}

/** Repeats the waiting rooms' own requests during the measurement; `stop` returns their number. */
function keepAsking(customer, taskid) {
  const underWay = new Set();
  let asked = 0;
  const ask = () => {
    const asking = customer
      .call('suggestion/getallsuggestion4task', { taskid })
      .then(() => (asked += 1))
      .finally(() => underWay.delete(asking));
    underWay.add(asking);
  };
  const timer = setInterval(ask, POLL_MS / WATCHERS);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(underWay);
      return asked;
    },
  };
}

async function measureRaces() {
  try {
    const server = await startPostgresql();
    return await race(await bundleProgram('bids/choices-program.ts'), server.url).finally(server.stop);
  } catch (error) {
    if (error instanceof ToolMissing) return [toSkippedRow('twenty rivals chosen at once, PostgreSQL', error.message)];
    throw error;
  }
}

async function race(program, url) {
  const running = startProgram(process.execPath, [program, url, String(RACES)]);
  await running.ended;
  if (running.child.exitCode !== 0)
    throw new Error(`The program that chooses at once ended with ${running.child.exitCode}:\n${running.output()}`);
  const { ones, durationsMs, ledgerFaults } = JSON.parse(running.output().trim().split('\n').at(-1));
  return [
    toRow({
      name: 'twenty rivals chosen at once, PostgreSQL: rounds in which one wins',
      note: `of ${RACES}; until all twenty are answered p95 ${Math.round(percentile(durationsMs, 0.95))} ms`,
      values: [ones],
      goal: atLeast(RACES),
    }),
    toRow({ name: 'twenty rivals chosen at once: faults in the books', values: [ledgerFaults], goal: atMost(0) }),
  ];
}
