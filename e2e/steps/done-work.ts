import type { Person } from '../fixtures/people';
import type { Caller } from './api';
import { addAddress, aDraft, listFreeSlots, place, settleInCash } from './market';
import { waitsForOpening } from './provider-work';

/**
 * An order in cash whose work is done. It begins by the customer's code: a start without one is told by an SMS, and a
 * visit has few of them.
 */
export async function isDone(person: Person, customer: Caller, provider: Caller) {
  const slots = await listFreeSlots(customer.siteUrl, provider);
  const slot = slots[Math.floor(slots.length / 2)];
  if (!slot) throw new Error(`${provider.name} is free in no hour`);
  const { gDate, deliverytimeid } = slot;
  const address = { deliveryaddrid: await addAddress(customer), gDate, deliverytimeid };
  const placed = await place(customer, await aDraft(customer, { ...address, workerUserId: provider.userId }));
  await settleInCash(customer, placed.reqid);
  for (const move of ['accept', 'depart', 'start', 'finish'] as const) {
    if (move !== 'accept') await waitsForOpening(person.site, provider, placed.taskid, move);
    const { taskDetail } = await customer.call('clean/gettaskdetail', { taskid: placed.taskid });
    const startCode = move === 'start' ? (taskDetail.startCode ?? undefined) : undefined;
    await provider.call('expert/movetask', { taskid: placed.taskid, move, startCode });
  }
  return placed;
}
