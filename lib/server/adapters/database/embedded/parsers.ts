import { types } from '@electric-sql/pglite';

/** int8 comes back as a number, as on PostgreSQL. */
export const parsers = { [types.INT8]: Number };

const INTERVAL_ARRAY = 1187;
const NUMERIC_ARRAY = 1231;
const TIMESTAMP_ARRAY = 1115;
const TIMESTAMPTZ_ARRAY = 1185;
const DATE_ARRAY = 1182;
const KEPT_AS_TEXT = [
  types.TIMESTAMP,
  types.TIMESTAMPTZ,
  types.INTERVAL,
  types.DATE,
  TIMESTAMP_ARRAY,
  TIMESTAMPTZ_ARRAY,
  INTERVAL_ARRAY,
  DATE_ARRAY,
  NUMERIC_ARRAY,
];

/**
 * drizzle reads these from text by itself. It passes the same parsers with each query, and functions cannot go to
 * another thread.
 */
export const drizzleParsers: Readonly<Record<number, (value: string) => string>> = Object.fromEntries(
  KEPT_AS_TEXT.map((type) => [type, (value: string) => value]),
);
