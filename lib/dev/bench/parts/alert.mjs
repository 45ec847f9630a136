// From the commit of an order to its alert in a provider's client.
import mqtt from 'mqtt';
import { bundleServerWith } from '../bundle.mjs';
import { cancelOrder, listFreeHours, logIn, placeOrder, registerCustomer, settleInCash } from '../marketplace.mjs';
import { withProduct } from '../product.mjs';
import { atMost, percentile, toRow } from '../statistics.mjs';

const PROVIDER_MOBILE = '09120000002';
const CUSTOMER_MOBILE = '09350000001';
const ROUNDS = 3;
const ORDERS_A_ROUND = 100;
const WARM_UP_ORDERS = 10;
const ALERT_DEADLINE_MS = 10_000;

const now = () => Number(process.hrtime.bigint()) / 1e6;

/**
 * The server is the product, whole, with a wrapper around its database port that tells when a transaction is committed.
 * The order is placed and settled over HTTP. The client is mqtt.js over the product's WebSocket, in this process, with
 * the credentials that the product gave it. Measured is the time between the two.
 */
export async function measureAlert() {
  const entry = await bundleServerWith('timed-server', 'lib/server/start/open-ports.ts', 'alert/timed-ports.ts');
  return withProduct({ entry, hasMessages: true }, async ({ url, program }) => {
    const provider = await logIn(url, PROVIDER_MOBILE);
    const customer = await registerCustomer(url, CUSTOMER_MOBILE);
    const [hour] = await listFreeHours(url, provider.userId);
    const wish = { ...hour, providerId: provider.userId };
    const inbox = await connect(provider);
    const commits = [];
    program.child.on('message', ({ committedAtMs }) => commits.push(committedAtMs));
    const time = () => timeOrder({ customer, provider, wish, inbox, commits });
    try {
      for (let count = 0; count < WARM_UP_ORDERS; count += 1) await time();
      const rounds = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const delays = [];
        for (let count = 0; count < ORDERS_A_ROUND; count += 1) delays.push(await time());
        rounds.push(delays);
      }
      const note = `${ROUNDS * ORDERS_A_ROUND} orders over HTTP, one after the other; mqtt.js over /mqtt`;
      return [
        toRow({
          name: 'order commit to alert in a client: p50',
          unit: 'ms',
          note,
          values: rounds.map((delays) => percentile(delays, 0.5)),
          goal: atMost(10),
        }),
        toRow({
          name: 'order commit to alert in a client: p99',
          unit: 'ms',
          values: rounds.map((delays) => percentile(delays, 0.99)),
          goal: atMost(50),
        }),
      ];
    } finally {
      inbox.close();
    }
  });
}

async function timeOrder({ customer, provider, wish, inbox, commits }) {
  const placed = await placeOrder(customer, wish);
  const sentAtMs = now();
  const arrived = inbox.waitFor(`_${placed.taskid}_`);
  await settleInCash(customer, placed);
  const arrivedAtMs = await arrived;
  await acknowledge(provider);
  // By then the server's own message has come too; the first commit since the order was sent is the order's.
  const committedAtMs = commits.find((atMs) => atMs > sentAtMs);
  await cancelOrder(customer, placed);
  return arrivedAtMs - committedAtMs;
}

/** Acknowledges as the product's own client does; an alert without it comes again. */
async function acknowledge(provider) {
  const { lstAlert } = await provider.call('nonePreloader/user/getalert');
  if (lstAlert.length > 0)
    await provider.call('nonePreloader/user/ackalert', { lstAlertId: lstAlert.map(({ alertId }) => alertId) });
}

async function connect(provider) {
  const { brokerUrl, clientId, username, password, expertTopic } = await provider.call(
    'nonePreloader/suggestion/gettopicname',
  );
  const client = await mqtt.connectAsync(brokerUrl, { clientId, username, password, reconnectPeriod: 0 });
  const waiting = new Set();
  client.on('message', (_topic, payload) => {
    const atMs = now();
    for (const listener of waiting) listener(payload.toString('utf8'), atMs);
  });
  await client.subscribeAsync(expertTopic, { qos: 1 });
  const waitFor = (part) =>
    new Promise((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error(`No alert with "${part}" came in ${ALERT_DEADLINE_MS} ms.`)),
        ALERT_DEADLINE_MS,
      );
      const listener = (text, atMs) => {
        if (!text.includes(part)) return;
        clearTimeout(late);
        waiting.delete(listener);
        resolve(atMs);
      };
      waiting.add(listener);
    });
  return { waitFor, close: () => client.end(true) };
}
