// Stands in for the SMS provider and the bank while a site for people is rehearsed: node lib/operations/rehearsal.mjs
// [port] SMS are printed here. The bank's page asks whether a payment is made; no money moves. For this computer alone,
// and never for people.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const PORT = Number(process.argv[2] ?? 8090);
const PAYMENT_CALL = /^\/pg\/v4\/payment\/(request|verify|reverse|inquiry)\.json$/;
const PAYMENT_PAGE = /^\/pg\/StartPay\/(\w+)$/;
const SMS_CALL = /^\/v1\/[^/]+\/(?:sms\/send|verify\/lookup)\.json$/;

/** Authority → { amount, callbackUrl, state } of the payments of this run. */
const payments = new Map();

const done = (data) => ({ data: { code: 100, message: 'Success', ...data }, errors: [] });
const refused = (code) => ({ data: [], errors: { code, message: 'refused', validations: [] } });

const bank = {
  request: ({ amount, callback_url: callbackUrl }) => {
    const authority = `R${String(payments.size + 1).padStart(35, '0')}`;
    payments.set(authority, { amount, callbackUrl, state: 'IN_BANK' });
    return done({ authority, fee_type: 'Merchant', fee: 0 });
  },
  verify: ({ amount }, payment) => {
    if (!['PAID', 'VERIFIED'].includes(payment.state)) return refused(-51);
    if (payment.amount !== amount) return refused(-50);
    const code = payment.state === 'VERIFIED' ? 101 : 100;
    payment.state = 'VERIFIED';
    return done({ code, ref_id: 1, card_pan: '000000******0000' });
  },
  reverse: (_fields, payment) => {
    if (!['PAID', 'VERIFIED'].includes(payment.state)) return refused(-61);
    payment.state = 'REVERSED';
    return done({});
  },
  inquiry: (_fields, payment) => done({ status: payment.state }),
};

function callBank(method, fields) {
  const payment = payments.get(fields.authority);
  if (method !== 'request' && !payment) return refused(-54);
  return bank[method](fields, payment);
}

function takeSms(form) {
  process.stdout.write(`SMS to ${form.get('receptor')}: ${form.get('token') ?? form.get('message')}\n`);
  return { return: { status: 200, message: 'taken' }, entries: null };
}

/** Settles the payment and redirects to the site, as a bank does. */
function settle(payment, authority, isPaid) {
  if (payment.state === 'IN_BANK' || payment.state === 'FAILED') payment.state = isPaid ? 'PAID' : 'FAILED';
  const back = new URL(payment.callbackUrl);
  back.searchParams.set('Authority', authority);
  back.searchParams.set('Status', isPaid ? 'OK' : 'NOK');
  return back.href;
}

const toPage = (payment) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Rehearsal: bank</title>
<body style="font: 18px/1.6 sans-serif; max-width: 30rem; margin: 4rem auto; padding: 0 1rem">
<h1>Rehearsal: the bank</h1><p>${Number(payment.amount).toLocaleString('en')} rials. No money moves.</p>
<form method="post"><button name="paid" value="yes">Pay</button> <button name="paid" value="no">Do not pay</button></form>`;

async function answer(request, response) {
  const { pathname } = new URL(request.url, 'http://rehearsal');
  const sendJson = (body) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  const body = request.method === 'POST' ? await text(request) : '';
  const [, method] = PAYMENT_CALL.exec(pathname) ?? [];
  if (method) return sendJson(callBank(method, JSON.parse(body)));
  if (SMS_CALL.test(pathname)) return sendJson(takeSms(new URLSearchParams(body)));
  const [, authority] = PAYMENT_PAGE.exec(pathname) ?? [];
  const payment = payments.get(authority);
  if (!payment) return response.writeHead(404).end();
  if (request.method !== 'POST')
    return response.setHeader('content-type', 'text/html; charset=utf-8').end(toPage(payment));
  const location = settle(payment, authority, new URLSearchParams(body).get('paid') === 'yes');
  return response.writeHead(303, { location }).end();
}

const server = createServer((request, response) => {
  answer(request, response).catch((error) => response.writeHead(400).end(error.message));
});
server.listen(PORT, '127.0.0.1', () => {
  const address = `http://127.0.0.1:${server.address().port}`;
  process.stdout.write(`The rehearsal stands in for the SMS provider and the bank at ${address}\n`);
});
