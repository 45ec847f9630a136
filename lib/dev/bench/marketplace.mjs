// Talks to the product as a native client does.
import { createHash, randomUUID } from 'node:crypto';

export const TAJRISH = 1001;
export const CLEANING = { srvcategoryid: 3, srvcattypeid: 301, locationid: TAJRISH };
const HOURS = 3;
const GET_CALLS = ['boot/getallcategoryv3', 'geo/province-and-city'];
const BEFORE_CODE = /(?<!\d)\d{4}(?!\d)/;

/** Makes a call; throws with the answer when it is no success. */
export async function call(url, name, input, { token, host = 'main' } = {}) {
  const isGet = GET_CALLS.includes(name) || host === 'ipg';
  const headers = {
    'idempotency-key': randomUUID(),
    ...(isGet ? {} : { 'content-type': 'application/json' }),
    ...(token ? { authorization: token } : {}),
  };
  const response = await fetch(`${url}/api/${host}/${name}`, {
    method: isGet ? 'GET' : 'POST',
    headers,
    ...(isGet ? {} : { body: JSON.stringify(input ?? {}) }),
  });
  const text = await response.text();
  if (!response.ok)
    throw Object.assign(new Error(`${name} answered ${response.status}: ${text.slice(0, 500)}`), {
      status: response.status,
      retryAfterSeconds: Number(response.headers.get('retry-after')),
    });
  return JSON.parse(text);
}

/** A person with a session: { userId, mobile, token, call(name, input) }. */
export async function logIn(url, mobile, password = '1234') {
  const digest = createHash('sha256').update(`${mobile}:${password}`).digest('hex');
  const { account, token } = await call(url, 'security/login', { mobile, password: digest });
  return {
    userId: account.userId,
    mobile,
    token,
    call: (name, input, options) => call(url, name, input, { token, ...options }),
  };
}

/** A new person, with an address in Tajrish as `addressId`. The code comes from the demo's outbox. */
export async function registerCustomer(url, mobile) {
  await call(url, 'security/register', { firstname: 'Nika', lastname: 'Salehi', mobilenumber: mobile });
  const sent = await (await fetch(`${url}/api/dev/outbox?mobile=${mobile}`)).json();
  const newest = Array.isArray(sent) ? sent[0] : Object.values(sent).find(Array.isArray)[0];
  const activationCode = BEFORE_CODE.exec(toLatinDigits(newest.text))[0];
  await call(url, 'security/checkactivationCode', { activationCode, mobile });
  const customer = await logIn(url, mobile, activationCode);
  const address = { deliveryaddrname: 'Home', deliveryaddr: 'Maghsoudbeyk 12', locationid: TAJRISH };
  const { deliveryaddrid } = await customer.call('user/adddeliveryaddress', address);
  return { ...customer, addressId: deliveryaddrid };
}

const toLatinDigits = (text) => text.replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)));

/**
 * Hours at which a provider of regular cleaning in Tajrish is free and which do not stand in each other's way: { gDate,
 * deliverytimeid }.
 */
export async function listFreeHours(url, providerId) {
  const { lstAvailableDate } = await call(url, 'boot/getallavailabledate', {
    ...CLEANING,
    hourneed: HOURS,
    merchantid: providerId,
  });
  return lstAvailableDate.flatMap(({ gDate, lstDeliveryTimeSheet }) => {
    const [first] = lstDeliveryTimeSheet.filter(({ isFull }) => !isFull);
    return first ? [{ gDate, deliverytimeid: first.deliverytimeid }] : [];
  });
}

/** Three hours of regular cleaning, waiting for its payment. */
export function placeOrder(customer, { gDate, deliverytimeid, providerId }) {
  const { srvcategoryid, srvcattypeid } = CLEANING;
  const draft = {
    serviceEnum: 'cleaning',
    srvcategoryid,
    srvcattypeid,
    cleaningHours: HOURS,
    deliveryaddrid: customer.addressId,
    gDate,
    deliverytimeid,
    workerUserId: providerId,
  };
  return customer.call('clean/addcleanrequest', draft);
}

/** Sends the order to its provider, to be paid in cash. */
export const settleInCash = (customer, { reqid }) =>
  customer.call(`custom/cod-${reqid}/0/false`, undefined, { host: 'ipg' });

export const cancelOrder = (customer, { reqid }) =>
  customer.call('reqandpay/cancelrequest', { reqid, reason: 'bench' });
