// Numbers of people, their passwords and codes: SPEC 9, BEHAVIOUR 8.
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './time-units';

export const VERIFICATION_CODE_LENGTH = 4;
export const LOGIN_PASSWORD_LENGTH = 4;
export const MOBILE_LENGTH = 11;
/** Letters of a given name, and of a family name; lib/contract/shapes.ts refuses longer ones. */
export const LONGEST_NAME = 60;
/** Letters of `userCode` in the contract. */
export const LONGEST_REFERRAL_CODE = 32;
export const REFERRAL_COOKIE_DAYS = 30;
/** After a session's end, so that a late client still hears "expired" and not "unknown". */
export const SESSION_MEMORY_MS = 30 * DAY_MS;
export const ACTIVATION_CODE = {
  lifetimeMs: 120 * SECOND_MS,
  tries: 5,
  perHour: 5,
  perDay: 10,
  resendAfterMs: 60 * SECOND_MS,
} as const;
/**
 * Codes that went out to mobiles nobody has activated, and that nobody has entered (an entered code counts no more). Of
 * a busy hour with a thousand registrations about 200 stay unanswered. Few of them share their first seven digits:
 * these are 10,000 numbers, of which a firm may have some. So people stay far below the limit, and a list of made-up
 * mobiles is stopped within it.
 */
export const UNANSWERED_CODES = {
  inTenMinutes: 150,
  anHour: 600,
  ofAPrefixAnHour: 20,
  prefixDigits: 7,
  alarmEveryMs: 6 * HOUR_MS,
} as const;
/**
 * Codes for new mobiles beyond those, for a proof of work. They are limited by network (IPv6: a /48) and in all, for
 * each SMS is paid for.
 */
export const PROVED_CODES_AN_HOUR = { ofANetwork: 3, inAll: 2000 } as const;
/** The longest that somebody of the desk looks at the site as a person sees it. */
export const PERSON_VIEW_MS = 30 * MINUTE_MS;
/** A typed password stands for this long for the calls that ask for it again. */
export const PASSWORD_AGAIN_MS = 5 * MINUTE_MS;
export const WRONG_PASSWORD = { tries: 5, windowMs: 15 * MINUTE_MS, longestLockMs: DAY_MS } as const;
/** One network address's hourly budgets; generous, because a mobile operator puts many people behind one address. */
export const ADDRESS_BUDGETS_AN_HOUR = {
  userexist: 120,
  register: 60,
  forgetpassword: 60,
  sharelink: 30,
  tellmewhenopen: 60,
  stoptellmewhenopen: 60,
  docontactus: 30,
  b2bregister: 30,
  addapplyjob: 30,
  getcaptcha: 120,
  wrongPassword: 200,
  wrongCode: 200,
  wrongPriceKey: 30,
  wrongProblemKey: 30,
  wrongVisitKey: 60,
  wrongFeedKey: 60,
  opencertificate: 60,
} as const;
/** One browser's hourly budgets, whatever its address is by then. */
export const DEVICE_BUDGETS_AN_HOUR = { register: 20, forgetpassword: 20, wrongPassword: 50, wrongCode: 50 } as const;
/**
 * Wrong passwords from devices that their account does not know, all accounts together; beyond them such a login asks
 * for a code by SMS (WIRE).
 */
export const STRANGE_DEVICE_FAILURES = { inTenMinutes: 100, aDay: 1000 } as const;
/** One network address's share of these failures; beyond it only that address gets the SMS step. */
export const STRANGE_ADDRESS_FAILURES = { inTenMinutes: 20, aDay: 100 } as const;
/** WIRE, boot/addApplyJob: 131,000 hashes on average, a second or two on a slow phone. */
export const PROOF_OF_WORK = { puzzleCount: 8, zeroBits: 14, lifetimeMs: 10 * MINUTE_MS } as const;
export const ONE_TIME_PASSWORD_MS = 10 * MINUTE_MS;
/** The lifetime of a new operator's password that was set at the terminal. */
export const APPOINTED_PASSWORD_MS = HOUR_MS;
/**
 * Tries at a one-time password beside those of a locked account: of the device that asked for it, and of all others
 * together.
 */
export const ONE_TIME_PASSWORD_TRIES = 5;
export const SESSION_MS = 30 * DAY_MS;
/** The lifetime of a device's cookie. */
export const DEVICE_COOKIE_YEARS = 2;
/** Rows that one person may keep: far above any need, and an end for a program that adds without one. */
export const ADDRESS_LIMIT = 30;
export const VEHICLE_LIMIT = 20;
export const PERSONAL_DATA_COPIES_AN_HOUR = 10;

/** Proofs that support needs before it gives an account another mobile. */
export const NUMBER_PROOFS_LEAST = 2;
