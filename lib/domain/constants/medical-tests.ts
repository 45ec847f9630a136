// Numbers of tests at home: BEHAVIOUR 30.
/** Samples of somebody who has eaten nothing are taken before this hour (BEHAVIOUR 30). */
export const FASTING_UNTIL_HOUR = 11;
/** People whom one sampler sees in a visit, at most. */
export const MEDICAL_TESTS_MOST_PERSONS = 12;
/** Limits of a medical test's results: files a person, and days after the visit until which they are handed over. */
export const TEST_RESULT_LIMITS = { filesAPerson: 5, daysAfterVisit: 30 } as const;
/** The largest age of a person who gives a sample, in years. */
export const OLDEST_PATIENT_YEARS = 120;
