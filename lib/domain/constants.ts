/**
 * Every number that SPEC.md 9 or BEHAVIOUR.md fixes, once. K-ids are the rows of SPEC 9 in the table's order.
 * `@public`: the screen or call that uses it comes with a later issue.
 * Durations carry their unit in the name; money is integer rial.
 */
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './time-units';

export * from './answer-constants';
export * from './gift-constants';
export * from './page-constants';
export * from './provider-constants';
export * from './textile-constants';
export * from './timer-constants';
export * from './time-units';

// SPEC 9
export const VERIFICATION_CODE_LENGTH = 4;
export const LOGIN_PASSWORD_LENGTH = 4;
export const MOBILE_LENGTH = 11;
/** Of a given name, and of a family name; lib/contract/shapes.ts refuses longer ones. */
export const LONGEST_NAME = 60;
/** What the contract takes as `userCode`. */
export const LONGEST_REFERRAL_CODE = 32;
export const RESEND_COUNTDOWN_SECONDS = 60;
export const COUNTDOWN_TICK_MS = SECOND_MS;
export const UNREAD_BADGE_CAP = 99;
/** @public */
export const DEFAULT_BALANCE_MERCHANT_ID = 1;
/** @public */
export const DEFAULT_BALANCE_CURRENCY = 'RIAL';
export const DEFAULT_HANDYMAN_GIFT_ID = 1;
export const POPULAR_TILE_COUNT = 8;
export const SHOWCASE_CATEGORY_IDS = [3, 12, 18, 28] as const;
export const SHOWCASE_SUB_ITEM_COUNT = 3;
export const GAS_CATEGORY_ID = 22;
export const GRADED_CATEGORY_IDS = [5, 7] as const;
export const DESKTOP_BREAKPOINT_PX = 992;
export const MOBILE_HEADER_HEIGHT_PX = 59;
export const DESKTOP_CONTENT_TOP_MARGIN_PX = 120;
export const VERIFICATION_DIALOG_PX = { height: 350, width: 500 } as const;
export const LOGIN_DIALOG_WIDTH_PX = 600;
export const REGISTER_DIALOG_PX = { height: 580, width: 600 } as const;
export const NEW_WORK_DIALOG_WIDTH_PX = 550;
export const NOTIFICATION_SOUND_REPEAT_MS = 3000;
export const UNREAD_COUNT_PAGE_SIZE = 500;
export const BROKER = { connectTimeoutSeconds: 60, keepAliveSeconds: 60, qos: 1 } as const;
export const REFERRAL_COOKIE_DAYS = 30;
export const TRUNCATE_LENGTH = 20;
export const TRUNCATE_TILE_LENGTH = 10;

