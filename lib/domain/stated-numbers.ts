import {
  APOLOGY_GIFT_RIALS,
  AVAILABLE_DAYS_AHEAD,
  BID_WINDOW_SOON_MS,
  COMMISSION_PERCENT,
  COMPLETION_WAIT_MS,
  DAY_MS,
  EN_ROUTE_CANCEL_FEE_PERCENT,
  FREE_CANCEL_AFTER_CONFIRM_MS,
  FREE_CANCEL_BEFORE_VISIT_MS,
  GIFT_LIFETIME_MS,
  HOUR_MS,
  LATE_CANCEL_FEE_PERCENT,
  MINUTE_MS,
  PROVIDER_ANSWER_MS,
  PROVIDER_ANSWER_SOON_MS,
  TRAVEL_BUFFER_MS,
  VISIT_IS_SOON_MS,
  WELCOME_GIFT_RIALS,
} from './constants';

const RIALS_A_TOMAN = 10;

/**
 * The house's own numbers as sentences say them, by the placeholder that stands for each in the messages and in the catalogue's words:
 * `{completionHours}`. The unit is the end of the name. No other placeholder may be called like one of these.
 */
export const statedNumbers = {
  commissionPercent: COMMISSION_PERCENT,
  completionHours: COMPLETION_WAIT_MS / HOUR_MS,
  freeCancelMinutes: FREE_CANCEL_AFTER_CONFIRM_MS / MINUTE_MS,
  freeCancelHours: FREE_CANCEL_BEFORE_VISIT_MS / HOUR_MS,
  lateCancelFeePercent: LATE_CANCEL_FEE_PERCENT,
  enRouteCancelFeePercent: EN_ROUTE_CANCEL_FEE_PERCENT,
  apologyGiftTomans: APOLOGY_GIFT_RIALS / RIALS_A_TOMAN,
  welcomeGiftTomans: WELCOME_GIFT_RIALS / RIALS_A_TOMAN,
  giftDays: GIFT_LIFETIME_MS / DAY_MS,
  daysAhead: AVAILABLE_DAYS_AHEAD,
  answerHours: PROVIDER_ANSWER_MS / HOUR_MS,
  answerSoonMinutes: PROVIDER_ANSWER_SOON_MS / MINUTE_MS,
  visitSoonHours: VISIT_IS_SOON_MS / HOUR_MS,
  travelMinutes: TRAVEL_BUFFER_MS / MINUTE_MS,
  bidSoonMinutes: BID_WINDOW_SOON_MS / MINUTE_MS,
} as const;
