import { PROVIDER_ANSWER_MS, PROVIDER_ANSWER_SOON_MS, QUIET_HOURS, VISIT_IS_SOON_MS } from '../constants/answers';
import {
  BID_CONFIRM_MS,
  BID_IS_SOON_MS,
  BID_NUMBERS,
  BID_RETRIES,
  BID_WINDOW_MS,
  BID_WINDOW_SOON_MS,
  BIDS_SHOWN,
} from '../constants/bidding';
import {
  GIFT_LIFETIME_MS,
  GIFT_SHARE_OF_ORDER_PERCENT,
  COLLEAGUE_REFERRAL,
  REFERRAL_GIFT_RIALS,
  REFERRAL_LEAST_OWN_RIALS,
  RETURNED_GIFT_MS,
  WELCOME_GIFT_RIALS,
} from '../constants/gifts';
import {
  ACTIVATION_CODE,
  DEVICE_COOKIE_YEARS,
  LOGIN_PASSWORD_LENGTH,
  ONE_TIME_PASSWORD_MS,
  PERSON_VIEW_MS,
  PROOF_OF_WORK,
  REFERRAL_COOKIE_DAYS,
  SESSION_MS,
  VERIFICATION_CODE_LENGTH,
} from '../constants/identity';
import { FIRST_DEEP_CLEAN_MONTHS, PETROL_LITRES } from '../constants/kinds';
import { CALLS_AFTER_WORK_MS, MESSAGE_MEMORY_MS, OPENING_NOTICE_DAYS, SMS_A_VISIT } from '../constants/messages';
import { COMMISSION_PERCENT, SECOND_OPERATOR_RIALS } from '../constants/money';
import {
  APOLOGY_GIFT_RIALS,
  APOLOGY_LIMITS,
  AVAILABLE_DAYS_AHEAD,
  COMPLETION_WAIT_MS,
  DAY_REMINDER_MS,
  DEBT_SHARE_PERCENT,
  DISPUTE_ANSWER_MS,
  DISPUTE_DECISION_MS,
  EN_ROUTE_CANCEL_FEE_PERCENT,
  FREE_CANCEL_AFTER_CONFIRM_MS,
  FREE_CANCEL_BEFORE_VISIT_MS,
  HOURS_REMINDER_MS,
  LATE_CANCEL_FEE_PERCENT,
  LATENESS,
  MINIMUM_LEAD_MS,
  PAYMENT_WINDOW_MS,
  PRICE_ANSWER_MS,
  PRICE_ANSWER_TEXTILE_MS,
  RESCHEDULES,
  START_CODE,
  SERIES_PRICE_NOTICE_MS,
} from '../constants/orders';
import {
  APPLICANT_LEAST_YEARS,
  DOOR_WAIT,
  EXCUSE,
  FEE_CONTEST_MS,
  FIRST_HOUR,
  NO_SHOW_AFTER_MS,
  OFFERED_HOURS,
  OVERDUE_AFTER_MS,
  PAYOUT,
  REGULARS,
  RELIABILITY,
  WAY_POSITION,
} from '../constants/providers';
import { REVIEW_EDIT_MS, REVIEW_WINDOW_MS } from '../constants/reviews';
import { NOTIFICATION_SOUND_REPEAT_MS } from '../constants/screen';
import { CUSTODY_ALARM_MS, TEXTILE_CLAIM_MS } from '../constants/textiles';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../constants/time-units';
import { PAYMENT_RECHECK } from '../constants/timers';
import { TRAVEL_BUFFER_MS } from '../constants/travel';
import { UPLOAD_LIMITS } from '../constants/uploads';
import { RECIPIENT_MEMORY_DAYS, RECIPIENT_STOP_DAYS } from '../constants/recipients';
import { TRUCK_ANSWER_MS, TRUCK_POSITION } from '../constants/trucks';
import { toUpholsteryHours } from '../kind/upholstery';
import { UPHOLSTERY_MOST_SEATS } from '../constants/upholstery';

const RIALS_A_TOMAN = 10;
const BYTES_A_MEGABYTE = 1_000_000;
const SECOND_MS = 1000;
/** The set of sofas that most homes have, and that the pages give as the example. Their words say its size. */
const SEVEN_SEATS = 7;

/**
 * The house's own numbers as sentences say them, by the placeholder that stands for each in the messages and in the
 * catalogue's words: `{completionHours}`. The unit is the end of the name. No other placeholder may be called like one
 * of these.
 */
