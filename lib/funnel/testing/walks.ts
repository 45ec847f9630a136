import type { ServiceKind } from '@/lib/contract/enumerations';
import { createDraft, type OrderDraft } from '@/lib/funnel/draft';
import type { Walk } from '@/lib/funnel/engine';
import type { FlowFacts } from '@/lib/funnel/flow';
import { KINDS, type QuestionKind } from '@/lib/funnel/kinds';
import type { PlacedOrder } from '@/lib/funnel/payment-fields';

export const everything: FlowFacts = { typeCount: 5, gradeCount: 2, childTypeCount: 3 };
const MOVE_ENDS = { originAccess: { floor: 3, hasLift: false }, destinationAccess: { floor: 0, hasLift: true } };
export const placed: PlacedOrder = {
  ...{ reqid: 1, taskid: 2 },
  reqcode: 'PF-1',
  phase: 'paying',
};

export const answers: Record<Exclude<QuestionKind, 'done'>, Partial<OrderDraft>> = {
  'service-type': { srvcattypeid: 301 },
  grade: { grade: 'ECO' },
  'child-type': { childTypeId: 4 },
  'cleaning-details': { cleaningHours: 4, plan: 'once' },
  pets: { petTypes: [] },
  carpets: { grade: 'VIP', carpets: [{ units: 9, count: 1 }] },
  upholstery: { grade: 'ECO', upholstery: [{ piece: 'seat', count: 7 }] },
  basket: { clothes: [{ itemId: 1, count: 2 }] },
  'car-type': { carTypeId: 1 },
  'car-service': { srvcattypeid: 901, carWashLocation: 'on-site' },
  movers: { personCount: 2 },
  'moving-addresses': { deliveryaddrid: 7, locationid: 5, destinationaddrid: 8, ...MOVE_ENDS },
  tests: { testIds: [24031] },
  persons: {
    personCount: 2,
    persons: [
      { name: 'Sara', birthYear: 1370 },
      { name: 'Omid', birthYear: 2001 },
    ],
  },
  'truck-location': { gasTruckId: 1, locationid: 5 },
  vehicle: { vehicleType: 'AUTOMOBILE', plaque: '12-ب-345-67' },
  fuel: { gasTypeEnum: 'petrol', litreVolume: 30 },
  address: { deliveryaddrid: 7, locationid: 5 },
  'date-time': { gDate: '2026-11-26', deliverytimeid: 9, startHour: 9, visitHours: 4 },
  'return-date-time': { returnDate: '2026-11-28', returnTimeId: 9 },
  'task-details': { description: 'two shelves on a brick wall', isDescriptionDone: true },
  description: { isDescriptionDone: true },
  bids: { hasBids: true },
  provider: { workerUserId: 3, merchantid: 1, providerName: 'Maryam' },
  bid: { suggestionId: 8 },
  'pre-invoice': { placed },
  'bank-payment': { placed: { ...placed, phase: 'settled' } },
};

export function createWalk(kind: ServiceKind, facts = everything): Walk<QuestionKind> {
  return { flow: KINDS[kind].flow, facts, draft: createDraft({ serviceEnum: kind, srvcategoryid: 3 }) };
}

/** A walk in which everything before a question is answered. */
export function walkTo(kind: ServiceKind, question: QuestionKind): Walk<QuestionKind> {
  const walk = createWalk(kind);
  const index = walk.flow.findIndex((step) => step.question === question);
  const before = walk.flow
    .slice(0, index)
    .flatMap((step) => (step.question === 'done' || step.question === 'bank-payment' ? [] : [answers[step.question]]));
  return { ...walk, draft: Object.assign({}, walk.draft, ...before) as OrderDraft };
}
