/** Somebody who gives a sample is at most so many years old. */
export const OLDEST_PATIENT_YEARS = 120;
