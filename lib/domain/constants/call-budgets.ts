// How often a call may be made: each budget that a call of the contract names, with whose it is and for how long.
import { BID_QUESTIONS_AN_HOUR, BIDS_AN_HOUR } from './bidding';
import { WRONG_GIFT_CODES_AN_HOUR } from './gifts';
import {
  ACTIVATION_CODE,
  ADDRESS_BUDGETS_AN_HOUR,
  DEVICE_BUDGETS_AN_HOUR,
  PERSONAL_DATA_COPIES_AN_HOUR,
  WRONG_PASSWORD,
} from './identity';
import { ENQUIRIES_A_MOBILE_AN_HOUR, MESSAGE_BUDGETS, OPENING_NOTICES_AN_HOUR } from './messages';
import { TOP_UPS_AN_HOUR } from './money';
import { HOUR_QUESTIONS_A_DAY, SERIES_ACTS_A_DAY, WISHES_AN_HOUR } from './orders';
import {
  APPLICATIONS_A_DAY,
  DOOR_WAIT,
  HOUR_OFFERS,
  INCOME_CERTIFICATE,
  OFFERED_HOURS,
  REGULARS,
  SCHEDULE_LIMITS,
  SHEBA_CHANGES_A_DAY,
  TEAM_LIMITS,
  WAY_POSITION,
  RUNNING_LATE,
} from './providers';
import { RECIPIENT_ORDERS_A_DAY, VISIT_SHARES_AN_HOUR } from './recipients';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './time-units';
import { BANK_PAYMENTS_AN_HOUR } from './timers';
import { TRUCK_POSITION, WAYS_AN_HOUR } from './trucks';
import { UPLOAD_LIMITS } from './uploads';
import { WORK_VEHICLE_LIMITS } from '@/lib/domain/provider/work-vehicles';

interface CallBudget {
  /** The owner of the budget: the caller, an address, a browser, a mobile that receives messages, or an order. */
  readonly of: 'person' | 'address' | 'device' | 'mobile' | 'order';
  readonly count: number;
  readonly windowMs: number;
}

const aMinute = (of: CallBudget['of'], count: number): CallBudget => ({ of, count, windowMs: MINUTE_MS });
const anHour = (of: CallBudget['of'], count: number): CallBudget => ({ of, count, windowMs: HOUR_MS });
const aDay = (of: CallBudget['of'], count: number): CallBudget => ({ of, count, windowMs: DAY_MS });

