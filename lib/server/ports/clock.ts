/**
 * The only source of "now". The embedded demo's clock can be moved forward under TEST_CLOCK=1; day borders are Tehran's
 * whatever the machine's zone.
 */
export interface Clock {
  now(): Date;
}
