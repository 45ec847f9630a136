import { HOURS_A_DAY } from '@/lib/domain/constants/time-units';

/** Parts of the day, each with the hour before which a visit of it begins. */
export const DAY_PARTS = [
  { key: 'morning', from: 0, before: 12 },
  { key: 'afternoon', from: 12, before: 16 },
  { key: 'evening', from: 16, before: HOURS_A_DAY },
] as const;

type DayPart = (typeof DAY_PARTS)[number];

export const isInPart = ({ from, before }: DayPart, startHour: number): boolean =>
  startHour >= from && startHour < before;
