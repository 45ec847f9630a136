// What other domains may use of this one.
export { bringInvoicesUpToDate } from './issue';
export { toMonthOf, toMonthSpan } from './jalali-months';
export { listTips } from './list-tips';
export { toMonthValues } from './month-document';
export { listSettledJobs, type SettledJob, type Span } from './settled-jobs';
export { toSumCell, toSumTable } from './sum-figures';
