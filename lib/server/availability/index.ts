/** What other domains may use of availability. */
export { findEarliest, listFreeProviders, type FreeProvider, type VisitSearch } from './free-providers';
export { isBookable, toBookedInterval, type FreeHour } from './rules';
export { requireServiceArea, type ServiceArea, type ServicePlace } from './service-area';
export { tellWaitingCustomers } from './waiting-customers';
