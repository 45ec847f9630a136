// The people of the audit, with what they need to have something to see: orders in several states, a review to write,
// work to do.
import { setTimeout } from 'node:timers/promises';
import { call, listFreeHours, logIn, placeOrder, registerCustomer, settleInCash } from '../bench/marketplace.mjs';
import { apply } from './applicant.mjs';

export const SAMPLES = {
  customer: '09120000001',
  provider: '09120000002',
  secondProvider: '09120000003',
  operator: '09120000009',
  company: '09120000031',
  worker: '09120000033',
};
const MOVES_TO_STARTED = ['accept', 'depart', 'start'];
/** An SMS leaves a moment after its move. */
const MOST_LOOKS = 50;
const LOOK_AGAIN_MS = 200;
const PRICE_LINK = /\/price\/([\w-]+)\//;
const PROBLEM_LINK = /\/problem\/([\w-]+)\//;
let lastMobile = 0;

/** A mobile that nobody has registered. */
export function aNewMobile() {
  lastMobile += 1;
  return `0936${String(lastMobile).padStart(7, '0')}`;
}

/**
 * { taskIds: { awaiting, accepted, started, done, disputed, unpaid }, reviewUrl, messageId, visitKey, priceKey,
 * problemKey, certificateKey, desk, alertProvider(), answerAlerts() }.
 *
 * - `taskIds`: one order in each state, of the sample customer and the sample provider
 * - `messageId`: a message that told of one; the keys are those of its links
 * - `desk`: what an operator's cases are of: { userId, applicantId, disputeId, runId, reportId, bankCaseId, enquiryId,
 *   queued }
 * - `queued`: the first case of further queues, and 1 where a queue is empty
 * - `alertProvider`: sends the provider new work
 * - `answerAlerts`: puts off what would ring over a page of theirs
 */
export async function preparePeople(url) {
  const provider = await logIn(url, SAMPLES.provider);
  const sample = await logIn(url, SAMPLES.customer);
  const { lstDeliveryAddress } = await sample.call('user/getdeliveryaddress', {});
  const customer = { ...sample, addressId: lstDeliveryAddress[0].deliveryaddrid };
  const hours = await listFreeHours(url, provider.userId);
  const order = async (who = customer) => placeOrder(who, { ...hours.shift(), providerId: provider.userId });
  const orderInCash = async (who) => {
    const placed = await order(who);
    await settleInCash(who ?? customer, placed);
    return placed;
  };
  // The work that is done comes first: it moves the clock, and a customer who has completed an order may have more of
  // them unpaid.
  const orderAndWork = async (moves) => {
    const placed = await orderInCash();
    for (const move of moves) await makeMove(url, provider, { taskid: placed.taskid, move });
    return placed;
  };
  const done = await orderAndWork([...MOVES_TO_STARTED, 'finish']);
  const problemKey = await readLink(url, customer, PROBLEM_LINK);
  await customer.call('reqandpay/confirmtask', { taskid: done.taskid });
  const disputed = await orderAndWork([...MOVES_TO_STARTED, 'finish']);
  await complain(customer, provider, disputed);
  const started = await orderAndWork(MOVES_TO_STARTED);
  const priceKey = await proposePrice(url, { provider, customer, taskid: started.taskid });
  const unpaid = await order();
  const awaiting = await orderInCash();
  const accepted = await orderInCash();
  await provider.call('expert/movetask', { taskid: accepted.taskid, move: 'accept' });
  const { visitKey } = await customer.call('visitshare/sharevisit', { taskid: accepted.taskid });
  const { taskDetail } = await customer.call('clean/gettaskdetail', { taskid: done.taskid });
  const { userInboxLst } = await customer.call('user/getuserinbox', {});
  // A customer of each alert's own: a newcomer may have but a few orders open.
  const alertProvider = async () => orderInCash(await registerCustomer(url, aNewMobile()));
  const answerAlerts = async () => {
    const { lstAlert } = await provider.call('nonePreloader/user/getalert', {});
    if (lstAlert.length > 0)
      await provider.call('nonePreloader/user/ackalert', { lstAlertId: lstAlert.map(({ alertId }) => alertId) });
  };
  return {
    taskIds: {
      unpaid: unpaid.taskid,
      awaiting: awaiting.taskid,
      accepted: accepted.taskid,
      started: started.taskid,
      done: done.taskid,
      disputed: disputed.taskid,
    },
    reviewUrl: taskDetail.reviewUrl,
    messageId: userInboxLst[0].id,
    visitKey,
    priceKey,
    problemKey,
    certificateKey: await makeCertificate(provider),
    desk: await readDesk(url, customer.userId),
    alertProvider,
    answerAlerts,
  };
}

