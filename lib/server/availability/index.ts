/** What other domains may use of availability. */
export { listAvailableDates } from './available-dates';
export type { Candidate } from './candidates';
export { readCitySupply } from './city-supply';
export { findEarliest, findFreeProvider, listFreeProviders, type FreeProvider, type VisitSearch } from './free-providers';
export { isBookable, toBookedInterval } from './rules';
