/** What other domains may use of availability. */
export { findEarliest, listFreeProviders, type FreeProvider, type VisitSearch } from './free-providers';
export { isBookable, toBookedInterval } from './rules';
