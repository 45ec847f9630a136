import { isJsonObject, parseJson } from '@/lib/domain/json';
import { SERVICE_KINDS } from '@/lib/domain/service-kind';
import { EMPTY_DRAFT, type DraftField, type OrderDraft } from '@/lib/funnel/draft';

/** Of the stored form. A draft of another version is not read: its fields may mean something else. */
const VERSION = 1;

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string' && value.length <= 5000;
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const isFlag: Check = (value) => typeof value === 'boolean';
const oneOf =
  (...known: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && known.includes(value);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length <= 100 && value.every(check);
const shapeOf =
  (shape: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isJsonObject(value) && Object.entries(shape).every(([name, check]) => check(value[name]));
const isDay: Check = (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

const HOME = {
  areaM2: isNumber,
  roomCount: isNumber,
  bathroomCount: isNumber,
  windowCount: isNumber,
  isFirstDeepClean: isFlag,
};
const ADDRESS_FORM = {
  provinceid: orNull(isNumber),
  cityid: orNull(isNumber),
  locationid: orNull(isNumber),
  street: isText,
  plate: isText,
  unit: isText,
  deliveryZipCode: isText,
  deliveryaddrname: isText,
  latitude: orNull(isNumber),
  longitude: orNull(isNumber),
};
const PLACED = {
  reqid: isNumber,
  taskid: isNumber,
  reqcode: isText,
  payableRial: isNumber,
  paymentExpiresAtMs: orNull(isNumber),
  phase: oneOf('bidding', 'paying', 'settled'),
};

const FIELDS: Readonly<Record<DraftField, Check>> = {
  serviceEnum: oneOf(...SERVICE_KINDS),
  srvcategoryid: isNumber,
  srvcattypeid: isNumber,
  grade: oneOf('ECO', 'VIP'),
  priceRial: isNumber,
  loop: isNumber,
  batchId: isText,
  description: isText,
  descriptionImageId: isNumber,
  descriptionAudioId: isNumber,
  deliverytimeid: isNumber,
  gDate: isDay,
  deliveryaddrid: isNumber,
  locationid: isNumber,
  plan: oneOf('once', 'weekly', 'fortnightly', 'monthly'),
  frequency: isNumber,
  cleaningHours: isNumber,
  home: shapeOf(HOME),
  petTypes: listOf(oneOf('cat', 'dog', 'bird', 'other')),
  merchantid: isNumber,
  workerUserId: isNumber,
  returnDate: isDay,
  returnTimeId: isNumber,
  clothes: listOf(shapeOf({ itemId: isNumber, count: isNumber })),
  carWashLocation: isText,
  carTypeId: isNumber,
  gasTruckId: isNumber,
  autoBrandId: isNumber,
  litreVolume: isNumber,
  gasTypeEnum: isText,
  plaque: isText,
  vehicleType: oneOf('AUTOMOBILE', 'MOTORCYCLE'),
  personCount: isNumber,
  giftId: isNumber,
  usesGift: isFlag,
  usesWallet: isFlag,
  ipgId: isNumber,
  cityid: isNumber,
  childTypeId: isNumber,
  detailsMode: oneOf('hours', 'size'),
  sizeForm: shapeOf({
    areaM2: isText,
    floorCount: isText,
    roomCount: isNumber,
    bathroomCount: isNumber,
    windowCount: isNumber,
    isFirstDeepClean: isFlag,
  }),
  needHours: isNumber,
  addressForm: shapeOf(ADDRESS_FORM),
  addressText: isText,
  locationName: isText,
  startHour: isNumber,
  visitHours: isNumber,
  descriptionImageUrl: isText,
  descriptionAudioUrl: isText,
  isDescriptionDone: isFlag,
  providerName: isText,
  providerImage: isText,
  providerTakesCash: isFlag,
  formerProviderId: isNumber,
  formerProviderName: isText,
  hasBids: isFlag,
  suggestionId: isNumber,
  isGiftDecided: isFlag,
  isBankChosen: isFlag,
  isCodChosen: isFlag,
  isWalletChosen: isFlag,
  attempt: shapeOf({ key: isText, body: isText }),
  placed: shapeOf(PLACED),
};

/** A draft as text; what an empty draft holds anyway is left out. */
export function encodeDraft(draft: OrderDraft): string {
  const kept = (Object.keys(FIELDS) as DraftField[]).filter((field) => draft[field] !== EMPTY_DRAFT[field]);
  return JSON.stringify({ version: VERSION, draft: Object.fromEntries(kept.map((field) => [field, draft[field]])) });
}

/** A stored draft; null for what is none, or of another version. A field that is not what it should be is as good as not answered. */
export function findStoredDraft(text: string | null): OrderDraft | null {
  const stored = parseJson(text);
  if (!isJsonObject(stored) || stored.version !== VERSION || !isJsonObject(stored.draft)) return null;
  const fields = stored.draft;
  const good = (Object.keys(FIELDS) as DraftField[]).filter((field) => field in fields && FIELDS[field](fields[field]));
  // The checks above are what makes this the draft's type.
  return {
    ...EMPTY_DRAFT,
    ...(Object.fromEntries(good.map((field) => [field, fields[field]])) as Partial<OrderDraft>),
  };
}

/** A visit that lies in the past cannot be ordered any more: its day, hour and provider are asked again. */
export function withoutPast(draft: OrderDraft, today: string): OrderDraft {
  if (draft.placed || draft.gDate === null || draft.gDate >= today) return draft;
  return {
    ...draft,
    gDate: null,
    deliverytimeid: null,
    startHour: null,
    visitHours: null,
    workerUserId: null,
    merchantid: null,
    providerName: null,
    providerImage: null,
    providerTakesCash: null,
    returnDate: null,
    returnTimeId: null,
  };
}
