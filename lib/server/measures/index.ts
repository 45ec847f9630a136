/** What operators decided after reports of conversations, as every domain with written words keeps to it. */
export {
  findOwnMeasure,
  isStopped,
  isUnmasked,
  listMasked,
  requireMayWrite,
  toAppealed,
  toWritingMeasure,
} from './live-measures';
export type { ReportRow } from './live-measures';
