/** The wizard step numbers of SPEC 2, as `?order-step=` carries them. */
export const STEPS = {
  mainServices: 1,
  gradeServices: 2,
  address: 3,
  presenceDateTime: 4,
  desc: 5,
  orderComplete: 6,
  orderProcess: 7,
  selectWorker: 8,
  preFactor: 9,
  editMainServices: 14,
  editGradeServices: 15,
  editAddress: 16,
  editPresenceDateTime: 17,
  editDesc: 18,
  editOrderComplete: 19,
  editOrderProcess: 20,
  editSelectWorker: 21,
  cleanDetails: 22,
  cleanPetSelect: 23,
  editCleanDetails: 24,
  editCleanPetSelect: 25,
  carwashCarType: 26,
  carwashServiceType: 27,
  editCarwashCarType: 28,
  editCarwashServiceType: 29,
  returnDateTime: 30,
  laundryBasket: 31,
  editReturnDateTime: 32,
  editLaundryBasket: 33,
  autobarWorkerNumber: 34,
  editAutobarWorkerNumber: 35,
  onlineTestingPersonNumber: 36,
  editOnlineTestingPersonNumber: 37,
  gasGetLocation: 38,
  editGasGetLocation: 39,
  gasGetPlaque: 40,
  editGasGetPlaque: 41,
  gasGetLiter: 42,
  editGasGetLiter: 43,
} as const;

export type StepNumber = (typeof STEPS)[keyof typeof STEPS];

/** The other query parameter of the funnel (SPEC 2). */
export const STATE_PARAMETER = 'state';
/** The value of `state` that marks the provider-register flow. */
export const PROVIDER_REGISTER_STATE = 'pelakfan-register';

const LAST_BASE_WITH_EDIT = 8;
const BASE_EDIT_OFFSET = 13;
/** The pairs of BEHAVIOUR 3. */
const PAIRS: ReadonlyMap<number, number> = new Map([
  [22, 24],
  [23, 25],
  [26, 28],
  [27, 29],
  [30, 32],
  [31, 33],
  [34, 35],
  [36, 37],
  [38, 39],
  [40, 41],
  [42, 43],
]);
const BASES: ReadonlyMap<number, number> = new Map([...PAIRS].map(([base, edit]) => [edit, base]));

/** `edit(n)` of BEHAVIOUR 3: n + 13 for 1 to 8, the pairs above; null for a step without an edit. */
export function findEditStep(step: number): number | null {
  if (step >= 1 && step <= LAST_BASE_WITH_EDIT) return step + BASE_EDIT_OFFSET;
  return PAIRS.get(step) ?? null;
}

/** The step that an edit number edits; null for any other number. */
export function findEditedStep(step: number): number | null {
  if (step > BASE_EDIT_OFFSET && step <= BASE_EDIT_OFFSET + LAST_BASE_WITH_EDIT) return step - BASE_EDIT_OFFSET;
  return BASES.get(step) ?? null;
}

/**
 * A step number from a query; null for one that the table does not have. Persian digits are not expected in an address.
 */
export function findStepNumber(text: string | null | undefined): StepNumber | null {
  if (!text || !/^\d{1,2}$/.test(text)) return null;
  return Object.values(STEPS).find((step) => step === Number(text)) ?? null;
}
