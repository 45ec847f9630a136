import { DAY_MS, HOUR_MS, MINUTE_MS } from './time-units';

// BEHAVIOUR 18 and 19: a living from it.

/**
 * BEHAVIOUR 18: a provider's reliability. What each thing moves it by, up to `most`; `lateBeforeMs` before the visit a
 * withdrawal counts as late. Below `offersLeast` no new work is offered for `heldMs`; `noShows` within
 * `noShowsWithinMs` suspend. An appeal is possible for `appealMs`.
 */
export const RELIABILITY = {
  most: 100,
  points: { kept: 1, withdrawn: -5, 'withdrawn-late': -10, 'no-show': -20 },
  lateBeforeMs: DAY_MS,
  offersLeast: 60,
  /**
   * A provider is warned from this reliability down. From `urgentFrom` down, the warning says that the next withdrawal
   * can be too much.
   */
  warnedFrom: 75,
  urgentFrom: 65,
  /** Points that were taken come back after this time. */
  agesAfterMs: 90 * DAY_MS,
  heldMs: 3 * DAY_MS,
  noShows: 2,
  noShowsWithinMs: 28 * DAY_MS,
  appealMs: 7 * DAY_MS,
  listed: 30,
  longestAppeal: 2000,
  /** Photos of papers that go with an appeal. */
  appealPapers: 5,
} as const;

/**
 * Papers that show why a provider could not come to accepted work: photos and letters, with the withdrawal or until
 * `sentMs` after it (decision 0152).
 */
export const EXCUSE = { papers: 5, longestText: 600, sentMs: 7 * DAY_MS } as const;

/**
 * The time after the booked hour began from which a customer may end the order because nobody came. A later return of
 * the work counts as an absence.
 */
export const NO_SHOW_AFTER_MS = 30 * MINUTE_MS;

/**
 * BEHAVIOUR 30, "Nobody opens": a provider waits `waitMs` at the door, from the first message there and from the booked
 * hour on. A position within `nearMetres` of the address proves the arrival if it is at most `positionAgeMs` old;
 * without one, a photo of the door does. The customer answers `wordsADay` times at most.
 */
export const DOOR_WAIT = {
  waitMs: 10 * MINUTE_MS,
  nearMetres: 300,
  positionAgeMs: 5 * MINUTE_MS,
  wordsADay: 4,
} as const;

/** The least age of a provider, in years. */
export const APPLICANT_LEAST_YEARS = 18;
/** Front and back. */
export const IDENTITY_PHOTOS = 2;

/**
 * BEHAVIOUR 30: the time for which the fee of a door that nobody opened waits in escrow, and its customer can contest
 * it.
 */
export const FEE_CONTEST_MS = 48 * HOUR_MS;

/**
 * The time after the booked end within which a phone without network may report a departure or a start that was in
 * time.
 */
export const OFFLINE_MOVE_MS = 12 * HOUR_MS;

/**
 * The time after its booked end at which accepted work without news from either side reaches the operators (BEHAVIOUR
 * 20, overdue jobs).
 */
export const OVERDUE_AFTER_MS = 3 * HOUR_MS;

/**
 * BEHAVIOUR 19: the least payout on demand, and the waits after a job's completion and after a change of Sheba or
 * password. From the tenth job on pay can go out every day. A round makes `aRound` payouts at once.
 */
export const PAYOUT = {
  leastRials: 5_000_000,
  afterCompletionMs: DAY_MS,
  afterChangeMs: 72 * HOUR_MS,
  dailyFromJobs: 10,
  aRound: 100,
  listed: 50,
} as const;
/** The least of the own money in a wallet that goes to the bank, where it is not all of it: 10,000 tomans. */
export const WITHDRAWAL = { leastRials: 100_000 } as const;
/**
 * Limits of a payout run: its rows, and the named rows that may no longer leave. After so many returns in a row an
 * operator checks the account. Limits of the bank's format: characters of a name, and bytes of its answer.
 */