export const statedNumbers = {
  callHours: CALLS_AFTER_WORK_MS / HOUR_MS,
  smsAVisit: SMS_A_VISIT,
  reschedules: RESCHEDULES,
  mostOfferedHours: OFFERED_HOURS.most,
  // Money
  commissionPercent: COMMISSION_PERCENT,
  apologyGiftTomans: APOLOGY_GIFT_RIALS / RIALS_A_TOMAN,
  bidNumberDays: BID_NUMBERS.ofMs / DAY_MS,
  apologyPairDays: APOLOGY_LIMITS.pairEveryMs / DAY_MS,
  apologiesAYear: APOLOGY_LIMITS.aYear,
  welcomeGiftTomans: WELCOME_GIFT_RIALS / RIALS_A_TOMAN,
  referralGiftTomans: REFERRAL_GIFT_RIALS / RIALS_A_TOMAN,
  referralLeastTomans: REFERRAL_LEAST_OWN_RIALS / RIALS_A_TOMAN,
  giftDays: GIFT_LIFETIME_MS / DAY_MS,
  returnedGiftDays: RETURNED_GIFT_MS / DAY_MS,
  giftSharePercent: GIFT_SHARE_OF_ORDER_PERCENT,
  paymentMinutes: PAYMENT_WINDOW_MS / MINUTE_MS,
  unclearPaymentMinutes: PAYMENT_RECHECK.untilMs / MINUTE_MS,

  // Orders
  daysAhead: AVAILABLE_DAYS_AHEAD,
  leadHours: MINIMUM_LEAD_MS / HOUR_MS,
  answerHours: PROVIDER_ANSWER_MS / HOUR_MS,
  answerSoonMinutes: PROVIDER_ANSWER_SOON_MS / MINUTE_MS,
  visitSoonHours: VISIT_IS_SOON_MS / HOUR_MS,
  quietFrom: QUIET_HOURS.from,
  quietUntil: QUIET_HOURS.until,
  applicantLeastYears: APPLICANT_LEAST_YEARS,
  truckFreshMinutes: TRUCK_POSITION.freshMs / MINUTE_MS,
  truckAnswerMinutes: TRUCK_ANSWER_MS / MINUTE_MS,
  priceAnswerMinutes: PRICE_ANSWER_MS / MINUTE_MS,
  textilePriceAnswerHours: PRICE_ANSWER_TEXTILE_MS / HOUR_MS,
  travelMinutes: TRAVEL_BUFFER_MS / MINUTE_MS,
  freeCancelMinutes: FREE_CANCEL_AFTER_CONFIRM_MS / MINUTE_MS,
  freeCancelHours: FREE_CANCEL_BEFORE_VISIT_MS / HOUR_MS,
  lateCancelFeePercent: LATE_CANCEL_FEE_PERCENT,
  enRouteCancelFeePercent: EN_ROUTE_CANCEL_FEE_PERCENT,
  regularsFirstHours: REGULARS.firstMs / HOUR_MS,
  seriesPriceDays: SERIES_PRICE_NOTICE_MS / DAY_MS,
  openToAllDays: REGULARS.reservedFromDay - 1,
  askAgainDays: REGULARS.askAgainAfterMs / DAY_MS,
  reminderDays: DAY_REMINDER_MS / DAY_MS,
  reminderHours: HOURS_REMINDER_MS / HOUR_MS,
  startCodeDigits: START_CODE.length,
  waySeconds: WAY_POSITION.everyMs / SECOND_MS,
  overdueHours: OVERDUE_AFTER_MS / HOUR_MS,
  completionHours: COMPLETION_WAIT_MS / HOUR_MS,
  textileClaimDays: TEXTILE_CLAIM_MS / DAY_MS,
  custodyAlarmHours: CUSTODY_ALARM_MS / HOUR_MS,
  reviewDays: REVIEW_WINDOW_MS / DAY_MS,
  reviewEditDays: REVIEW_EDIT_MS / DAY_MS,
  firstDeepCleanMonths: FIRST_DEEP_CLEAN_MONTHS,
  carLitresLeast: PETROL_LITRES.car.least,
  carLitresMost: PETROL_LITRES.car.most,
  motorcycleLitresLeast: PETROL_LITRES.motorcycle.least,
  motorcycleLitresMost: PETROL_LITRES.motorcycle.most,

  // Sofas
  mostSeats: UPHOLSTERY_MOST_SEATS,
  sevenSeatHours: toUpholsteryHours(SEVEN_SEATS),

  // Quotes
  bidHours: BID_WINDOW_MS / HOUR_MS,
  bidSoonMinutes: BID_WINDOW_SOON_MS / MINUTE_MS,
  bidIsSoonHours: BID_IS_SOON_MS / HOUR_MS,
  bidConfirmMinutes: BID_CONFIRM_MS / MINUTE_MS,
  bidsShown: BIDS_SHOWN,
  bidRetries: BID_RETRIES,

  // A professional's pay and reliability
  payoutLeastTomans: PAYOUT.leastRials / RIALS_A_TOMAN,
  secondOperatorTomans: SECOND_OPERATOR_RIALS / RIALS_A_TOMAN,
  payoutWaitHours: PAYOUT.afterCompletionMs / HOUR_MS,
  payoutPauseHours: PAYOUT.afterChangeMs / HOUR_MS,
  offersLeast: RELIABILITY.offersLeast,
  faultDays: RELIABILITY.agesAfterMs / DAY_MS,
  heldDays: RELIABILITY.heldMs / DAY_MS,
  noShows: RELIABILITY.noShows,
  noShowDays: RELIABILITY.noShowsWithinMs / DAY_MS,
  appealDays: RELIABILITY.appealMs / DAY_MS,
  colleagueTomans: COLLEAGUE_REFERRAL.rials / RIALS_A_TOMAN,
  colleagueJobs: COLLEAGUE_REFERRAL.jobs,
  colleagueDays: COLLEAGUE_REFERRAL.withinMs / DAY_MS,
  excuseDays: EXCUSE.sentMs / DAY_MS,
  withdrawalPoints: -RELIABILITY.points.withdrawn,
  lateWithdrawalPoints: -RELIABILITY.points['withdrawn-late'],
  noShowPoints: -RELIABILITY.points['no-show'],
  practiceSeconds: FIRST_HOUR.practiceAfterMs / SECOND_MS,
  latePromiseMinutes: LATENESS.promisedMs / MINUTE_MS,
  lateFirstMinutes: LATENESS.steps[0].untilMs / MINUTE_MS,
  lateFirstPercent: LATENESS.steps[0].percent,
  lateSecondMinutes: LATENESS.steps[1].untilMs / MINUTE_MS,
  lateSecondPercent: LATENESS.steps[1].percent,
  lateMostPercent: LATENESS.mostPercent,
  lateShownDays: LATENESS.shownDays,
  lateOfPayPercent: LATENESS.mostOfPayPercent,
  doorWaitMinutes: DOOR_WAIT.waitMs / MINUTE_MS,
  doorMetres: DOOR_WAIT.nearMetres,
  feeContestHours: FEE_CONTEST_MS / HOUR_MS,
  disputeAnswerHours: DISPUTE_ANSWER_MS / HOUR_MS,
  disputeDecisionDays: DISPUTE_DECISION_MS / DAY_MS,
  debtSharePercent: DEBT_SHARE_PERCENT,
  noShowMinutes: NO_SHOW_AFTER_MS / MINUTE_MS,
  lateWithdrawalHours: RELIABILITY.lateBeforeMs / HOUR_MS,

  // The account and what is kept
  codeDigits: VERIFICATION_CODE_LENGTH,
  codeMinutes: ACTIVATION_CODE.lifetimeMs / MINUTE_MS,
  passwordDigits: LOGIN_PASSWORD_LENGTH,
  viewMinutes: PERSON_VIEW_MS / MINUTE_MS,
  oneTimePasswordMinutes: ONE_TIME_PASSWORD_MS / MINUTE_MS,
  sessionDays: SESSION_MS / DAY_MS,
  deviceCookieYears: DEVICE_COOKIE_YEARS,
  referralCookieDays: REFERRAL_COOKIE_DAYS,
  messageDays: MESSAGE_MEMORY_MS / DAY_MS,
  openingNoticeDays: OPENING_NOTICE_DAYS,
  recipientDays: RECIPIENT_MEMORY_DAYS,
  recipientStopDays: RECIPIENT_STOP_DAYS,
  robotCheckMinutes: PROOF_OF_WORK.lifetimeMs / MINUTE_MS,
  imageMegabytes: UPLOAD_LIMITS.imageBytes / BYTES_A_MEGABYTE,
  recordingMegabytes: UPLOAD_LIMITS.audioBytes / BYTES_A_MEGABYTE,
  documentMegabytes: UPLOAD_LIMITS.documentBytes / BYTES_A_MEGABYTE,
  alertSoundSeconds: NOTIFICATION_SOUND_REPEAT_MS / SECOND_MS,
} as const;
