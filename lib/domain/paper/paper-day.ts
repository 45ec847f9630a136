/** The format of a day in a paper that is handed on: with its year, for nobody knows when it is read. */
export const PAPER_DAY = { hasWeekday: false, hasYear: true } as const;