export const PAYOUT_RUN = {
  mostRows: 20_000,
  heldListed: 50,
  payeeNameCharacters: 140,
  returnsBeforePerson: 2,
  returnFileBytes: 8_000_000,
} as const;
/** One provider's daily changes of the Sheba. */
export const SHEBA_CHANGES_A_DAY = 5;
/**
 * The best providers who were asked for a work, as each of them sees the comparison (BEHAVIOUR 18, "why did I get
 * this").
 */
export const MATCHES_COMPARED = 10;
/** The days whose earnings a provider's dashboard shows, today among them. */
export const EARNING_DAYS = 7;
/** BEHAVIOUR 30: how late somebody says in one tap that they will be, and from how long before the visit on. */
export const RUNNING_LATE = {
  minutes: [10, 20, 30],
  opensBeforeMs: 90 * MINUTE_MS,
  /** A delay that is told this long before the visit is a question to the customer. */
  askedBeforeMs: HOUR_MS,
  /** Each is an SMS. */
  toldADay: 3,
} as const;

/**
 * BEHAVIOUR 30: beyond those minutes somebody who runs late proposes `most` other hours of the next `daysAhead` days,
 * each at least `leadMs` ahead. The answer is awaited until the agreed hour, and for `answerMs` at least.
 */
export const OFFERED_HOURS = {
  most: 2,
  daysAhead: 7,
  leadMs: HOUR_MS,
  answerMs: 30 * MINUTE_MS,
  /** Each is an SMS. */
  offeredADay: 3,
} as const;

/** The police in Iran, from every phone. */
export const POLICE_NUMBER = '110';

/** A new provider's first hour: the practice alert rings this long after it was asked for; this credit is enough. */
export const FIRST_HOUR = { practiceAfterMs: 5000, creditRials: 2_000_000 } as const;

/**
 * BEHAVIOUR 18: a provider's own days off and busy hours that may lie ahead, and how far. `feedsADay` limits new
 * addresses for calendars.
 */
export const SCHEDULE_LIMITS = { daysOff: 120, busyHours: 120, shiftsADay: 3, daysAhead: 180, feedsADay: 10 } as const;

/**
 * A provider's public page: its pictures, its reviews, the days with shown free hours, and the listed providers of a
 * service in a city. Further limits: a city's providers linked by name, and pages a sitemap reads at once.
 */
export const WORKER_PAGE = {
  pictures: 12,
  reviews: 20,
  freeDays: 7,
  listed: 12,
  freeHours: 3,
  longestSentence: 120,
  sentenceFromStars: 4,
  namedInCity: 200,
  pagesAtOnce: 1000,
} as const;
/** Letters of a provider's texts; lib/contract/worker-profile.ts refuses longer ones. */
export const LONGEST_PROFILE_TEXTS = { slogan: 80, warranty: 300, tariff: 600, officeAddr: 200, answer: 1000 } as const;

/**
 * BEHAVIOUR 18: work is answered by SMS, with a code of `letters` letters; none of them reads as another, and no code
 * is a word. A code stays its order's for `codeMemoryMs`, longer than any offer is open. One mobile is heard
 * `messagesAnHour` times an hour, and with `wrongCodes` wrong ones no more within it; a repeated SMS within
 * `repeatMemoryMs` does nothing. A customer's question is answered with at most `ordersTold` orders.
 */
export const SMS_LANE = {
  alphabet: 'BCDFGHJKMNPQRSTVWXZ',
  letters: 2,
  codeMemoryMs: 7 * DAY_MS,
  messagesAnHour: 20,
  wrongCodes: 5,
  repeatMemoryMs: 2 * DAY_MS,
  ordersTold: 3,
  longestText: 2000,
  longestMessageId: 64,
} as const;

/**
 * BEHAVIOUR 17: on the way the provider's page shares its position every `everyMs` while it is open, and the customer's
 * page asks as often. The server limits positions a minute. The last one is deleted after `memoryMs`, whatever became
 * of the way. Within it a customer is told of `arrivalsTold` arrivals at most. A provider who shares again after
 * “arrived” may arrive again. A position that lies more than `jumpKmAMinute` kilometres a minute away counts for
 * nothing, until a second one agrees with it.
 */
