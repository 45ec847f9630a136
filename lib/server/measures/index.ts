/** Operators' measures after reports of conversations, which every domain with written words obeys. */
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
