import type { DraftField, OrderDraft } from '@/lib/funnel/draft';
import type { ClearedPart, QuestionKind } from '@/lib/funnel/flow';

const PAID_PHASES: readonly string[] = ['paying', 'settled'];

/** When a question counts as answered. */
const ANSWERED: Readonly<Record<QuestionKind, (draft: OrderDraft) => boolean>> = {
  'service-type': (draft) => draft.srvcattypeid !== null,
  grade: (draft) => draft.grade !== null,
  'child-type': (draft) => draft.childTypeId !== null,
  'cleaning-details': (draft) => draft.cleaningHours !== null || draft.home !== null,
  pets: (draft) => draft.petTypes !== null,
  basket: (draft) => (draft.clothes?.length ?? 0) > 0,
  'car-type': (draft) => draft.carTypeId !== null,
  'car-service': (draft) => draft.srvcattypeid !== null && draft.carWashLocation !== null,
  movers: (draft) => draft.personCount !== null,
  persons: (draft) => draft.personCount !== null,
  'truck-location': (draft) => draft.gasTruckId !== null && draft.locationid !== null,
  vehicle: (draft) => draft.vehicleType !== null && draft.plaque !== null,
  fuel: (draft) => draft.gasTypeEnum !== null && draft.litreVolume !== null,
  address: (draft) => draft.deliveryaddrid !== null && draft.locationid !== null,
  'date-time': (draft) => draft.gDate !== null && draft.deliverytimeid !== null,
  'return-date-time': (draft) => draft.returnDate !== null && draft.returnTimeId !== null,
  description: (draft) => draft.isDescriptionDone,
  bids: (draft) => draft.hasBids,
  provider: (draft) => draft.workerUserId !== null,
  bid: (draft) => draft.suggestionId !== null,
  'pre-invoice': (draft) => PAID_PHASES.includes(draft.placed?.phase ?? ''),
  'bank-payment': (draft) => draft.placed?.phase === 'settled',
  done: () => false,
};

export function isAnswered(question: QuestionKind, draft: OrderDraft): boolean {
  return ANSWERED[question](draft);
}

/** The fields that go when a part is cleared. */
export const PART_FIELDS: Readonly<Record<ClearedPart, readonly DraftField[]>> = {
  basket: ['clothes'],
  provider: [
    'workerUserId',
    'merchantid',
    'providerName',
    'providerImage',
    'providerTakesCash',
    'suggestionId',
    'gasTruckId',
  ],
  price: ['priceRial', 'needHours'],
  dates: ['gDate', 'deliverytimeid', 'startHour', 'visitHours'],
  'return-date': ['returnDate', 'returnTimeId'],
  'service-price': ['priceRial', 'carWashLocation'],
};
