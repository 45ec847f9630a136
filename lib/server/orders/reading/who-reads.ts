import type { CallAnswer } from '@/lib/contract';

export type TaskDetail = CallAnswer<'clean/gettaskdetail'>['taskDetail'];

/**
 * The readers of an order. A member who comes for a company, or leads them, is a `worker` beside the company's
 * relation, and reads what both may read.
 */
export type TaskReader =
  | 'customer'
  /** The provider, from the acceptance on. */
  | 'provider'
  /** Was asked and has not answered yet. */
  | 'offered'
  /** Declined, did not answer or lost it: nobody else has it. */
  | 'refused'
  | 'worker'
  /** May bid on it, or has a bid that may still be chosen. */
  | 'bidder'
  /** Has a bid that cannot be chosen any more. */
  | 'outbid'
  /** Was asked once, and it is somebody else's now. */
  | 'former'
  /** Has the signed link, which may be passed on. */
  | 'link';

const EVERYBODY = [
  'customer',
  'provider',
  'offered',
  'refused',
  'worker',
  'bidder',
  'outbid',
  'former',
  'link',
] as const satisfies readonly TaskReader[];

const CUSTOMER = ['customer'] as const;
/** Readers from the acceptance on. */
const AGREED = ['customer', 'provider', 'worker'] as const;
/** These readers, and after the order's end those with a matter to settle. */
const SETTLING = [...AGREED, 'refused'] as const;
const ASKED = [...AGREED, 'offered'] as const;
/** The two sides, also after the order's end. */
const SIDES = [...ASKED, 'refused'] as const;
const PROVIDERS = ['provider', 'offered', 'refused', 'worker'] as const;
/** Sums are the company's own, and hidden from the member who comes for it. */
const PAID = ['customer', 'provider', 'offered', 'refused'] as const;
const PAYEE = ['provider', 'offered', 'refused'] as const;

/** The empty value on the wire of a field that a reader may not read. A field that is not here is everybody’s. */
const NOTHING = {
  providerName: null,
  providerImage: null,
  providerUserId: null,
  workerCode: null,
  merchantName: null,
  deliveryAddress: '',
  deliveryPlace: '',
  deliveryStreet: '',
  origin: 'online',
  payType: 'online',
  codFlag: 'unknown',
  priceRial: 0,
  askedHour: null,
  feeContestUntilMs: null,
  moves: [],
  giftRial: 0,
  walletRial: 0,
  payableRial: 0,
  isPaid: false,
  paymentExpiresAtMs: null,
  userFromIpg: 0,
  userDescription: '',
  descriptionImageUrl: null,
  descriptionAudioUrl: null,
  moreImageUrls: [],
  urgency: null,
  petTypes: [],
  extras: [],
  plaque: null,
  petrol: null,
  moving: null,
  custody: null,
  workPhotos: null,
  persons: [],
  results: [],
  takesResults: false,
  lines: [],
  timeline: [],
  userName: '',
  userFamily: '',
  contactMobile: null,
  deliveryZipCode: null,
  latitude: null,
  longitude: null,
  area: null,
  answerDueAtMs: null,
  completesAtMs: null,
  handed: null,
  providerShareRial: null,
  sums: null,
  pay: null,
  paidAtMs: null,
  calendar: null,
  bankReference: null,
  reviewUrl: null,
  isReviewed: false,
  cancelTerms: null,
  cancellation: null,
  moveOpenings: [],
  dispute: null,
  doorWait: null,
  heldFee: null,
  lateness: null,
  offeredHours: null,
  cashRecord: null,
  priceChange: null,
  priceTerms: null,
  isRescueAgreed: false,
  startCode: null,
  visitKey: null,
  recipientName: null,
  travel: null,
  bidding: null,
} satisfies Partial<TaskDetail>;

type Readers = {
  readonly [Field in keyof TaskDetail]: Field extends keyof typeof NOTHING ? readonly TaskReader[] : typeof EVERYBODY;
};

/**
 * The readers of each field of an order's detail. A new field does not compile before its row is written. Within its
 * row a field may still be empty for a reader in a state: a street is, once the work is over.
 */
