// The closed lists of words on the wire, each once (lib/dev/enumerations.test.ts). Those of money and of providers are
// in money-enumerations.ts and provider-enumerations.ts. The contract's shapes, the domain's tables and the database's
// columns are made from these, so this file imports nothing: a module that needs a list takes it without the shapes
// (lib/dev/import-rules.mjs).

/** The kinds of a category (BEHAVIOUR 2). */
export const SERVICE_KINDS = [
  'cleaning',
  'laundry',
  'carpet',
  'upholstery',
  'carwash',
  'task',
  'moving',
  'gas',
  'testing',
] as const;
export type ServiceKind = (typeof SERVICE_KINDS)[number];

/** The ways in which an order gets its provider: chosen from a list, by bids, or the nearest truck (BEHAVIOUR 2). */
export const MATCHINGS = ['provider', 'bids', 'truck'] as const;
export type Matching = (typeof MATCHINGS)[number];

/** The parts of a kind's order, and so of its calls' input. */
export interface KindShape {
  readonly matching: Matching;
  /** The provider comes at a chosen hour, for a number of hours. Petrol comes as soon as a truck can. */
  readonly hasVisit: boolean;
  /** The order names a type of its category. */
  readonly hasType: boolean;
  /** It is done at one of the customer's own addresses; a car stands where it stands. */
  readonly hasAddress: boolean;
  /** Something leaves the house and comes back at a second hour (BEHAVIOUR 22). */
  readonly isTextile: boolean;
  /** It ends at another place than it begins. */
  readonly hasDestination: boolean;
  /** Its types name a thing (a vehicle, a rug, a lock), which says nothing of the work by itself. */
  readonly isNamedByService: boolean;
  /** Its provider hands something over afterwards that its customer alone reads. */
  readonly hasResults: boolean;
  /**
   * Its work changes a place or a thing, which its provider may photograph before and after; of petrol that is the
   * number on the nozzle. Textiles are photographed piece by piece.
   */
  readonly hasPhotos: boolean;
  /** It is done to a car, which its plate tells from others. */
  readonly hasCar: boolean;
  /** It can be ordered as a series of visits (BEHAVIOUR 16). */
  readonly comesAgain: boolean;
}

const VISIT = {
  hasVisit: true,
  hasType: true,
  hasAddress: true,
  isTextile: false,
  hasDestination: false,
  isNamedByService: false,
  hasResults: false,
  hasPhotos: true,
  hasCar: false,
  comesAgain: false,
} as const;

/**
 * The shape of each kind's orders. The database checks its rows against it (`tasks` in lib/server/schema/orders.ts).
 */
export const KIND_SHAPES = {
  cleaning: { ...VISIT, matching: 'provider', comesAgain: true },
  laundry: { ...VISIT, matching: 'provider', isTextile: true, isNamedByService: true, hasPhotos: false },
  carpet: { ...VISIT, matching: 'provider', isTextile: true, isNamedByService: true, hasPhotos: false },
  // Sofas are washed where they stand: a type of the carpets' category, done like a cleaning.
  upholstery: { ...VISIT, matching: 'provider' },
  carwash: { ...VISIT, matching: 'provider', hasCar: true },
  task: { ...VISIT, matching: 'bids', isNamedByService: true },
  moving: { ...VISIT, matching: 'bids', hasDestination: true, isNamedByService: true },
  gas: {
    ...VISIT,
    matching: 'truck',
    hasVisit: false,
    hasType: false,
    hasAddress: false,
    hasCar: true,
  },
  testing: { ...VISIT, matching: 'provider', hasResults: true, hasPhotos: false },
} as const satisfies Record<ServiceKind, KindShape>;

/** The pieces of upholstery that are cleaned where they stand. */
export const UPHOLSTERY_PIECES = ['seat', 'chair', 'single-mattress', 'double-mattress'] as const;
/** One kind of them; as how many seats it counts: `lib/domain/constants/upholstery.ts`. */
export type UpholsteryPiece = (typeof UPHOLSTERY_PIECES)[number];

/** Economy and special, of laundry and carpets. */
export const SERVICE_GRADES = ['ECO', 'VIP'] as const;
export type ServiceGrade = (typeof SERVICE_GRADES)[number];