export const WAY_POSITION = {
  everyMs: 15_000,
  /** So many positions in a row within so many metres of the door are the arrival. */
  atDoor: { metres: 100, positions: 2 },
  aMinute: 8,
  memoryMs: 2 * HOUR_MS,
  arrivalsTold: 2,
  /** Up to this age a position says how far somebody is; an older one only where they were. */
  freshMs: MINUTE_MS,
  jumpKmAMinute: 3,
} as const;
/** A page of a provider's done work: with its prices and places under the 60 kB that a list may have. */
export const DONE_WORK_PAGE_SIZE = 30;

/** A company's team: how many belong to it or are invited, and how many invitations it sends a day. */
export const TEAM_LIMITS = { members: 50, invitationsADay: 20 } as const;

/** The limits of a company's pay to a member for a job: a share of its own pay in percent, or a sum in rial. */
export const JOB_WAGE = { mostPercent: 100, leastRial: 100_000, mostRial: 1_000_000_000 } as const;

/** The letters of why somebody gives a work back to their company. */
export const RETURN_REASON = { least: 3, most: 300 } as const;

/** Photos of a place or a thing before the work, and as many after it. */
export const WORK_PHOTOS_A_MOMENT = 6;

/** Letters of an operator's reason for a decision on an application, a vehicle or an appeal. */
export const LONGEST_DECISION_REASON = 600;
/** The least letters of that reason. */
export const SHORTEST_DECISION_REASON = 5;

/** Letters of a note on an address; lib/contract/customer-notes.ts refuses longer ones. */
export const LONGEST_ADDRESS_NOTE = 300;

/** "My people" (BEHAVIOUR 26). */
export const REGULARS = {
  /** The time for which a newly opened hour is for the provider's regulars alone. */
  firstMs: 2 * DAY_MS,
  /**
   * An hour of an earlier day opens to everybody at once. From this day on, others still have a day to book when the
   * time of the regulars is over (decision 0101).
   */
  reservedFromDay: 4,
  /** Providers whom a customer keeps or has asked, at most. */
  ofCustomer: 20,
  asksADay: 10,
  /** After a refusal, the customer may ask again so much later. */
  askAgainAfterMs: 30 * DAY_MS,
  /** The time within which a provider tells regulars of newly opened hours once. */
  openedToldEveryMs: DAY_MS,
} as const;

/**
 * An hour that a provider offers to a regular waits `waitsMs` for the answer, and until `endsAheadMs` before it begins.
 */
export const HOUR_OFFERS = { waitsMs: DAY_MS, endsAheadMs: 3 * HOUR_MS, offersADay: 20, keptMs: 30 * DAY_MS } as const;

/** BEHAVIOUR 11, joinus: applications that one person may send in a day, and photos of each kind of paper. */
export const APPLICATIONS_A_DAY = 5;
export const APPLICATION_FILES_OF_A_KIND = 3;
export const EXPERIENCE_YEARS_AT_MOST = 60;
export const LONGEST_ABOUT_WORKER = 600;

/** The times before the end of a certificate or a vehicle's paper at which its owner is told. */
export const PAPER_NOTICES_MS = [30 * DAY_MS, 7 * DAY_MS] as const;
/** Years within which a certificate with an end ends. */
export const CERTIFICATE_YEARS_AHEAD = 10;

/** BEHAVIOUR 25: a provider's certificate of income, with a code that opens its address. */
export const INCOME_CERTIFICATE = {
  openMs: 30 * DAY_MS,
  mostMonths: 24,
  codeDigits: 8,
  madeADay: 20,
  /** The newest certificates that are listed, and the readers listed of each. */
  listed: 20,
  listedReaders: 50,
} as const;
/**
 * A paper that an operator asks for: within how many days at most, and how long before the end its owner is reminded.
 * `openAtMost` is how many may be asked of one person at a time.
 */
export const PAPER_REQUEST = { mostDays: 60, reminderMs: 2 * DAY_MS, openAtMost: 5 } as const;