/** The key of a certificate of the provider's earnings of this month. */
async function makeCertificate(provider) {
  const { presentMonth } = await provider.call('workerprofile/getcertificates', {});
  const { url } = await provider.call('workerprofile/getcertificate', {
    fromMonth: presentMonth,
    toMonth: presentMonth,
  });
  return new URL(url).pathname.split('/').at(-2);
}

/** An hour more of a started order; the key of the link that the customer's SMS has. */
async function proposePrice(url, { provider, customer, taskid }) {
  const lines = [{ key: 'overtime', minutes: 60 }];
  await provider.call('pricechange/addpricechange', { taskid, lines, reason: 'The kitchen takes longer.' });
  return readLink(url, customer, PRICE_LINK);
}

/** The key of the newest link of its kind in the customer's SMS. */
async function readLink(url, customer, link) {
  for (let tries = 0; tries < MOST_LOOKS; tries += 1) {
    const sent = await (await fetch(`${url}/api/dev/outbox?mobile=${customer.mobile}`)).text();
    const [, key] = link.exec(sent) ?? [];
    if (key) return key;
    await setTimeout(LOOK_AGAIN_MS);
  }
  throw new Error(`no SMS to ${customer.mobile} has the link ${link}: ${MOST_LOOKS} looks at the outbox`);
}

/** A dispute that waits for an operator, and a report of a message. */
async function complain(customer, provider, { taskid }) {
  const text = 'Half of the windows are not clean.';
  await customer.call('dispute/opendispute', { taskid, reason: 'badly-done', text });
  await provider.call('dispute/adddisputewords', { taskid, text: 'They are clean.' });
  await customer.call('dispute/askdesk', { taskid });
  await customer.call('ordermessage/reportconversation', { taskid, text: 'The last message was not polite.' });
}

async function readDesk(url, userId) {
  const operator = await logIn(url, SAMPLES.operator);
  const { lstDispute } = await operator.call('operator/getalldispute', {});
  const { lstReport } = await operator.call('operator/getallreport', {});
  const { lstRun } = await operator.call('operator/getallpayoutrun', {});
  const { lstCase } = await operator.call('operator/getallbankcase', {});
  const { lstEnquiry } = await operator.call('operator/getallenquiry', {});
  return {
    userId,
    applicantId: await apply(url, aNewMobile()),
    disputeId: lstDispute[0].disputeid,
    runId: lstRun[0].runid,
    reportId: lstReport[0].reportid,
    bankCaseId: lstCase[0].bankcaseid,
    enquiryId: lstEnquiry[0].enquiryid,
    queued: await findFirstCases(operator),
  };
}

async function findFirstCases(operator) {
  const found = {};
  for (const queue of ['accounts', 'appeals', 'cash', 'excuses', 'outbox', 'papers', 'reviews', 'vehicles']) {
    const { lstCase } = await operator.call('operator/getallcase', { queue, pageSize: 1 });
    // Where nothing waits, the page says that there is no such case.
    found[queue] = lstCase[0]?.caseid ?? 1;
  }
  return found;
}

/** Makes a move; where time holds it back, the site's clock first goes on to its opening. */
async function makeMove(url, provider, { taskid, move }) {
  const { taskDetail } = await provider.call('clean/gettaskdetail', { taskid });
  const { opensAtMs = 0 } = taskDetail.moveOpenings.find((opening) => opening.move === move) ?? {};
  const advanceMs = opensAtMs - taskDetail.serverNowMs;
  if (advanceMs > 0) await call(url, 'clock', { advanceMs }, { host: 'dev' });
  await provider.call('expert/movetask', { taskid, move });
}
