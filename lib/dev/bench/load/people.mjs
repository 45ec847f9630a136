// Customers who order, each with a provider's hour of her own, so that nobody stands in another's way.
import {
  CLEANING,
  call,
  cancelOrder,
  listFreeHours,
  placeOrder,
  registerCustomer,
  settleInCash,
} from '../marketplace.mjs';

/** Registers customers one after the other, as many as one network address may in an hour and fewer. */
export async function gatherCustomers(url, count) {
  const hours = await listHours(url, count);
  const customers = [];
  for (let index = 0; index < count; index += 1) {
    const customer = await registerCustomer(url, `0935${String(1_000_000 + index)}`);
    customers.push({ ...customer, hour: hours[index], isBusy: false, step: index });
  }
  return customers;
}

/** An hour a day of each provider who is free, by turns. */
async function listHours(url, count) {
  const [, , someDay] = (await call(url, 'boot/getallavailabledate', { ...CLEANING, hourneed: 3 })).lstAvailableDate;
  const { deliverytimeid } = someDay.lstDeliveryTimeSheet.find(({ isFull }) => !isFull);
  const { lstServiceProvider } = await call(url, 'serviceprovider/filterserviceprovider', {
    ...CLEANING,
    hourneed: 3,
    gDate: someDay.gDate,
    deliverytimeid,
  });
  const hours = [];
  for (const { userId } of lstServiceProvider)
    hours.push(...(await listFreeHours(url, userId)).slice(2).map((hour) => ({ ...hour, providerId: userId })));
  if (hours.length < count)
    throw new Error(
      `The sample providers have ${hours.length} free hours, fewer than the ${count} customers of the load need.`,
    );
  return hours;
}

const profile = { firstName: 'Nika', lastName: 'Salehi' };

/**
 * One customer's writes, over and over: an order from placing to its end, and between its steps changes of the account.
 */
const STEPS = [
  async (customer) => void (customer.order = await placeOrder(customer, customer.hour)),
  (customer) => customer.call('user/addusersetting', {}),
  (customer) => settleInCash(customer, customer.order),
  (customer) => customer.call('user/editprofile', profile),
  (customer) => cancelOrder(customer, customer.order),
  (customer) => customer.call('user/editprofile', profile),
];

/** A writer that lets the customers write in turn, each one thing at a time. */
export function createWriter(customers) {
  for (const customer of customers) customer.step = 0;
  let next = 0;
  return async () => {
    const customer = findIdle(customers, (next += 1));
    if (!customer) throw new Error('every customer still waits for an earlier answer');
    customer.isBusy = true;
    try {
      await STEPS[customer.step](customer);
      customer.step = (customer.step + 1) % STEPS.length;
    } finally {
      customer.isBusy = false;
    }
  };
}

function findIdle(customers, from) {
  for (let step = 0; step < customers.length; step += 1) {
    const customer = customers[(from + step) % customers.length];
    if (!customer.isBusy) return customer;
  }
  return null;
}
