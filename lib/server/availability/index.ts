/** The parts of availability that other domains may use. */
export { listAvailableDates } from './available-dates';
export { hasProviders, isServed, selectBestOfCity, selectProviderSchedule, toSchedules } from './candidates';
export { listFreeDays, SHORTEST_VISIT_HOURS } from './free-days';
export { readNextFree } from './next-free';
export { listServedLocations, readCitySupply } from './city-supply';
export {
  findEarliest,
  isFree,
  isFreeFor,
  listFavourites,
  listFreeProviders,
  readBiddingCredits,
  type FreeProvider,
  type VisitSearch,
} from './free-providers';
export { toDatedPapers } from './dated-papers';
export { readFree } from './read-free';
export { toProviderItem } from './provider-item';
export { isBookable, isFastingHour, judgeLater, toBookedInterval, type Schedule } from './rules';
export {
  findHolder,
  holdBy,
  listBookedOf,
  lockTeamOf,
  moveHolds,
  moveHoldsOf,
  planRoom,
  type HeldWork,
} from './holders';
export { isPlaceOpen } from './place-open';
export { hasTime } from './taken-time';
export { takesOffers } from './takes-offers';
export { ONCE, selectMembers } from './team-people';
