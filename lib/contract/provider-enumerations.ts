// The closed lists of words on the wire that tell of providers: their papers, their work, their pay, the door, how they
// count. The others: enumerations.ts.

/** Where an application to become a provider is (BEHAVIOUR 11). */
export const APPLICATION_STATES = ['applied', 'documents', 'rejected', 'approved'] as const;
/** One of APPLICATION_STATES. */
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/**
 * What an operator sends back to be corrected (operator/decideapplication): a photo of the identity card and the other
 * papers apart.
 */
export const CORRECTABLE_PARTS = ['person', 'services', 'area', 'identity', 'certificate', 'bank'] as const;
/** One of CORRECTABLE_PARTS. */
export type CorrectablePart = (typeof CORRECTABLE_PARTS)[number];

/** Papers that a provider's page shows as a badge. */
export const CERTIFICATE_KINDS = ['skill', 'clear-record', 'business'] as const;
/** One of CERTIFICATE_KINDS. */
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number];

/** What is photographed: an identity card, and at least one certificate. */
export const DOCUMENT_KINDS = ['identity', ...CERTIFICATE_KINDS] as const;
/** One of DOCUMENT_KINDS. */
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** How well a provider is known here: no review yet, some, or many good ones (SPEC 3, `workerGrade`). */
export const WORKER_GRADES = ['new', 'known', 'top'] as const;
/** One of WORKER_GRADES. */
export type WorkerGrade = (typeof WORKER_GRADES)[number];

/** What a new provider does before the first job, in this order. */
export const FIRST_STEPS = ['photo', 'hours', 'practice', 'notifications', 'sheba', 'credit'] as const;
/** One of FIRST_STEPS. */
export type FirstStep = (typeof FIRST_STEPS)[number];

/** The parts of a provider's money: pay, and the credit that commissions of cash jobs come out of. */
export const PAY_PARTS = ['PAYABLE', 'BIDDING'] as const;
/** One of PAY_PARTS. */
export type PayPart = (typeof PAY_PARTS)[number];

/** What a provider's statement is filtered by. */
export const PAY_LINE_KINDS = ['JOB', 'TIP', 'COMMISSION', 'TOP_UP', 'PAYOUT'] as const;
/** One of PAY_LINE_KINDS. */
export type PayLineKind = (typeof PAY_LINE_KINDS)[number];

/** What a line of a provider's statement is. */
export const PAY_LINE_NAMES = [
  'job-pay',
  'tip',
  'cancel-fee',
  'cash-collected',
  'cash-kept',
  'cash-uncollected',
  'cash-unkept',
  'commission',
  'commission-return',
  'late-settlement',
  'credit-top-up',
  'payout',
  'payout-return',
  'correction',
  'refund',
  'debt-repayment',
  'colleague-credit',
] as const;
/** One of PAY_LINE_NAMES. */
export type PayLineName = (typeof PAY_LINE_NAMES)[number];

/** What moves a provider's reliability (BEHAVIOUR 18). */
export const RELIABILITY_REASONS = ['kept', 'withdrawn', 'withdrawn-late', 'no-show'] as const;
/** One of RELIABILITY_REASONS. */
export type ReliabilityReason = (typeof RELIABILITY_REASONS)[number];

/**
 * What the house may decide against a provider: no new work for some days, or no work until it is talked over. An
 * operator warns, which holds nothing back, and blocks.
 */
export const SANCTION_KINDS = ['offers-held', 'suspended', 'warned', 'blocked'] as const;
/** One of SANCTION_KINDS. */
export type SanctionKind = (typeof SANCTION_KINDS)[number];

/** Why a provider could not come to accepted work, where papers prove it. */
export const EXCUSE_CAUSES = ['illness', 'accident', 'bereavement'] as const;
/** One of EXCUSE_CAUSES. */
export type ExcuseCause = (typeof EXCUSE_CAUSES)[number];

/** What an operator decides on such papers: the points stay the provider's, or are taken. */
export const EXCUSE_DECISIONS = ['accepted', 'refused'] as const;
/** One of EXCUSE_DECISIONS. */
export type ExcuseDecision = (typeof EXCUSE_DECISIONS)[number];

/**
 * Where a colleague stands who was invited: the application is being checked or corrected, jobs are being done, both
 * got their credit, or none comes.
 */
export const COLLEAGUE_STATES = ['applied', 'working', 'given', 'none'] as const;
/** One of COLLEAGUE_STATES. */
export type ColleagueState = (typeof COLLEAGUE_STATES)[number];

/**
 * Why no credit comes: the two share a device, an address, a network, a card, an account or a national code; or the
 * jobs were not done in time.
 */
