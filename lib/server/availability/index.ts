/** What other domains may use of availability. */
export { listAvailableDates } from './available-dates';
export { selectProviderSchedule } from './candidates';
export { readCitySupply } from './city-supply';
export { findEarliest, isFreeFor, listFreeProviders, type FreeProvider, type VisitSearch } from './free-providers';
export { toProviderItem } from './provider-item';
export { isBookable, toBookedInterval } from './rules';
