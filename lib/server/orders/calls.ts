import { bidsCalls } from './calls/bids/calls';
import { bankCaseCalls } from './calls/bank-cases/calls';
import { cashCalls } from './calls/cash/calls';
import { custodyCalls } from './calls/custody/calls';
import { notesCalls } from './calls/notes/calls';
import { deskOrderCalls } from './calls/desk/calls';
import { disputesCalls } from './calls/disputes/calls';
import { movesCalls } from './calls/moves/calls';
import { paymentsCalls } from './calls/payments/calls';
import { petrolCalls } from './calls/petrol/calls';
import { photosCalls } from './calls/photos/calls';
import { placingCalls } from './calls/placing/calls';
import { priceChangesCalls } from './calls/price-changes/calls';
import { readingCalls } from './calls/reading/calls';
import { recipientsCalls } from './calls/recipients/calls';
import { regularsCalls } from './calls/regulars/calls';
import { seriesCalls } from './calls/series/calls';
import { teamsCalls } from './calls/teams/calls';
import { tipsCalls } from './calls/tips/calls';
import { wayCalls } from './calls/way/calls';

/** The calls of orders: a folder of `calls/` a matter. */
export const orderCalls = [
  ...bidsCalls,
  ...bankCaseCalls,
  ...cashCalls,
  ...custodyCalls,
  ...deskOrderCalls,
  ...disputesCalls,
  ...movesCalls,
  ...notesCalls,
  ...paymentsCalls,
  ...petrolCalls,
  ...photosCalls,
  ...placingCalls,
  ...priceChangesCalls,
  ...readingCalls,
  ...recipientsCalls,
  ...regularsCalls,
  ...seriesCalls,
  ...teamsCalls,
  ...tipsCalls,
  ...wayCalls,
] as const;
