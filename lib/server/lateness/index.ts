export { readVisitsInTime } from './visits-in-time';
