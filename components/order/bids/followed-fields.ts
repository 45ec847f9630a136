import { toEmptyParts, type OrderDraft } from '@/lib/funnel/draft';
import type { PlacedOrder } from '@/lib/funnel/payment-fields';

import type { Task } from '../state/task';
import type { Bid, Bidding } from './use-bidding';

/** States in which nobody is chosen: bids arrive, or the order ended without one. */
const WITHOUT_BID: readonly Task['state'][] = [
  'BIDDING',
  'EXPIRED',
  'DECLINED',
  'PAYMENT_EXPIRED',
  'CANCELLED_BY_CUSTOMER',
  'CANCELLED_BY_PROVIDER',
  'CANCELLED_BY_SYSTEM',
  'CANCELLED_BY_OPERATOR',
];

function toPhase(state: Task['state'], former: PlacedOrder['phase'] | undefined): PlacedOrder['phase'] {
  if (WITHOUT_BID.includes(state)) return 'bidding';
  if (state !== 'PENDING_PAYMENT') return 'settled';
  return former === 'paying' ? 'paying' : 'chosen';
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

/**
 * The sent order of the server as a draft's answers, so that an order made elsewhere goes on here. Two facts stay the
 * browser's: the way to pay, and a visit to the bank's page.
 */
export function toFollowedFields(draft: OrderDraft, task: Task, bidding: Bidding): Partial<OrderDraft> {
  const phase = toPhase(task.state, draft.placed?.phase);
  const chosen = bidding.lstSuggestion.find(({ sgid }) => sgid === bidding.chosenSgid);
  return {
    srvcattypeid: task.srvcattypeid,
    gDate: task.gDate,
    startHour: task.startHour,
    visitHours: task.endHour - task.startHour,
    addressText: task.deliveryStreet || draft.addressText,
    locationName: task.deliveryPlace,
    description: task.userDescription || null,
    descriptionImageUrl: task.descriptionImageUrl,
    descriptionAudioUrl: task.descriptionAudioUrl,
    moreImageUrls: task.moreImageUrls,
    urgency: task.urgency,
    isDescriptionDone: true,
    ...toRemovalFields(task.moving),
    ...(chosen ? toBidFields(chosen) : toEmptyParts('provider')),
    placed: {
      reqid: task.reqId,
      taskid: task.taskid,
      reqcode: task.reqcode,
      payableRial: task.payableRial,
      paymentExpiresAtMs: task.paymentExpiresAtMs,
      phase,
    },
  };
}
