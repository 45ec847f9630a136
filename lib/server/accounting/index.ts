// What other domains may use of this one.
export { bringInvoicesUpToDate } from './issue';
export { toMonthOf, toMonthSpan } from './jalali-months';
export { listEarned } from './list-earned';
export { toMonthValues } from './month-document';
export { listSettledJobs, type SettledJob, type Span } from './settled-jobs';
