// Numbers of one kind of service each: SPEC 9, BEHAVIOUR 4 and 30.
export const GAS_CATEGORY_ID = 22;
export const GRADED_CATEGORY_IDS = [5, 7] as const;
/** A home without a deep clean by us for this time is asked for as a first one. */
export const FIRST_DEEP_CLEAN_MONTHS = 6;
// BEHAVIOUR 4: litres of petrol that one order may ask for, by vehicle.
export const PETROL_LITRES = { car: { least: 10, most: 60 }, motorcycle: { least: 3, most: 12 } } as const;
/** Limits of a removal: pieces of one heavy kind, and the floors of homes. */
export const REMOVAL_MOST_OF_A_PIECE = 10;
export const LOWEST_FLOOR = -5;
export const HIGHEST_FLOOR = 60;
