import type { ReviewReason } from '@/lib/contract/enumerations';

/** Reasons that contradict each other. */
const OPPOSITES: readonly (readonly [praise: ReviewReason, complaint: ReviewReason])[] = [
  ['on-time', 'late'],
  ['careful', 'careless'],
  ['polite', 'impolite'],
];

/** Whether two of the reasons contradict each other. */
export function isContradicting(reasons: readonly ReviewReason[]): boolean {
  return OPPOSITES.some((pair) => pair.every((reason) => reasons.includes(reason)));
}