/** Each call's budget, by the first part of its counter's key; `toBudget` of the server adds the owner. */
export const CALL_BUDGETS = {
  'address:userexist': anHour('address', ADDRESS_BUDGETS_AN_HOUR.userexist),
  'address:register': anHour('address', ADDRESS_BUDGETS_AN_HOUR.register),
  'address:forgetpassword': anHour('address', ADDRESS_BUDGETS_AN_HOUR.forgetpassword),
  'address:sharelink': anHour('address', ADDRESS_BUDGETS_AN_HOUR.sharelink),
  'address:tellmewhenopen': anHour('address', ADDRESS_BUDGETS_AN_HOUR.tellmewhenopen),
  'address:stoptellmewhenopen': anHour('address', ADDRESS_BUDGETS_AN_HOUR.stoptellmewhenopen),
  'address:docontactus': anHour('address', ADDRESS_BUDGETS_AN_HOUR.docontactus),
  'address:b2bregister': anHour('address', ADDRESS_BUDGETS_AN_HOUR.b2bregister),
  'address:addapplyjob': anHour('address', ADDRESS_BUDGETS_AN_HOUR.addapplyjob),
  'address:getcaptcha': anHour('address', ADDRESS_BUDGETS_AN_HOUR.getcaptcha),
  'address:wrongPassword': anHour('address', ADDRESS_BUDGETS_AN_HOUR.wrongPassword),
  'address:wrongCode': anHour('address', ADDRESS_BUDGETS_AN_HOUR.wrongCode),
  'address:wrongPriceKey': anHour('address', ADDRESS_BUDGETS_AN_HOUR.wrongPriceKey),
  'address:wrongProblemKey': anHour('address', ADDRESS_BUDGETS_AN_HOUR.wrongProblemKey),
  'address:wrongVisitKey': anHour('address', ADDRESS_BUDGETS_AN_HOUR.wrongVisitKey),
  'address:wrongFeedKey': anHour('address', ADDRESS_BUDGETS_AN_HOUR.wrongFeedKey),
  'address:opencertificate': anHour('address', ADDRESS_BUDGETS_AN_HOUR.opencertificate),
  'device:register': anHour('device', DEVICE_BUDGETS_AN_HOUR.register),
  'device:forgetpassword': anHour('device', DEVICE_BUDGETS_AN_HOUR.forgetpassword),
  'device:wrongPassword': anHour('device', DEVICE_BUDGETS_AN_HOUR.wrongPassword),
  'device:wrongCode': anHour('device', DEVICE_BUDGETS_AN_HOUR.wrongCode),
  /** Codes that are sent to a mobile. */
  'code-hour': anHour('mobile', ACTIVATION_CODE.perHour),
  'code-day': aDay('mobile', ACTIVATION_CODE.perDay),
  /** Wrong passwords, before the account is locked. */
  password: { of: 'mobile', count: WRONG_PASSWORD.tries, windowMs: WRONG_PASSWORD.windowMs },
  'password-change': { of: 'person', count: WRONG_PASSWORD.tries, windowMs: WRONG_PASSWORD.windowMs },
  'sharelink-minute': { of: 'mobile', count: 1, windowMs: ACTIVATION_CODE.resendAfterMs },
  'sharelink-hour': anHour('mobile', ACTIVATION_CODE.perHour),
  'sharelink-day': aDay('mobile', ACTIVATION_CODE.perDay),
  tellmewhenopen: anHour('mobile', OPENING_NOTICES_AN_HOUR),
  docontactus: anHour('mobile', ENQUIRIES_A_MOBILE_AN_HOUR),
  b2bregister: anHour('mobile', ENQUIRIES_A_MOBILE_AN_HOUR),
  addapplyjob: anHour('mobile', ENQUIRIES_A_MOBILE_AN_HOUR),
  'personal-data': anHour('person', PERSONAL_DATA_COPIES_AN_HOUR),
  'application-send': aDay('person', APPLICATIONS_A_DAY),
  'upload-day': aDay('person', UPLOAD_LIMITS.perPersonADay),
  'messages-minute': aMinute('person', MESSAGE_BUDGETS.aMinute),
  'messages-day': aDay('person', MESSAGE_BUDGETS.aDay),
  'message-reports': aDay('person', MESSAGE_BUDGETS.reportsADay),
  wishes: anHour('person', WISHES_AN_HOUR),
  /** Wrong codes of gifts. */
  'gift-code': anHour('person', WRONG_GIFT_CODES_AN_HOUR),
  'top-up': anHour('person', TOP_UPS_AN_HOUR),
  'bank-payment': anHour('person', BANK_PAYMENTS_AN_HOUR.aPerson),
  'bank-payment-order': anHour('order', BANK_PAYMENTS_AN_HOUR.anOrder),
  'visit-share': anHour('person', VISIT_SHARES_AN_HOUR),
  'order-recipient': aDay('mobile', RECIPIENT_ORDERS_A_DAY),
  'order-recipient-by': aDay('person', RECIPIENT_ORDERS_A_DAY),
  'problem-photos': aDay('order', UPLOAD_LIMITS.byProblemLinkADay),
  'door-words': aDay('order', DOOR_WAIT.wordsADay),
  'hour-questions': aDay('order', HOUR_QUESTIONS_A_DAY),
  'delays-told': aDay('order', RUNNING_LATE.toldADay),
  'hours-offered': aDay('order', OFFERED_HOURS.offeredADay),
  'way-to-car': anHour('order', WAYS_AN_HOUR),
  'way-position': aMinute('person', WAY_POSITION.aMinute),
  'truck-position': aMinute('person', TRUCK_POSITION.aMinute),
  'work-vehicle': aDay('person', WORK_VEHICLE_LIMITS.sentADay),
  bids: anHour('person', BIDS_AN_HOUR),
  'bid-questions': anHour('person', BID_QUESTIONS_AN_HOUR),
  'team-invitations': aDay('person', TEAM_LIMITS.invitationsADay),
  'calendar-feed': aDay('person', SCHEDULE_LIMITS.feedsADay),
  'income-certificates': aDay('person', INCOME_CERTIFICATE.madeADay),
  'regular-asks': aDay('person', REGULARS.asksADay),
  'hour-offers': aDay('person', HOUR_OFFERS.offersADay),
  'series-acts': aDay('person', SERIES_ACTS_A_DAY),
  sheba: aDay('person', SHEBA_CHANGES_A_DAY),
} as const satisfies Readonly<Record<string, CallBudget>>;
