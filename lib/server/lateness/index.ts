export { readProviderVisitsInTime, readVisitsInTime } from './visits-in-time';
