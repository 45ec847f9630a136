export { listPercentsInTime, readProviderVisitsInTime, readVisitsInTime } from './visits-in-time';