export const COLLEAGUE_OBSTACLES = ['one-person', 'too-late'] as const;
/** One of COLLEAGUE_OBSTACLES. */
export type ColleagueObstacle = (typeof COLLEAGUE_OBSTACLES)[number];

/** What an operator decides on an appeal. */
export const SANCTION_DECISIONS = ['upheld', 'lifted'] as const;
/** One of SANCTION_DECISIONS. */
export type SanctionDecision = (typeof SANCTION_DECISIONS)[number];

/**
 * How a provider came to a work: the customer's choice, the customer's next one, by itself as the next best, or by an
 * order that takes bids.
 */
export const MATCH_WAYS = ['chosen', 'chosen-next', 'rescue', 'bids'] as const;
/** One of MATCH_WAYS. */
export type MatchWay = (typeof MATCH_WAYS)[number];

/** Where a provider finds work: to be answered, to be done, over (expert/getalltask). */
export const WORK_LISTS = ['newworks', 'acceptworks', 'doneworks'] as const;
/** One of WORK_LISTS. */
export type WorkList = (typeof WORK_LISTS)[number];

/** The moves that a provider makes with one call (expert/movetask). */
export const WORK_MOVES = [
  'accept',
  'decline',
  'depart',
  'start',
  'finish',
  'withdraw',
  'reportNoAccess',
  'leaveUnsafe',
  'pickUp',
  'process',
  'bringBack',
  'handBack',
  'agreeHour',
  'keepHour',
] as const;
/** One of WORK_MOVES. */
export type WorkMove = (typeof WORK_MOVES)[number];

/** Why somebody comes to the door for textiles: to take them, or to bring them back. */
export const TEXTILE_ERRANDS = ['pick-up', 'return'] as const;
/** One of TEXTILE_ERRANDS. */
export type TextileErrand = (typeof TEXTILE_ERRANDS)[number];

/** Where textiles are scanned (BEHAVIOUR 22): at each hand-over. */
export const CUSTODY_STAGES = ['picked-up', 'workshop', 'ready', 'returned'] as const;
/** One of CUSTODY_STAGES. */
export type CustodyStage = (typeof CUSTODY_STAGES)[number];

/** When a photo of the work is taken: the door that nobody opens, what its provider found, and what they leave. */
export const WORK_PHOTO_MOMENTS = ['door', 'before', 'after'] as const;
/** One of WORK_PHOTO_MOMENTS. */
export type WorkPhotoMoment = (typeof WORK_PHOTO_MOMENTS)[number];

/** How somebody stands to a company's team. */
export const MEMBER_STATES = ['invited', 'active', 'ended'] as const;
/** One of MEMBER_STATES. */
export type MemberState = (typeof MEMBER_STATES)[number];

/** What somebody is in their team. */
export const TEAM_PLACES = ['company', 'supervisor', 'worker'] as const;
/** One of TEAM_PLACES. */
export type TeamPlace = (typeof TEAM_PLACES)[number];

/**
 * What a customer says while somebody may stand at the door (BEHAVIOUR 30): that somebody is at home, or that nobody
 * has come.
 */
export const DOOR_WORDS = ['somebody-home', 'nobody-came'] as const;
/** One of DOOR_WORDS. */
export type DoorWord = (typeof DOOR_WORDS)[number];

/** What is still missing before a provider may report that nobody opens. */
export const DOOR_STEPS = ['arrive', 'write', 'photo', 'wait'] as const;
/** One of DOOR_STEPS. */
export type DoorStep = (typeof DOOR_STEPS)[number];

/**
 * How the fee of a door that nobody opened stands: `owed` is a cash order's, which its customer pays by a tap;
 * `returned` was given back by an operator's decision.
 */
export const HELD_FEE_STANDINGS = ['waiting', 'contested', 'owed', 'paid', 'returned'] as const;
/** One of HELD_FEE_STANDINGS. */
export type HeldFeeStanding = (typeof HELD_FEE_STANDINGS)[number];

/** What a professional drives to work: three sizes for removals, and the truck that brings petrol (BEHAVIOUR 30). */
export const WORK_VEHICLE_USES = ['pickup', 'nissan', 'khavar', 'petrol-truck'] as const;
/** One of WORK_VEHICLE_USES. */
export type WorkVehicleUse = (typeof WORK_VEHICLE_USES)[number];

/** Where a vehicle is: an operator checks its papers, has approved it, or has sent it back. */
export const WORK_VEHICLE_STATES = ['checking', 'approved', 'rejected'] as const;
/** One of WORK_VEHICLE_STATES. */
export type WorkVehicleState = (typeof WORK_VEHICLE_STATES)[number];

/**
 * The papers of a vehicle, each with the day on which it ends: its driver's licence, the permit to carry, the
 * insurance.
 */
