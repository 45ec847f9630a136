export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const MINUTES_AN_HOUR = HOUR_MS / MINUTE_MS;
export const HOURS_A_DAY = 24;
export const DAY_MS = HOURS_A_DAY * HOUR_MS;
export const DAYS_A_YEAR = 365;
export const MONTHS_A_YEAR = 12;
