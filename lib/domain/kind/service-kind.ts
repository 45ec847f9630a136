import type { Matching, ServiceKind } from '@/lib/contract/enumerations';

export interface KindShape {
  readonly matching: Matching;
  /** Somebody comes at an hour that was chosen, for so many hours. Petrol comes as soon as a truck can. */
  readonly hasVisit: boolean;
  /** What is asked for is a type of its category. */
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
   * Its work changes a place or a thing, which its provider may photograph before and after. Textiles are photographed
   * piece by piece.
   */
  readonly hasPhotos: boolean;
  /** It is done to a car, which its plate tells from others. */
  readonly hasCar: boolean;
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
} as const;

/** What an order of each kind has. The database holds its rows to it (`tasks` in lib/server/schema/orders.ts). */
export const KINDS = {
  cleaning: { ...VISIT, matching: 'provider' },
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
    hasPhotos: false,
    hasCar: true,
  },
  testing: { ...VISIT, matching: 'provider', hasResults: true, hasPhotos: false },
} as const satisfies Record<ServiceKind, KindShape>;

/** What a provider works for who works for a category without types; no type has this number. */
export const NO_TYPE_ID = 0;

/** What an order of a kind has. */
export function getKind(kind: ServiceKind): KindShape {
  return KINDS[kind];
}

/** Whether orders of a kind have all of it. */
export function isOfKind(kind: ServiceKind, wanted: Partial<KindShape> = {}): boolean {
  const shape = getKind(kind);
  return (Object.keys(wanted) as (keyof KindShape)[]).every((part) => shape[part] === wanted[part]);
}
