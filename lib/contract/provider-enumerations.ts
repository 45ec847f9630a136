// The closed lists of words on the wire that tell of providers: their papers, their work, their pay, the door, how they
// count. The others: enumerations.ts.

/** The states of an application to become a provider (BEHAVIOUR 11). */
export const APPLICATION_STATES = ['applied', 'documents', 'rejected', 'approved'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/**
 * The parts that an operator may send back for correction (operator/decideapplication): the identity card's photo apart
 * from the other documents.
 */
export const CORRECTABLE_PARTS = ['person', 'services', 'area', 'identity', 'certificate', 'bank'] as const;
export type CorrectablePart = (typeof CORRECTABLE_PARTS)[number];

/** Papers that a provider's page shows as a badge. */
export const CERTIFICATE_KINDS = ['skill', 'clear-record', 'business'] as const;
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number];

/** The photographed documents: an identity card, and at least one certificate. */
export const DOCUMENT_KINDS = ['identity', ...CERTIFICATE_KINDS] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** A provider's standing (SPEC 3, `workerGrade`): no review yet, some, or many good ones. */
export const WORKER_GRADES = ['new', 'known', 'top'] as const;
export type WorkerGrade = (typeof WORKER_GRADES)[number];

/** The steps of a new provider before the first job, in this order. */
export const FIRST_STEPS = ['photo', 'hours', 'practice', 'notifications', 'sheba', 'credit'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** The parts of a provider's money: pay, and the credit that commissions of cash jobs come out of. */
export const PAY_PARTS = ['PAYABLE', 'BIDDING'] as const;
export type PayPart = (typeof PAY_PARTS)[number];

/** The accounts of a provider's month: also what a lost dispute left owing. */
export const PAY_ACCOUNTS = [...PAY_PARTS, 'DEBT'] as const;
export type PayAccount = (typeof PAY_ACCOUNTS)[number];

/** The filters of a provider's statement. */
export const PAY_LINE_KINDS = ['JOB', 'TIP', 'COMMISSION', 'TOP_UP', 'GIFT', 'PAYOUT'] as const;
export type PayLineKind = (typeof PAY_LINE_KINDS)[number];

/** The kinds of lines in a provider's statement. */
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
  /** Out of reach while a problem with the job is open, and back. */
  'pay-held',
  'pay-unheld',
  'debt-repayment',
  'colleague-credit',
] as const;
export type PayLineName = (typeof PAY_LINE_NAMES)[number];

/** The causes of a change of a provider's reliability (BEHAVIOUR 18). */
export const RELIABILITY_REASONS = ['kept', 'withdrawn', 'withdrawn-late', 'no-show'] as const;
export type ReliabilityReason = (typeof RELIABILITY_REASONS)[number];

/**
 * The measures against a provider: no new work for some days, or no work until it is talked over. An operator warns,
 * which holds nothing back, and blocks.
 */
export const SANCTION_KINDS = ['offers-held', 'suspended', 'warned', 'blocked'] as const;
export type SanctionKind = (typeof SANCTION_KINDS)[number];

/** Why a provider could not come to accepted work, where papers prove it. */
export const EXCUSE_CAUSES = ['illness', 'accident', 'bereavement'] as const;
export type ExcuseCause = (typeof EXCUSE_CAUSES)[number];

/** An operator's decisions on an excuse: the points stay the provider's, or are taken. */
export const EXCUSE_DECISIONS = ['accepted', 'refused'] as const;
export type ExcuseDecision = (typeof EXCUSE_DECISIONS)[number];

/**
 * The states of an invited colleague: the application is being checked or corrected, jobs are being done, both got
 * their credit, or none comes.
 */
export const COLLEAGUE_STATES = ['applied', 'working', 'given', 'none'] as const;
export type ColleagueState = (typeof COLLEAGUE_STATES)[number];

/**
 * Why no credit comes. The two share a device, an address, a network, a card, an account or a national code, or the
 * jobs were not done in time.
 */