export const WORK_VEHICLE_PAPERS = ['licence', 'permit', 'insurance'] as const;
/** One of WORK_VEHICLE_PAPERS. */
export type WorkVehiclePaper = (typeof WORK_VEHICLE_PAPERS)[number];

/** What a petrol truck may carry (`gasTypeEnum`). */
export const TRUCK_FUELS = ['REGULAR', 'SUPER'] as const;

/** Extras whose price the list of prices has. */
export const LISTED_EXTRA_KEYS = ['extra-floor', 'extra-heavy'] as const;

/** What a provider proposes another final price for (BEHAVIOUR 14). The litres of petrol have a call of their own. */
export const PROPOSED_KEYS = [
  'overtime',
  'recount',
  'measured',
  ...LISTED_EXTRA_KEYS,
  'extra-work',
  'materials',
  'less-work',
] as const;
/** One of PROPOSED_KEYS. */
export type ProposedKey = (typeof PROPOSED_KEYS)[number];

/** What is measured at the work, by its price’s unit. */
export const MEASURED_UNITS = ['square-metre', 'metre'] as const;

/** Where the way to a job begins: at the provider's home base, or at the job before it on that day. */
export const TRAVEL_STARTS = ['base', 'job'] as const;
/** One of TRAVEL_STARTS. */
export type TravelStart = (typeof TRAVEL_STARTS)[number];

/** How a bid says its price: one sum for all of it, or a rate times hours (BEHAVIOUR 4; WIRE `sgtype`). */
export const BID_TYPES = ['lump', 'hourly'] as const;
/** One of BID_TYPES. */
export type BidType = (typeof BID_TYPES)[number];

/** The states of a bid (BEHAVIOUR 6); on the wire its place in this list, from 1 (`sgstate`). */
export const BID_STATES = ['pending', 'selected', 'rejected', 'withdrawn', 'expired'] as const;
/** One of BID_STATES. */
export type BidState = (typeof BID_STATES)[number];

/**
 * A provider's own bids by what became of them: it can still be chosen, it was chosen and paid for, another was, or it
 * ended without a choice.
 */
export const OWN_BID_LISTS = ['live', 'won', 'lost', 'ended'] as const;
/** One of OWN_BID_LISTS. */
export type OwnBidList = (typeof OWN_BID_LISTS)[number];

/**
 * Why an order has no bid to choose: nobody serves it there and is free, nobody opened it, some read it and did not
 * bid, or all took their bids back.
 */
export const NO_BID_REASONS = ['nobody-serves', 'nobody-asked', 'nobody-read', 'read-only', 'all-withdrawn'] as const;
/** One of NO_BID_REASONS. */
export type NoBidReason = (typeof NO_BID_REASONS)[number];

/**
 * Why a provider cannot bid on an order that she may read: no bids are taken any more, or something else is booked with
 * her then.
 */
export const BID_CLOSED_REASONS = ['window-over', 'not-free'] as const;
/** One of BID_CLOSED_REASONS. */
export type BidClosedReason = (typeof BID_CLOSED_REASONS)[number];

/** An hour that a provider offered to a regular: it waits, was ordered, was declined, or another took its place. */
export const HOUR_OFFER_STATES = ['open', 'taken', 'declined', 'replaced'] as const;
/** One of HOUR_OFFER_STATES. */
export type HourOfferState = (typeof HOUR_OFFER_STATES)[number];

/** Whether a provider is one of a customer's own people: asked by the customer, then agreed or declined. */
export const REGULAR_STATES = ['asked', 'agreed', 'declined'] as const;
/** One of REGULAR_STATES. */
export type RegularState = (typeof REGULAR_STATES)[number];

/** How a dispute ended, or what its decision was: the last word on its money. */
export const DISPUTE_ENDS = ['withdrawn', 'agreed', 'provider-silent', 'customer-silent', 'decided'] as const;
/** One of DISPUTE_ENDS. */
export type DisputeEnd = (typeof DISPUTE_ENDS)[number];

/** Whether a professional is offered work. */
export const PROVIDER_STATUSES = ['active', 'paused', 'suspended'] as const;
/** One of PROVIDER_STATUSES. */
export type ProviderStatus = (typeof PROVIDER_STATUSES)[number];

/** What has a picture of its own where a link to it is shared. */
export const SHARED_THINGS = ['city', 'professional'] as const;
/** One of SHARED_THINGS. */
export type SharedThingKind = (typeof SHARED_THINGS)[number];

/** What became of a delay that was told; `unasked` came too late to be agreed to. */
export const DELAY_ANSWERS = ['unasked', 'open', 'agreed', 'refused'] as const;
