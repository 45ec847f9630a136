/** The format of a day in an invoice that is handed on: with its year, for nobody knows when it is read. */
export const ISSUED_DAY = { hasWeekday: false, hasYear: true } as const;
