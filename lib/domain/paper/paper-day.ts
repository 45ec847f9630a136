/** How a paper that is handed on names a day: with its year, for nobody knows when it is read. */
export const PAPER_DAY = { hasWeekday: false, hasYear: true } as const;