// BEHAVIOUR 5: orders
export const PAYMENT_WINDOW_MS = 15 * MINUTE_MS;
/** Orders that a customer may have open without having paid them, cash orders among them: each keeps hours from others. */
export const UNPAID_ORDER_LIMIT = { withoutCompletedOrder: 3, otherwise: 10 } as const;
/** How often one person may ask to be told of a free hour: each wish is looked at again every minute until its day is over. */
export const WISHES_AN_HOUR = 20;
export const COMPLETION_WAIT_MS = 48 * HOUR_MS;
/** From when a provider may set off, and from when start, without the customer's start code: so long before the visit. */
export const DEPART_OPENS_BEFORE_MS = 90 * MINUTE_MS;
export const START_OPENS_BEFORE_MS = 15 * MINUTE_MS;
/** What of the booked time has to be over before a provider may say that the work is done, without the customer's word. */
export const FINISH_AFTER_PERCENT = 25;
/** BEHAVIOUR 17: four digits on the customer's order. */
export const START_CODE = { length: 4, tries: 5 } as const;
export const FREE_CANCEL_AFTER_CONFIRM_MS = 5 * MINUTE_MS;
export const FREE_CANCEL_BEFORE_VISIT_MS = 3 * HOUR_MS;
export const LATE_CANCEL_FEE_PERCENT = 15;
export const EN_ROUTE_CANCEL_FEE_PERCENT = 20;
export const APOLOGY_GIFT_RIALS = 200_000;
/** How often there is an apology: for a customer and one provider, and for a customer. */
export const APOLOGY_LIMITS = { pairEveryMs: 90 * DAY_MS, aYear: 3 } as const;
/** What a report of a problem may say. */
export const LONGEST_DISPUTE_TEXT = 2000;
/** BEHAVIOUR 14: how long a customer has to decide on another final price, how much one may say, and how often one order may be asked. */
export const PRICE_ANSWER_MS = 30 * MINUTE_MS;
export const PRICE_ANSWER_TEXTILE_MS = DAY_MS;
export const OVERTIME_STEP_MINUTES = 15;
/** BEHAVIOUR 30: what no list of prices has may come to so much of an order's price, with a photo. */
export const FREE_LINES_PERCENT = 50;
export const PRICE_CHANGE_LIMITS = { lines: 10, anOrder: 10, longestReason: 600 } as const;
/** BEHAVIOUR 13: how long after the end of an order its two sides may write to each other, and what one message may say. */
export const CONVERSATION_AFTER_END_MS = 48 * HOUR_MS;
/** BEHAVIOUR 13: how long after the end of the work its two sides may still call each other. */
export const CALLS_AFTER_WORK_MS = 2 * HOUR_MS;
export const LONGEST_MESSAGE = 1000;
export const LONGEST_CONVERSATION_REPORT = 600;
/** What one person may write, and report, in all conversations together. */
export const MESSAGE_BUDGETS = { aMinute: 20, aDay: 400, reportsADay: 5 } as const;
/** Reminders before the visit (BEHAVIOUR 10). */
export const DAY_REMINDER_MS = DAY_MS;
export const HOURS_REMINDER_MS = 2 * HOUR_MS;
/** Who is free is listed so many at a time. */
export const PROVIDERS_A_PAGE = 20;
/** And so many of what an order's two sides wrote to each other. */
export const MESSAGES_A_PAGE = 20;
export const AVAILABLE_DAYS_AHEAD = 30;
/** A visit is not offered sooner than this from now. */
export const MINIMUM_LEAD_MS = 2 * HOUR_MS;
/** A provider is kept free this long after a visit, to travel to the next. */
export const TRAVEL_BUFFER_MS = 30 * MINUTE_MS;
/** BEHAVIOUR 30: a way without a routing service. What streets add to the straight line, how fast a city lets one go on, and the steps that are said. */
export const TRAVEL = { detourPercent: 140, kmAnHour: 22, metreSteps: 100 } as const;
/** So far from the middle of its neighbourhood a home base lies at most. */
export const HOME_BASE_WITHIN_KM = 15;
/** A home that had no deep clean by us for so long is asked for as a first one. */
export const FIRST_DEEP_CLEAN_MONTHS = 6;

// BEHAVIOUR 6: bids. How long professionals may quote: in general, and for a visit that is nearer than `BID_IS_SOON_MS`.
export const BID_WINDOW_MS = 2 * HOUR_MS;
export const BID_WINDOW_SOON_MS = 45 * MINUTE_MS;
export const BID_IS_SOON_MS = DAY_MS;
/** How long the chosen one has to confirm. */
export const BID_CONFIRM_MS = 30 * MINUTE_MS;
export const BIDS_SHOWN = 10;
export const BID_RETRIES = 3;
/** So long before the visit no bid is taken any more, however long the window is. */
export const BIDS_CLOSE_BEFORE_VISIT_MS = 2 * HOUR_MS;
/** A visit that leaves less time than this for bids is not ordered with them. */
export const BID_WINDOW_LEAST_MS = 15 * MINUTE_MS;
/** From when on a provider counts as one of the best: so many reviews, and such a Bayesian rating. */
export const TOP_WORKER = { reviews: 10, rating: 4.6 } as const;
/** How often one provider may write bids and questions. */
export const BIDS_AN_HOUR = 120;
export const BID_QUESTIONS_AN_HOUR = 30;
/** The hours of a day, Tehran time, within which a job may be asked for that professionals bid on. */
/** Samples of somebody who has eaten nothing are taken before this hour (BEHAVIOUR 30). */
export const FASTING_UNTIL_HOUR = 11;
export const BID_HOURS = { first: 8, last: 22 } as const;
/** What a bid's note and a question may say; lib/contract/bid.ts refuses longer ones. */
export const LONGEST_BID_NOTE = 600;
export const LONGEST_BID_QUESTION = 500;
/** Photos of a task beside the first one; lib/contract/task.ts refuses more. @public */
export const MORE_PHOTOS = 4;

// BEHAVIOUR 4: litres of petrol that one order may ask for, by vehicle.
export const PETROL_LITRES = { car: { least: 10, most: 60 }, motorcycle: { least: 3, most: 12 } } as const;

