import { isRefused, isUnfulfilled } from '@/lib/domain/order/order-states';
import { toEmptyParts, type OrderDraft } from '@/lib/funnel/draft';
import type { PlacedOrder } from '@/lib/funnel/payment-fields';

import type { Task } from '../state/task';
import type { Bid, Bidding } from './use-bidding';

function toPhase(state: Task['state'], former: PlacedOrder['phase'] | undefined): PlacedOrder['phase'] {
  if (state === 'PENDING_PAYMENT') return former === 'paying' ? 'paying' : 'chosen';
  // Nobody is chosen: bids arrive, or the order ended without one.
  return state === 'BIDDING' || isRefused(state) || isUnfulfilled(state) ? 'bidding' : 'settled';
}

/** A bid as an answer: who comes, and for how much. */
export function toBidFields(bid: Bid): Partial<OrderDraft> {
  return {
    suggestionId: bid.sgid,
    workerUserId: bid.userid,
    merchantid: bid.merchantid,
    providerName: bid.fullname,
    providerImage: bid.userImage || null,
    providerTakesCash: bid.takesCash,
  };
}

/** The answers of a removal, which another device does not know. */
function toRemovalFields(moving: Task['moving']): Partial<OrderDraft> {
  if (!moving) return {};
  const { moverCount, heavyPieces, hasPacking, origin, destination, destinationPlace, destinationStreet } = moving;
  return {
    personCount: moverCount,
    heavyPieces: [...heavyPieces],
    hasPacking,
    originAccess: origin,
    destinationAccess: destination,
    destinationPlace,
    destinationText: destinationStreet || null,
  };
}

/** The sent order of the server as the answers that its steps show. */
export function toFollowedFields(task: Task, { lstSuggestion, chosenSgid }: Bidding): Partial<OrderDraft> {
  const chosen = lstSuggestion.find(({ sgid }) => sgid === chosenSgid);
  return {
    srvcattypeid: task.srvcattypeid,
    gDate: task.gDate,
    startHour: task.startHour,
    visitHours: task.endHour - task.startHour,
    ...(task.deliveryStreet ? { addressText: task.deliveryStreet } : {}),
    locationName: task.deliveryPlace,
    description: task.userDescription || null,
    descriptionImageUrl: task.descriptionImageUrl,
    descriptionAudioUrl: task.descriptionAudioUrl,
    moreImageUrls: task.moreImageUrls,
    urgency: task.urgency,
    isDescriptionDone: true,
    ...toRemovalFields(task.moving),
    ...(chosen ? toBidFields(chosen) : toEmptyParts('provider')),
  };
}

/**
 * The part of a sent order that this browser keeps: its numbers and how far it is. The browser alone knows of a visit
 * to the bank's page.
 */
export function toPlaced(task: Task, former: PlacedOrder | null): PlacedOrder {
  const { reqId: reqid, taskid, reqcode } = task;
  return { reqid, taskid, reqcode, phase: toPhase(task.state, former?.phase) };
}