/** The states of an order (BEHAVIOUR 5). The facts of each: lib/domain/order/order-states.ts. */
export const ORDER_STATES = [
  'PENDING_PAYMENT',
  'BIDDING',
  'AWAITING_PROVIDER',
  'CONFIRMED',
  'EN_ROUTE',
  'IN_PROGRESS',
  'PICKED_UP',
  'PROCESSING',
  'RETURNING',
  'DONE',
  'COMPLETED',
  'DISPUTED',
  'DECLINED',
  'EXPIRED',
  'PAYMENT_EXPIRED',
  'CANCELLED_BY_CUSTOMER',
  'CANCELLED_BY_PROVIDER',
  'CANCELLED_BY_SYSTEM',
  'CANCELLED_BY_OPERATOR',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Why a job was started without the customer's code (BEHAVIOUR 17). `unsaid`: a client that does not ask. */
export const NO_CODE_REASONS = ['substitute', 'phoneless', 'absent', 'unsaid'] as const;
export type NoCodeReason = (typeof NO_CODE_REASONS)[number];

/** The rule by which a cancellation's fee is set (BEHAVIOUR 5). */
export const CANCEL_RULES = ['unassigned', 'just-confirmed', 'early', 'late', 'en-route', 'nobody-there'] as const;
export type CancelRule = (typeof CANCEL_RULES)[number];

/** A customer's reasons for a dispute about the work (BEHAVIOUR 15). */
export const DISPUTE_REASONS = ['not-done', 'badly-done', 'damage', 'missing-piece', 'wrong-sum', 'behaviour'] as const;
export type DisputeReason = (typeof DISPUTE_REASONS)[number];

/**
 * The matters of a dispute: the work, or the absence of one side (BEHAVIOUR 30). Absence stands in no list of reasons.
 */
export const DISPUTED_MATTERS = [...DISPUTE_REASONS, 'absence'] as const;
export type DisputedMatter = (typeof DISPUTED_MATTERS)[number];

/** A customer's wishes in a dispute: money back, or a second visit (BEHAVIOUR 15). */
export const DISPUTE_WISHES = ['refund', 'second-visit'] as const;
export type DisputeWish = (typeof DISPUTE_WISHES)[number];

/**
 * The states of a dispute: the side whose turn it is, or the progress of the decision (BEHAVIOUR 15). DISPUTE_MOVES
 * says what follows.
 */
export const DISPUTE_STATES = ['open', 'answered', 'second-visit', 'desk', 'decided', 'appealed', 'settled'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** The sides that write in a dispute. */
export const DISPUTE_SIDES = ['customer', 'provider', 'operator'] as const;
export type DisputeSide = (typeof DISPUTE_SIDES)[number];

/**
 * Why a visit cannot begin at an hour (SPEC 3, lstDeliveryTimeSheet), from the hour that comes nearest to being free.
 * `too-soon`: it is to come, but nobody is asked so late. `past`: it is over. `full`: everybody is booked. `outside`:
 * nobody works then, or the work would not end in time.
 */
export const HOUR_REFUSALS = ['too-soon', 'past', 'full', 'outside'] as const;
export type HourRefusal = (typeof HOUR_REFUSALS)[number];

/** The states of a proposed price. `lapsed`: the customer was silent. `ended`: the work ended before a decision. */
export const PRICE_CHANGE_STATES = ['open', 'approved', 'refused', 'lapsed', 'ended'] as const;
export type PriceChangeState = (typeof PRICE_CHANGE_STATES)[number];

/**
 * The writers of an order's messages (BEHAVIOUR 13). `recipient`: the person that an order is for. `desk`: the
 * operators.
 */
export const MESSAGE_SIDES = ['customer', 'provider', 'recipient', 'desk'] as const;
export type MessageSide = (typeof MESSAGE_SIDES)[number];

/** The two sides of an order. */
export const ORDER_SIDES = ['customer', 'provider'] as const;
export type OrderSide = (typeof ORDER_SIDES)[number];

/** The files that a message may carry. */
export const MESSAGE_FILE_KINDS = ['photo', 'voice'] as const;
export type MessageFileKind = (typeof MESSAGE_FILE_KINDS)[number];

/**
 * Whether a side may write (BEHAVIOUR 13).
 *
 * - `not-begun`: there is no provider
 * - `waits-for-answer`: a bidder's question is not answered yet
 * - `closed`: the time to write is over
 * - `blocked`: by the other side
 * - `blocked-by-you`: by oneself
 * - `stopped`: by an operator, for days
 */
export const CONVERSATION_STANDINGS = [
  'open',
  'not-begun',
  'waits-for-answer',
  'closed',
  'blocked',
  'blocked-by-you',
  'stopped',
] as const;
export type ConversationStanding = (typeof CONVERSATION_STANDINGS)[number];

/** Animals that the order of a cleaning asks for; each adds minutes (BEHAVIOUR 4). */
export const PET_TYPES = ['cat', 'dog', 'bird', 'other'] as const;
export type PetType = (typeof PET_TYPES)[number];

/** The extras of a cleaning, each with its own price. */
export const CLEANING_EXTRAS = ['oven', 'fridge', 'ironing'] as const;
export type CleaningExtra = (typeof CLEANING_EXTRAS)[number];

/** The reasons that a review may tick (BEHAVIOUR 11): praise first, then complaints. */
export const REVIEW_REASONS = [
  'on-time',
  'careful',
  'polite',
  'skilled',
  'clean',
  'late',
  'careless',
  'impolite',
  'unfinished',
] as const;
export type ReviewReason = (typeof REVIEW_REASONS)[number];

/** The qualities that a review may rate beside the whole work; all are optional. */
export const REVIEW_QUALITIES = ['punctuality', 'work', 'manner', 'tidiness'] as const;
export type ReviewQuality = (typeof REVIEW_QUALITIES)[number];

/** Vehicles whose plates are kept; each has a plate of its own form (SPEC 3). */
export const VEHICLE_TYPES = ['AUTOMOBILE', 'MOTORCYCLE'] as const;
export type VehicleType = (typeof VEHICLE_TYPES)[number];

/**
 * The places of a car wash (SPEC 3, carWashMethod): where the car stands, or the workshop, with fetching and return.
 */
export const CAR_WASH_METHODS = ['on-site', 'collect'] as const;
export type CarWashMethod = (typeof CAR_WASH_METHODS)[number];

/** Moves after which an order's state alone does not say what happened: somebody was not there. */
export const ABSENCES = ['reportNoShow', 'reportNoAccess', 'disputeNoShow'] as const;
export type Absence = (typeof ABSENCES)[number];

/** The genders that a person may name; null on the wire means not named. */
export const GENDERS = ['female', 'male'] as const;
export type Gender = (typeof GENDERS)[number];

/** A boolean as SPEC writes it. */
export const YES_AND_NO = ['Yes', 'No'] as const;
export type YesOrNo = (typeof YES_AND_NO)[number];
/** Whether a category can be ordered, as its bundle writes it (SPEC 3, isSpecial). */
export const SPECIAL_FLAGS = ['Active', 'Deactive'] as const;

/**
 * The states of a registration after its number was sent. `user-not-active`: the number registered before and never
 * entered its code.
 */
export const REGISTER_STATUSES = ['user-register-OK', 'user-not-active'] as const;

/** Whether promotions come as SMS (user/addusersetting). */
export const PROMOTION_WISHES = ['send', 'notSend'] as const;
/** The messages that an inbox lists: the unread, the read, or both. */
export const INBOX_FILTERS = ['NOTSEEN', 'SEEN', 'ALL'] as const;

/** Roles of a person (WIRE): an operator of the marketplace; a company, its supervisor, a worker, who are providers. */
export const ROLE_IDS = { operator: 1, company: 4, worker: 16, supervisor: 18 } as const;

/** `userType` (WIRE). */
export const USER_TYPES = { pelakman: 1, endUser: 2, pelakzin: 3, pelakfan: 4, pelakyar: 5 } as const;

/** A task's urgency, which the customer chooses for the bidders. */
export const URGENCIES = ['can-wait', 'soon', 'urgent'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** Pieces that need more hands than a wardrobe, or straps of their own (BEHAVIOUR 4). */
export const HEAVY_PIECES = ['piano', 'safe', 'large-fridge', 'treadmill', 'pool-table', 'stone-table'] as const;
export type HeavyPiece = (typeof HEAVY_PIECES)[number];

/** Readers of a visit by its key: the order's recipient, and a guest to whom the customer shows it. */
export const VISIT_READERS = ['recipient', 'guest'] as const;

/** The languages of the site: one of them is the language of the person that an order is for. */
export const RECIPIENT_LANGUAGES = ['fa', 'en', 'de', 'ar'] as const;
