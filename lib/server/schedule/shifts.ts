/** Hours of one weekday, Tehran time; weekday 0 is Saturday. */
export interface Shift {
  readonly weekday: number;
  readonly startHour: number;
  readonly endHour: number;
}

/** Shifts in the week's order; spans of a day that touch or overlap are one. */
export function joinShifts(shifts: readonly Shift[]): Shift[] {
  const sorted = shifts
    .map(({ weekday, startHour, endHour }) => ({ weekday, startHour, endHour }))
    .sort((one, other) => one.weekday - other.weekday || one.startHour - other.startHour);
  return sorted.reduce<Shift[]>((joined, shift) => {
    const last = joined.at(-1);
    if (last?.weekday !== shift.weekday || last.endHour < shift.startHour) return [...joined, shift];
    return [...joined.slice(0, -1), { ...last, endHour: Math.max(last.endHour, shift.endHour) }];
  }, []);
}