export const COLLEAGUE_OBSTACLES = ['one-person', 'too-late'] as const;
export type ColleagueObstacle = (typeof COLLEAGUE_OBSTACLES)[number];

/** An operator's decisions on an appeal. */
export const SANCTION_DECISIONS = ['upheld', 'lifted'] as const;
export type SanctionDecision = (typeof SANCTION_DECISIONS)[number];

/**
 * The ways in which a provider got a work: the customer's choice, the customer's next choice, the next best provider,
 * or bids.
 */
export const MATCH_WAYS = ['chosen', 'chosen-next', 'rescue', 'bids'] as const;
export type MatchWay = (typeof MATCH_WAYS)[number];

/** A provider's lists of work: to be answered, to be done, over (expert/getalltask). */
export const WORK_LISTS = ['newworks', 'acceptworks', 'doneworks'] as const;
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
export type WorkMove = (typeof WORK_MOVES)[number];

/** Why somebody comes to the door for textiles: to take them, or to bring them back. */
export const TEXTILE_ERRANDS = ['pick-up', 'return'] as const;
export type TextileErrand = (typeof TEXTILE_ERRANDS)[number];

/** The hand-overs at which textiles are scanned (BEHAVIOUR 22). */
export const CUSTODY_STAGES = ['picked-up', 'workshop', 'ready', 'returned'] as const;
export type CustodyStage = (typeof CUSTODY_STAGES)[number];

/** The moments of a work photo: the door that nobody opens, before the work, after it. */
export const WORK_PHOTO_MOMENTS = ['door', 'before', 'after'] as const;
export type WorkPhotoMoment = (typeof WORK_PHOTO_MOMENTS)[number];

/** The states of a team's member. */
export const MEMBER_STATES = ['invited', 'active', 'ended'] as const;
export type MemberState = (typeof MEMBER_STATES)[number];

/** A team’s people: the company that leads it, a supervisor of its workers, and a worker who does the work. */
export const TEAM_PLACES = ['company', 'supervisor', 'worker'] as const;
export type TeamPlace = (typeof TEAM_PLACES)[number];

/**
 * The customer's words while the provider may be at the door (BEHAVIOUR 30): somebody is at home, or nobody has come.
 */
export const DOOR_WORDS = ['somebody-home', 'nobody-came'] as const;
export type DoorWord = (typeof DOOR_WORDS)[number];

/** The provider's steps before the report that nobody opens. */
export const DOOR_STEPS = ['arrive', 'write', 'photo', 'wait'] as const;
export type DoorStep = (typeof DOOR_STEPS)[number];

/**
 * The states of the fee of a door that nobody opened. `owed`: a cash order's, which its customer pays by a tap.
 * `returned`: an operator gave it back.
 */
export const HELD_FEE_STANDINGS = ['waiting', 'contested', 'owed', 'paid', 'returned'] as const;
export type HeldFeeStanding = (typeof HELD_FEE_STANDINGS)[number];

/** The uses of a work vehicle: three sizes for removals, and the truck that brings petrol (BEHAVIOUR 30). */
export const WORK_VEHICLE_USES = ['pickup', 'nissan', 'khavar', 'petrol-truck'] as const;
export type WorkVehicleUse = (typeof WORK_VEHICLE_USES)[number];

/** The states of a work vehicle: an operator checks its papers, has approved it, or has sent it back. */
export const WORK_VEHICLE_STATES = ['checking', 'approved', 'rejected'] as const;
export type WorkVehicleState = (typeof WORK_VEHICLE_STATES)[number];

/**
 * The papers of a vehicle, each with the day on which it ends: its driver's licence, the permit to carry, the
 * insurance.
 */
export const WORK_VEHICLE_PAPERS = ['licence', 'permit', 'insurance'] as const;
export type WorkVehiclePaper = (typeof WORK_VEHICLE_PAPERS)[number];

/** The fuels of a petrol truck (`gasTypeEnum`). */
export const TRUCK_FUELS = ['REGULAR', 'SUPER'] as const;

