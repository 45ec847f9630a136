// What other domains may use of this one.
export { bringPapersUpToDate } from './issue';
