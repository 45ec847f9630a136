// What people read: pages and the catalogue most of the time, then providers, hours, prices and their own orders.
import { CLEANING, call } from '../marketplace.mjs';
import { PUBLIC_PAGES } from '../public-pages.mjs';

const HOURS = 3;

async function get(url) {
  const response = await fetch(url);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${new URL(url).pathname} answered ${response.status}`);
}

/** A reader that makes one request after the other, pages and cached answers among them. */
export function createReader(url, customers) {
  const reads = [
    ...Object.values(PUBLIC_PAGES).map((path) => () => get(url + path)),
    () => get(`${url}/api/main/boot/getallcategoryv3`),
    () => get(`${url}/api/main/geo/province-and-city`),
    ...listCalls(url, customers),
  ];
  return (count) => reads[count % reads.length](count);
}

/** A reader of answers that ask the database each time. */
export function createCallReader(url, customers) {
  const calls = listCalls(url, customers);
  return (count) => calls[count % calls.length](count);
}

function listCalls(url, customers) {
  const [{ hour }] = customers;
  const { gDate, deliverytimeid } = hour;
  const someone = (count) => customers[count % customers.length];
  return [
    () =>
      call(url, 'clean/getcleanprice', {
        srvcattypeid: CLEANING.srvcattypeid,
        cleaningHours: HOURS,
        locationid: CLEANING.locationid,
      }),
    (count) => someone(count).call('user/getuserinfo'),
    (count) => someone(count).call('clean/getallcurrenttaskbyuserid'),
    () => call(url, 'serviceprovider/filterserviceprovider', { ...CLEANING, hourneed: HOURS, gDate, deliverytimeid }),
  ];
}