export const READERS: Readers = {
  taskid: EVERYBODY,
  reqId: EVERYBODY,
  reqcode: EVERYBODY,
  srvcategoryid: EVERYBODY,
  srvcattypeid: EVERYBODY,
  kind: EVERYBODY,
  seopath: EVERYBODY,
  serviceName: EVERYBODY,
  serviceTypeName: EVERYBODY,
  gradeName: EVERYBODY,
  state: EVERYBODY,
  absence: EVERYBODY,
  // A bidder reads of the chosen provider only that it is the bidder (BEHAVIOUR 6).
  providerName: [...SIDES, 'link', 'bidder', 'outbid'],
  providerImage: [...SIDES, 'link', 'bidder', 'outbid'],
  providerUserId: [...SIDES, 'link', 'bidder', 'outbid'],
  workerCode: [...SIDES, 'link', 'bidder', 'outbid'],
  merchantName: [...SIDES, 'link', 'bidder', 'outbid'],
  // City and neighbourhood; the street in it is for who reads `deliveryStreet`.
  deliveryAddress: [...SIDES, 'bidder', 'outbid', 'former'],
  deliveryPlace: [...SIDES, 'bidder', 'outbid', 'former'],
  deliveryStreet: AGREED,
  deliveryJalaliDate: EVERYBODY,
  gDate: EVERYBODY,
  startHour: EVERYBODY,
  endHour: EVERYBODY,
  timeRange: EVERYBODY,
  startsAtMs: EVERYBODY,
  arrivesUntilMs: EVERYBODY,
  // How an order is paid is between its customer and the provider who has it.
  origin: [...SIDES, 'link'],
  payType: [...SIDES, 'link'],
  codFlag: [...SIDES, 'link'],
  returnVisit: EVERYBODY,
  // A bidder's is the own bid.
  priceRial: [...PAID, 'bidder', 'outbid', 'former', 'link'],
  askedHour: AGREED,
  feeContestUntilMs: CUSTOMER,
  moves: SIDES,
  giftRial: [...PAID, 'link'],
  walletRial: [...PAID, 'link'],
  payableRial: [...PAID, 'link'],
  isPaid: [...SIDES, 'link'],
  paymentExpiresAtMs: [...SIDES, 'link'],
  userFromIpg: [...PAID, 'link'],
  userDescription: [...ASKED, 'bidder'],
  descriptionImageUrl: [...ASKED, 'bidder'],
  descriptionAudioUrl: [...ASKED, 'bidder'],
  moreImageUrls: [...ASKED, 'bidder'],
  urgency: [...SIDES, 'bidder', 'link'],
  plan: EVERYBODY,
  petTypes: [...ASKED, 'bidder', 'link'],
  extras: [...ASKED, 'bidder', 'link'],
  plaque: AGREED,
  petrol: ASKED,
  moving: [...SIDES, 'bidder'],
  custody: ASKED,
  workPhotos: ASKED,
  fastingHours: EVERYBODY,
  persons: AGREED,
  results: AGREED,
  takesResults: AGREED,
  hourCount: EVERYBODY,
  lines: [...SIDES, 'link'],
  timeline: [...SIDES, 'link'],
  userName: [...ASKED, 'bidder', 'link'],
  userFamily: AGREED,
  contactMobile: AGREED,
  deliveryZipCode: AGREED,
  latitude: AGREED,
  longitude: AGREED,
  area: [...PROVIDERS, 'bidder', 'outbid'],
  answerDueAtMs: [...SIDES, 'link'],
  completesAtMs: [...SIDES, 'link'],
  handed: PROVIDERS,
  providerShareRial: PAYEE,
  sums: CUSTOMER,
  pay: PAYEE,
  paidAtMs: [...SIDES, 'link'],
  calendar: CUSTOMER,
  bankReference: CUSTOMER,
  reviewUrl: CUSTOMER,
  isReviewed: [...AGREED, 'link'],
  cancelTerms: CUSTOMER,
  cancellation: CUSTOMER,
  moveOpenings: PROVIDERS,
  dispute: SETTLING,
  doorWait: AGREED,
  heldFee: ['customer', 'provider', 'refused'],
  offeredHours: AGREED,
  lateness: ['customer', 'provider'],
  cashRecord: ['customer', 'provider', 'worker'],
  priceChange: SETTLING,
  priceTerms: ['provider', 'worker'],
  isRescueAgreed: CUSTOMER,
  startCode: CUSTOMER,
  visitKey: CUSTOMER,
  recipientName: AGREED,
  travel: [...PROVIDERS, 'bidder', 'outbid'],
  bidding: [...PROVIDERS, 'bidder', 'outbid'],
  serverNowMs: EVERYBODY,
};

/** An order's detail with nothing in the fields that one of these may not read. */
export function pick(detail: TaskDetail, readers: readonly TaskReader[]): TaskDetail {
  const isOpen = (field: keyof TaskDetail) =>
    readers.every((reader) => READERS[field].some((known) => known === reader));
  const hidden = Object.entries(NOTHING).filter(([field]) => !isOpen(field as keyof typeof NOTHING));
  // The entries are fields of NOTHING.
  return { ...detail, ...(Object.fromEntries(hidden) as Partial<TaskDetail>) };
}