/** What a move may name of one heavy piece, and the floors that homes are on. */
export const MOVING_MOST_OF_A_PIECE = 10;
export const LOWEST_FLOOR = -5;
export const HIGHEST_FLOOR = 60;
/** A notification that a push service could not hand over by then is of no use any more: the inbox has it. */
export const PUSH_LIFETIME_SECONDS = HOUR_MS / SECOND_MS;
/** A person's browsers that are told; a further one takes the place of the oldest. */
export const PUSH_MOST_DEVICES = 10;
export const BROKER_CREDENTIALS_MS = 30 * MINUTE_MS;
/**
 * How much a process works on at a time before it refuses (503, Retry-After): what waits for longer, or stands behind more, would not be served within a second.
 * Measured 2026-11-23 by `npm run bench -- overload`: lib/dev/bench/RESULTS.md has the rows of overload, which show what it does at twice the load that is carried.
 * `targetMs` is what the middle one of a window of requests may take before less is done at a time; who holds room for longer than `leaseMs` waits for a partner.
 */
export const OVERLOAD = {
  mostUnderWay: 24,
  fewestUnderWay: 4,
  windowSize: 20,
  targetMs: 100,
  leaseMs: SECOND_MS,
  mostWaiting: { first: 200, other: 100 },
  longestWaitMs: { first: 400, other: 200 },
  /** Files on their way in at a time. Of one address there are some, for many people share one. */
  uploads: { inAll: 40, anAddress: 10 },
  retryAfterSeconds: 3,
} as const;
/** An MQTT packet that somebody sends to the embedded broker: a login with its token and lists of topics are far smaller. */
export const LARGEST_BROKER_PACKET_BYTES = 8192;
/** Connections to the embedded broker that have not shown good credentials: at a time of one address and in all, what each may send, and how many of an address may be refused. */
export const BROKER_NEWCOMERS = { anAddress: 50, inAll: 1000, bytes: 16_384, refusedAMinute: 300 } as const;

// BEHAVIOUR 10: SMS and e-mails. One that was surely not taken is tried again after each of these; one in a process's hands for longer than the limit may have gone out.
export const MESSAGE_RETRY_MS = [30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS] as const;
export const MESSAGE_SENDING_LIMIT_MS = 2 * MINUTE_MS;
export const MESSAGE_MEMORY_MS = 30 * DAY_MS;
/** So often a customer moves an order by themselves once its professional has heard of it; from then on the professional is asked. */
export const RESCHEDULES = 3;
/** SMS of one visit to one person (BEHAVIOUR 30), but for those that cannot wait. */
export const SMS_A_VISIT = 4;
// What decides nothing any more is removed: lib/operations/README.md has the table.
/** So long a key that placed an order answers the same again. */
export const IDEMPOTENCY_MEMORY_MS = 30 * DAY_MS;
/** After a session's end, so that a late client still hears "expired" and not "unknown". */
export const SESSION_MEMORY_MS = 30 * DAY_MS;
/** After somebody was told of an order that takes bids, or has read it: by then none can be opened anew. In their inbox it is for less: bids are taken for hours, and hundreds are told. */
export const BID_MEMORY_MS = { readers: 30 * DAY_MS, inbox: 7 * DAY_MS } as const;
/** After the day for which somebody wanted to be told of a free hour. */
export const WISH_MEMORY_DAYS = 30;

// BEHAVIOUR 8: identity
export const ACTIVATION_CODE = {
  lifetimeMs: 120 * SECOND_MS,
  tries: 5,
  perHour: 5,
  perDay: 10,
  resendAfterMs: 60 * SECOND_MS,
} as const;
/**
 * Codes that went out to mobiles nobody has activated, and that nobody has entered (one that is entered counts no more). Of a busy hour with a thousand registrations about 200 stay
 * unanswered, and few share their first seven digits (10,000 numbers, of which a firm may have some): people stay far below, a list of made-up mobiles is stopped within it.
 */