/** Extras whose price the list of prices has. */
export const LISTED_EXTRA_KEYS = ['extra-floor', 'extra-heavy', 'extra-oven', 'extra-fridge', 'extra-ironing'] as const;
export type ListedExtraKey = (typeof LISTED_EXTRA_KEYS)[number];

/**
 * The causes of another final price that a provider may propose (BEHAVIOUR 14). The litres of petrol have a call of
 * their own.
 */
export const PROPOSED_KEYS = [
  'overtime',
  'recount',
  'measured',
  ...LISTED_EXTRA_KEYS,
  'extra-work',
  'materials',
  'less-work',
] as const;
export type ProposedKey = (typeof PROPOSED_KEYS)[number];

/** The units of measured work, by which its price counts. */
export const MEASURED_UNITS = ['square-metre', 'metre'] as const;

/** The beginning of the way to a job: the provider's home base, or the job before it on that day. */
export const TRAVEL_STARTS = ['base', 'job'] as const;
export type TravelStart = (typeof TRAVEL_STARTS)[number];

/** The two forms of a bid's price: one sum for the job, or a rate times hours (BEHAVIOUR 4; WIRE `sgtype`). */
export const BID_TYPES = ['lump', 'hourly'] as const;
export type BidType = (typeof BID_TYPES)[number];

/** The states of a bid (BEHAVIOUR 6); on the wire its place in this list, from 1 (`sgstate`). */
export const BID_STATES = ['pending', 'selected', 'rejected', 'withdrawn', 'expired'] as const;
export type BidState = (typeof BID_STATES)[number];

/**
 * A provider's own bids by their end. A bid can still be chosen, was chosen and paid for, lost to another, or ended
 * without a choice.
 */
export const OWN_BID_LISTS = ['live', 'won', 'lost', 'ended'] as const;
export type OwnBidList = (typeof OWN_BID_LISTS)[number];

/**
 * Why an order has no bid to choose. Nobody serves it there and is free, nobody opened it, some read it and did not
 * bid, or all took their bids back.
 */
export const NO_BID_REASONS = ['nobody-serves', 'nobody-asked', 'nobody-read', 'read-only', 'all-withdrawn'] as const;
export type NoBidReason = (typeof NO_BID_REASONS)[number];

/**
 * Why a provider cannot bid on an order that she may read. No bids are taken any more, or something else is booked with
 * her then.
 */
export const BID_CLOSED_REASONS = ['window-over', 'not-free'] as const;
export type BidClosedReason = (typeof BID_CLOSED_REASONS)[number];

/** An hour that a provider offered to a regular: it waits, was ordered, was declined, or another took its place. */
export const HOUR_OFFER_STATES = ['open', 'taken', 'declined', 'replaced'] as const;
export type HourOfferState = (typeof HOUR_OFFER_STATES)[number];

/** Whether a provider is one of a customer's own people: asked by the customer, then agreed or declined. */
export const REGULAR_STATES = ['asked', 'agreed', 'declined'] as const;
export type RegularState = (typeof REGULAR_STATES)[number];

/** The ends of a dispute; its decision is the last word on its money. */
export const DISPUTE_ENDS = ['withdrawn', 'agreed', 'provider-silent', 'customer-silent', 'decided'] as const;
export type DisputeEnd = (typeof DISPUTE_ENDS)[number];

/** Whether a professional is offered work. */
export const PROVIDER_STATUSES = ['active', 'paused', 'suspended'] as const;
export type ProviderStatus = (typeof PROVIDER_STATUSES)[number];

/** The subjects whose shared links have a picture of their own. */
export const SHARED_THINGS = ['city', 'professional'] as const;
export type SharedThingKind = (typeof SHARED_THINGS)[number];

/** The answers to an announced delay; `unasked` came too late to be agreed to. */
export const DELAY_ANSWERS = ['unasked', 'open', 'agreed', 'refused'] as const;
