import type { OrderDraft } from '@/lib/funnel/draft';
import type { Walk } from '@/lib/funnel/engine';
import type { FlowFacts } from '@/lib/funnel/flow';
import { KINDS, type QuestionKind } from '@/lib/funnel/kinds';

import { toOrderKind, type OrderService } from './order-service';

/**
 * The type says of which kind the order is, and nothing else does: what was stored may be of before another type was
 * chosen.
 */
export function withKind(draft: OrderDraft, service: OrderService): OrderDraft {
  const serviceEnum = toOrderKind(service, draft.srvcattypeid);
  return draft.serviceEnum === serviceEnum ? draft : { ...draft, serviceEnum };
}

/** The walk of a draft through its service, in the way of its type. */
export function toWalk(draft: OrderDraft, service: OrderService, facts: FlowFacts): Walk<QuestionKind> {
  return { flow: KINDS[toOrderKind(service, draft.srvcattypeid)].flow, facts, draft };
}
