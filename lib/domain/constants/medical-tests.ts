// Numbers of tests at home: BEHAVIOUR 30.
/** Samples of somebody who has eaten nothing are taken before this hour (BEHAVIOUR 30). */
export const FASTING_UNTIL_HOUR = 11;
/** So many people one sampler sees in a visit. */
export const MEDICAL_TESTS_MOST_PERSONS = 12;
/** Of a medical test: so many files a person, handed over until so long after the visit. */
export const TEST_RESULT_LIMITS = { filesAPerson: 5, daysAfterVisit: 30 } as const;
/** Somebody who gives a sample is at most so many years old. */
export const OLDEST_PATIENT_YEARS = 120;
