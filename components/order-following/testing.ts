import type { TaskSummary } from './order-card';

/** The sums of an order, zero where they are not given. */
export function toSums(known: Partial<TaskSummary['sums']>): TaskSummary['sums'] {
  return {
    discountRial: 0,
    giftRial: 0,
    walletRial: 0,
    bankRial: 0,
    cashRial: 0,
    paidRial: 0,
    dueRial: 0,
    feeRial: 0,
    backRial: 0,
    lateRial: 0,
    lateToCardRial: 0,
    ...known,
  };
}

/** As much of an order as its card reads; the contract's type would want every field. */
export const summary = {
  taskid: 50_001,
  kind: 'cleaning',
  seopath: 'house-cleaning',
  serviceName: 'House cleaning',
  serviceTypeName: 'Regular cleaning',
  gradeName: '',
  state: 'CANCELLED_BY_CUSTOMER',
  absence: null,
  gDate: '2026-11-28',
  startHour: 9,
  endHour: 12,
  arrivesUntilMs: null,
  returnVisit: null,
  origin: 'online',
  payType: 'online',
  codFlag: 'deactive',
  priceRial: 9_600_000,
  feeContestUntilMs: null,
  sums: toSums({}),
  providerName: 'Maryam Ahmadi',
  providerImage: null,
} as unknown as TaskSummary;