export const UNANSWERED_CODES = {
  inTenMinutes: 150,
  anHour: 600,
  ofAPrefixAnHour: 20,
  prefixDigits: 7,
  alarmEveryMs: 6 * HOUR_MS,
} as const;
/** Codes for new mobiles beyond those, for a proof of work: of one network (IPv6: of a /48), and of all, for each SMS is paid for. */
export const PROVED_CODES_AN_HOUR = { ofANetwork: 3, inAll: 2000 } as const;
export const WRONG_PASSWORD = { tries: 5, windowMs: 15 * MINUTE_MS, longestLockMs: DAY_MS } as const;
/** What one network address may ask for in an hour; generous, because a mobile operator puts many people behind one. */
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
} as const;
/** Services that one mobile may ask to be told of in an hour: more than there are. */
export const OPENING_NOTICES_AN_HOUR = 20;
/** How long somebody waits to be told that a service opens; then the number is forgotten. */
export const OPENING_NOTICE_DAYS = 365;
/** What one browser may ask for in an hour, whatever address it has by then. */
export const DEVICE_BUDGETS_AN_HOUR = { register: 20, forgetpassword: 20, wrongPassword: 50, wrongCode: 50 } as const;
/** Wrong passwords from devices that their account does not know, all accounts together; beyond them such a login asks for a code by SMS (WIRE). */
export const STRANGE_DEVICE_FAILURES = { inTenMinutes: 100, aDay: 1000 } as const;
/** What one network address may bring of these; beyond it the SMS step is that address's alone. */
export const STRANGE_ADDRESS_FAILURES = { inTenMinutes: 20, aDay: 100 } as const;
/** Messages to the marketplace that one mobile may leave in an hour. */
export const ENQUIRIES_A_MOBILE_AN_HOUR = 5;
/** BEHAVIOUR 11, joinus: applications that one person may send in a day, and photos of each kind of paper. */
export const APPLICATIONS_A_DAY = 5;
export const APPLICATION_FILES_OF_A_KIND = 3;
export const EXPERIENCE_YEARS_AT_MOST = 60;
export const LONGEST_ABOUT_WORKER = 600;
/** WIRE, boot/addApplyJob: 131,000 hashes on average, a second or two on a slow phone. */
export const PROOF_OF_WORK = { puzzleCount: 8, zeroBits: 14, lifetimeMs: 10 * MINUTE_MS } as const;
export const ONE_TIME_PASSWORD_MS = 10 * MINUTE_MS;
/** Of the password that a new operator is given at the terminal. */
export const APPOINTED_PASSWORD_MS = HOUR_MS;
/** Tries at a one-time password beside those of a locked account: of the device that asked for it, and of all others together. */
export const ONE_TIME_PASSWORD_TRIES = 5;
export const SESSION_MS = 30 * DAY_MS;
/** How long a device is known again by its cookie. */
export const DEVICE_COOKIE_YEARS = 2;
/** What one person may keep: far more than anybody needs, and an end for a program that adds without one. */
export const ADDRESS_LIMIT = 30;
export const VEHICLE_LIMIT = 20;
export const PERSONAL_DATA_COPIES_AN_HOUR = 10;

// BEHAVIOUR 9: money
export const COMMISSION_PERCENT = 15;
/** What one bank payment into the wallet may be, and what is offered to choose from. */
export const TOP_UP_RIALS = { least: 100_000, most: 500_000_000, offered: [1_000_000, 2_000_000, 5_000_000] } as const;
export const TOP_UPS_AN_HOUR = 20;
/** How long a gateway takes a payment back (FACTS: Zarinpal's reverse). */
export const GATEWAY_REVERSAL_MS = 30 * MINUTE_MS;

// BEHAVIOUR 11: reviews
export const REVIEW_WINDOW_MS = 14 * DAY_MS;
export const REVIEW_EDIT_MS = DAY_MS;
export const TASK_LINK_MS = 30 * DAY_MS;

// BEHAVIOUR 6: ratings, Bayesian
export const RATING_PRIOR = { mean: 4.2, weight: 5 } as const;

// Uploads
/** Room for the part's own headers beside the file. */
export const MULTIPART_OVERHEAD_BYTES = 8_000;
export const UPLOAD_LIMITS = {
  imageBytes: 8_000_000,
  audioBytes: 8_000_000,
  audioSeconds: 120,
  /** A recorder that is told to end goes on for a moment, a busy phone's for longer. */
  audioGraceSeconds: 5,
  perPersonADay: 50,
  /** A laboratory's sheet, as PDF. */
  documentBytes: 8_000_000,
} as const;
/** So many people one sampler sees in a visit. */
export const TESTING_MOST_PERSONS = 12;
/** Of a medical test: so many files a person, handed over until so long after the visit. */
export const TEST_RESULT_LIMITS = { filesAPerson: 5, daysAfterVisit: 30 } as const;
export const BODY_LIMIT_BYTES = 64_000;
/** Of a host elsewhere (MAIN_API_URL and its like): a page waits this long for what it shows; an order nearly as long as the browser (30 s), which then hears that the host is silent and does not blame the network. */
export const REMOTE_READ_TIMEOUT_MS = 8_000;
export const REMOTE_WRITE_TIMEOUT_MS = 25_000;
/** So long no page asks a host that has let one wait in vain. */
export const REMOTE_SILENCE_MS = 5_000;
export const REMOTE_ANSWER_LIMIT_BYTES = 10_000_000;

// The disk of an embedded database: below the least it takes no more writes, from enough on it does again
export const FREE_SPACE_LEAST_BYTES = 300_000_000;
export const FREE_SPACE_ENOUGH_BYTES = 400_000_000;
