/** The hours of a visit to an average flat. */
export const USUAL_HOURS = 4;
